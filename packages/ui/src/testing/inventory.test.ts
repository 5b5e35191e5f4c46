import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inventory } from './inventory.ts';
import type { InventoryRow } from './inventory.ts';

const packages = join(import.meta.dirname, '../../..');

interface PackageContents {
  /** The exported names. */
  exportedNames: ReadonlySet<string>;
  /** All stories as "file/Export". */
  stories: ReadonlySet<string>;
  /** The components with a table of props on a documentation page. */
  documentedComponents: ReadonlySet<string>;
}

/** Returns the components that the page beside a story file shows tables of props for. */
function findDocumentedComponents(storyFile: string): string[] {
  const page = storyFile.replace('.stories.tsx', '.mdx');
  if (!existsSync(page) || !readFileSync(page, 'utf8').includes('<ArgTypes of={Stories} />'))
    return [];
  const [, component = '', subcomponents = ''] =
    /^  component: (\w+)(?:<\w+>)?,\n(?:  subcomponents: \{([^}]*)\})?/m.exec(
      readFileSync(storyFile, 'utf8'),
    ) ?? [];
  return [component, ...(subcomponents.match(/\w+/g) ?? [])];
}

function readPackage(pkg: string): PackageContents {
  const source = join(packages, pkg, 'src');
  const storyFiles = globSync('**/*.stories.tsx', { cwd: source }).map((file) =>
    join(source, file),
  );
  const indexSource = readFileSync(join(source, 'index.ts'), 'utf8');
  return {
    exportedNames: new Set(
      [...indexSource.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    ),
    stories: new Set(
      storyFiles.flatMap((file) => {
        const stories = readFileSync(file, 'utf8');
        return [...stories.matchAll(/^export const (\w+)/gm)].map(
          ([, name]) => `${basename(file, '.stories.tsx')}/${name}`,
        );
      }),
    ),
    documentedComponents: new Set(storyFiles.flatMap(findDocumentedComponents)),
  };
}

const packageContents = {
  ui: readPackage('ui'),
  'content-renderer': readPackage('content-renderer'),
};

/** Returns the components and stories of a row that don't exist. */
function findMissing({ components, states, pkg = 'ui' }: InventoryRow): string[] {
  const { exportedNames, stories } = packageContents[pkg];
  return [
    ...components
      .filter((name) => !exportedNames.has(name))
      .map((name) => `${name} is not exported`),
    ...Object.entries(states)
      .filter(([, story]) => !stories.has(story))
      .map(([state, story]) => `"${state}" has no story ${story}`),
  ];
}

it('has rows 1 to 52, each with components and at least two states', () => {
  expect(inventory.map(({ row }) => row)).toEqual(
    Array.from({ length: 52 }, (_, index) => index + 1),
  );
  expect(
    inventory.filter((row) => row.components.length === 0 || Object.keys(row.states).length < 2),
  ).toEqual([]);
});

describe('every row has exported components and a story for each state', () => {
  it.each(inventory)('row $row: $components', (row) => {
    expect(findMissing(row)).toEqual([]);
  });
});

it.each(Object.entries(packageContents))(
  'every component of %s has a table of props',
  (_, { exportedNames, documentedComponents }) => {
    const components = [...exportedNames].filter((name) => /^[A-Z]/.test(name));
    expect(components).not.toEqual([]);
    expect(components.filter((name) => !documentedComponents.has(name))).toEqual([]);
  },
);

it('detects a missing component, and a state without a story', () => {
  expect(
    findMissing({
      row: 0,
      components: ['Button', 'Nothing'],
      states: { rest: 'button/Default', gone: 'button/Gone' },
    }),
  ).toEqual(['Nothing is not exported', '"gone" has no story button/Gone']);
});
