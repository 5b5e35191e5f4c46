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
 * exported table whose value, or a top-level helper that it names, holds an `import('…')`.
 *
 * @returns pairs of route id and import specifier.
 */
export function screenImports(program: unknown): [route: string, source: string][] {
  if (!isNode(program)) return [];
  const helpers = new Map<string, string>();
  const tables: Node[] = [];

  for (const statement of children(program)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of children(declaration)) {
      if (!isNode(id) || typeof id.name !== 'string' || !isNode(init)) continue;
      if (statement.type === 'ExportNamedDeclaration' && init.type === 'ObjectExpression')
        tables.push(init);
      else {
        const source = importedSource(init) ?? namedHelper(init, helpers);
        if (source !== null) helpers.set(id.name, source);
      }
    }
  }
  return tables.flatMap(children).flatMap((property): [string, string][] => {
    const route = property.type === 'Property' ? keyOf(property) : null;
    const value = property.value;
    if (route === null || !isNode(value)) return [];
    const source = importedSource(value) ?? namedHelper(value, helpers);
    return source === null ? [] : [[route, source]];
  });
}

/** What a top-level helper that is named under a node imports. */
function namedHelper(node: Node, helpers: ReadonlyMap<string, string>): string | null {
  if (node.type === 'Identifier' && typeof node.name === 'string')
    return helpers.get(node.name) ?? null;
  for (const child of children(node)) {
    const source = namedHelper(child, helpers);
    if (source !== null) return source;
  }
  return null;
}
