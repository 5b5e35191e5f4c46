import { join } from 'node:path';
import ts from 'typescript';
import type * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { callNames } from './contract/registry.ts';
import type { TrainingDetail, trainingDetailSchema } from './resources/trainings.ts';

// Two compiler versions are in use: one writes the package's declarations, and another checks the
// workspace. They can infer different types. These tests use the version that writes the declarations.

const entryPoint = join(import.meta.dirname, 'index.ts');
const program = ts.createProgram([entryPoint], {
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2024,
  types: [],
});
const checker = program.getTypeChecker();

/** Type of a query's data, as tagged on its key. */
function getDataType(query: ts.Symbol): ts.Type | undefined {
  const [signature] = checker.getTypeOfSymbol(query).getCallSignatures();
  const key = signature?.getReturnType().getProperty('queryKey');
  const properties = key && checker.getPropertiesOfType(checker.getTypeOfSymbol(key));
  const tag = properties?.find(({ name }) => name.startsWith('__@dataTagSymbol@'));
  return tag && checker.getTypeOfSymbol(tag);
}

/** Type of the error that a mutation's `onError` gets. */
function getErrorType(mutation: ts.Symbol): string | undefined {
  const [signature] = checker.getTypeOfSymbol(mutation).getCallSignatures();
  const onError = signature?.getReturnType().getProperty('onError');
  const callback = onError && checker.getNonNullableType(checker.getTypeOfSymbol(onError));
  const [error] = callback?.getCallSignatures()[0]?.getParameters() ?? [];
  return error && checker.typeToString(checker.getTypeOfSymbol(error));
}

const file = program.getSourceFile(entryPoint);
const module = file && checker.getSymbolAtLocation(file);
const exportedSymbols = checker
  .getExportsOfModule(module ?? expect.fail('The entry point has no exports'))
  .map((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return [symbol.name, target] as const;
  });
const isOptionsName = (name: string, part: string) =>
  /^[a-z]/.test(name) && name.toLowerCase().endsWith(part);

/** The functions that return query or mutation options: each call's, and exports such as `draftCollateralRequestQuery`. */
const findSymbols = (part: 'query' | 'mutation') => [
  ...callNames.flatMap((name): [string, ts.Symbol][] => {
    const [resource, call = ''] = name.split('.');
    const symbol = exportedSymbols.find(([exportName]) => exportName === resource)?.[1];
    const callSymbol = symbol && checker.getTypeOfSymbol(symbol).getProperty(call);
    const option = callSymbol && checker.getTypeOfSymbol(callSymbol).getProperty(part);
    return option ? [[`${name}.${part}`, option]] : [];
  }),
  ...exportedSymbols.filter(([name]) => name !== 'pathWithQuery' && isOptionsName(name, part)),
];
const queries = findSymbols('query');
const mutations = findSymbols('mutation');

describe('query data in the published types', () => {
  it.each(queries)('for %s is not a function, any, or unknown', (_name, query) => {
    const dataType = getDataType(query);
    expect(dataType).toBeDefined();
    expect(dataType?.getCallSignatures()).toEqual([]);
    expect(dataType && dataType.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)).toBe(0);
  });

  it.each(queries)('for %s has a named type on hover', (_name, query) => {
    const dataType = getDataType(query);
    expect(dataType && checker.typeToString(dataType)).not.toContain('{');
  });

  it.each([
    ['alerts.list.query', 'Page<Alert>'],
    ['alerts.markAsRead.query', 'Alert'],
    ['alerts.count.query', 'number'],
    ['favoritePages.list.query', 'FavoritePage[]'],
    ['draftCollateralRequestQuery', 'CollateralRequest | null'],
    ['menus.all.query', 'Menus'],
    ['redirectRecords.check.query', 'RedirectRecord | null'],
    ['search.list.query', 'SearchPage'],
    ['statics.all.query', 'Statics'],
    ['trainings.detail.query', 'TrainingDetail'],
  ])('for %s has the type %s', (name, expected) => {
    const query = queries.find(([exportName]) => exportName === name)?.[1];
    const dataType = query && getDataType(query);
    expect(dataType && checker.typeToString(dataType)).toBe(expected);
  });
});

it.each([
  [
    'guides.list',
    'PagedCall<Page<Guide>, "as_of" | "category" | "for" | "page" | "search" | "state" | "tags[]">',
  ],
  ['guides.byState', 'PlainCall<Page<GuidesOfState>, GuidesOfState[]>'],
  ['guides.detail', 'RecordCall<Guide, "as_of" | "for">'],
  ['jobAids.detail', 'RecordCall<JobAid, never>'],
  ['bindCheck.map', 'KeyedCall<StateBinding[], "action" | "at" | "product", StateBinding[], "at">'],
  ['revisions.list', 'KeyedCall<Page<Revision>, "record" | "record_type", Revision[], never>'],
  ['simplePages.detail', 'IdCall<SimplePage, SimplePage>'],
])('shows %s on hover as %s', (name, expected) => {
  // TypeScript shows the members of a union in the order in which it first sees them in any file.
  const sortUnions = (text: string) =>
    text.replaceAll(/"[\w[\]]+"(?: \| "[\w[\]]+")+/g, (union) =>
      union.split(' | ').toSorted().join(' | '),
    );
  const [resource, call = ''] = name.split('.');
  const symbol = exportedSymbols.find(([exportName]) => exportName === resource)?.[1];
  const callSymbol = symbol && checker.getTypeOfSymbol(symbol).getProperty(call);
  const displayedType = callSymbol && checker.typeToString(checker.getTypeOfSymbol(callSymbol));
  expect(displayedType && sortUnions(displayedType)).toBe(expected);
});

it('the handwritten type TrainingDetail matches its schema', () => {
  expectTypeOf<TrainingDetail>().toEqualTypeOf<v.InferOutput<typeof trainingDetailSchema>>();
});

describe('mutation errors in the published types', () => {
  it.each(mutations)('for %s have the type Error', (_name, mutation) => {
    expect(getErrorType(mutation)).toBe('Error');
  });
});
