/** A node of a syntax tree, as far as it matters here. */
type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function children(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The first `import('…')` under a node. */
function importedSource(node: Node): string | null {
  if (
    node.type === 'ImportExpression' &&
    isNode(node.source) &&
    typeof node.source.value === 'string'
  ) {
    return node.source.value;
  }
  for (const child of children(node)) {
    const source = importedSource(child);
    if (source !== null) return source;
  }
  return null;
}

const keyOf = ({ key }: Node): string | null => {
  if (!isNode(key)) return null;
  if (key.type === 'Identifier' && typeof key.name === 'string') return key.name;
  return typeof key.value === 'string' ? key.value : null;
};

/**
 * Reads from the syntax tree of a feature's `routes` module which module each route's screen is in: every property of the
 * exported table that holds an `import('…')`, or names a top-level function that does.
 *
 * @returns pairs of route id and import specifier.
 */
export function screenImports(program: unknown): [route: string, source: string][] {
  if (!isNode(program)) return [];
  const shared = new Map<string, string>();
  const tables: Node[] = [];

  for (const statement of children(program)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of children(declaration)) {
      if (!isNode(id) || typeof id.name !== 'string' || !isNode(init)) continue;
      if (statement.type === 'ExportNamedDeclaration' && init.type === 'ObjectExpression')
        tables.push(init);
      else {
        const source = importedSource(init);
        if (source !== null) shared.set(id.name, source);
      }
    }
  }
  return tables.flatMap(children).flatMap((property): [string, string][] => {
    const route = property.type === 'Property' ? keyOf(property) : null;
    const { value } = property;
    if (route === null || !isNode(value)) return [];
    const source =
      value.type === 'Identifier' ? shared.get(String(value.name)) : importedSource(value);
    return source ? [[route, source]] : [];
  });
}
