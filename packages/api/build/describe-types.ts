import ts from 'typescript';
import { createComponentSchemas } from '../src/openapi/schemas.ts';
import { describeField } from '../src/openapi/descriptions.ts';

/** Names of the records that the OpenAPI document describes. */
const recordNames = new Set(Object.keys(createComponentSchemas()));

/** The record that a schema's variable defines: `Alert` for `alertSchema`. */
function getRecordName(variable: string): string | undefined {
  const name = variable.replace(/^./, (letter) => letter.toUpperCase()).replace(/Schema$/, '');
  return variable.endsWith('Schema') && recordNames.has(name) ? name : undefined;
}

/**
 * Adds the descriptions of the OpenAPI document to the fields of the schemas in a declaration file, so
 * that editors show them. The types of records are inferred from these schemas.
 *
 * @param text a `.d.ts` or `.d.cts` file
 * @example
 * describeTypes(
 *   'declare const alertSchema: v.ObjectSchema<{ readonly slug: v.StringSchema<undefined> }, undefined>;',
 * ); // '… { /** Name in URLs. *\/ readonly slug: …'
 */
export function describeTypes(text: string): string {
  const file = ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, true);
  const insertions: { position: number; comment: string }[] = [];

  function visitField(field: ts.PropertySignature, owner: string): void {
    const name = field.name.getText(file);
    const description = describeField(owner, name);
    // A comment in the source stays, because it says more than the description.
    if (description !== undefined && ts.getJSDocCommentsAndTags(field).length === 0)
      insertions.push({ position: field.getStart(file), comment: `/** ${description} */ ` });
    ts.forEachChild(field, (child) => visit(child, name));
  }

  function visit(node: ts.Node, owner: string | undefined): void {
    if (ts.isVariableDeclaration(node)) {
      const name = getRecordName(node.name.getText(file));
      return ts.forEachChild(node, (child) => visit(child, name));
    }
    if (owner !== undefined && ts.isPropertySignature(node)) return visitField(node, owner);
    return ts.forEachChild(node, (child) => visit(child, owner));
  }

  visit(file, undefined);
  return insertions
    .toSorted((a, b) => b.position - a.position)
    .reduce(
      (result, { position, comment }) =>
        result.slice(0, position) + comment + result.slice(position),
      text,
    );
}

/** Returns the documentation of a field of an exported type, as an editor shows it. */
export function readFieldDocumentation(declarations: string, type: string, field: string): string {
  const program = ts.createProgram([declarations], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    strict: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(declarations);
  const module = source && checker.getSymbolAtLocation(source);
  const alias = module && checker.getExportsOfModule(module).find(({ name }) => name === type);
  const symbol = alias && checker.getAliasedSymbol(alias);
  const property = symbol && checker.getDeclaredTypeOfSymbol(symbol).getProperty(field);
  return ts.displayPartsToString(property?.getDocumentationComment(checker));
}
