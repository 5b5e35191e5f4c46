/** The parts of a syntax tree node that are used here. */
type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function getChildNodes(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

const getKey = ({ key }: Node): string | null => {
  if (!isNode(key)) return null;
  if (key.type === 'Identifier' && typeof key.name === 'string') return key.name;
  return typeof key.value === 'string' ? key.value : null;
};

/** The module's top-level constants by name, with their values. */
function getConstants(program: Node): Map<string, Node> {
  const declarations = getChildNodes(program)
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(getChildNodes);
  return new Map(
    declarations.flatMap(({ id, init }): [string, Node][] =>
      isNode(id) && typeof id.name === 'string' && isNode(init) ? [[id.name, init]] : [],
    ),
  );
}

/** The first `import('…')` under a node, following the constants that the node refers to. */
function findImportSource(node: Node, constants: ReadonlyMap<string, Node>): string | null {
  const { source } = node;
  if (node.type === 'ImportExpression' && isNode(source) && typeof source.value === 'string')
    return source.value;
  const constant = node.type === 'Identifier' ? constants.get(String(node.name)) : undefined;
  // Skip property keys, because a key can have the same name as a constant.
  const parts = node.type === 'Property' ? [node.value].filter(isNode) : getChildNodes(node);
  for (const part of constant ? [constant] : parts) {
    const childSource = findImportSource(part, constants);
    if (childSource !== null) return childSource;
  }
  return null;
}

/**
 * Finds each route's screen module in the syntax tree of a feature's `routes` module: every property of the exported object
 * that contains an `import('…')` or refers to a top-level constant that does.
 *
 * @returns pairs of route id and import specifier.
 */
export function findScreenImports(program: unknown): [route: string, source: string][] {
  if (!isNode(program)) return [];
  const constants = getConstants(program);
  const exported = getChildNodes(program)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => (isNode(declaration) ? getChildNodes(declaration) : []));
  const tables = exported.flatMap(({ init }) => (isNode(init) ? [init] : []));
  return tables.flatMap(getChildNodes).flatMap((property): [string, string][] => {
    const route = property.type === 'Property' ? getKey(property) : null;
    const source = findImportSource(property, constants);
    return route !== null && source !== null ? [[route, source]] : [];
  });
}
