import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inventory } from './inventory.ts';
import type { InventoryRow } from './inventory.ts';

const packages = join(import.meta.dirname, '../../..');

interface Shelf {
  /** What a consumer can import. */
  exported: ReadonlySet<string>;
  /** Every story as "file/Export". */
  stories: ReadonlySet<string>;
}

function readShelf(pkg: string): Shelf {
  const source = join(packages, pkg, 'src');
  const exported = readFileSync(join(source, 'index.ts'), 'utf8');
  return {
    exported: new Set(
      [...exported.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim()),
      ),
    ),
    stories: new Set(
      globSync('**/*.stories.tsx', { cwd: source }).flatMap((file) => {
        const stories = readFileSync(join(source, file), 'utf8');
        return [...stories.matchAll(/^export const (\w+)/gm)].map(
          ([, name]) => `${basename(file, '.stories.tsx')}/${name}`,
        );
      }),
    ),
  };
}

const shelves = { ui: readShelf('ui'), 'content-renderer': readShelf('content-renderer') };

/** What a row promises and nobody can find. */
function missing({ components, states, pkg = 'ui' }: InventoryRow): string[] {
  const { exported, stories } = shelves[pkg];
  return [
    ...components.filter((name) => !exported.has(name)).map((name) => `${name} is not at the door`),
    ...Object.entries(states)
      .filter(([, story]) => !stories.has(story))
      .map(([state, story]) => `"${state}" has no story ${story}`),
  ];
}

it('holds all 52 rows of the table, each with its components and states', () => {
  expect(inventory.map(({ row }) => row)).toEqual(Array.from({ length: 52 }, (_, at) => at + 1));
  expect(
    inventory.filter((row) => row.components.length === 0 || Object.keys(row.states).length < 2),
  ).toEqual([]);
});

describe('every row has its components at the door and a story for each state', () => {
  it.each(inventory)('row $row: $components', (row) => {
    expect(missing(row)).toEqual([]);
  });
});

it('notices a component that is not at the door, and a state without a story', () => {
  expect(
    missing({
      row: 0,
      components: ['Button', 'Nothing'],
      states: { rest: 'button/Default', gone: 'button/Gone' },
    }),
  ).toEqual(['Nothing is not at the door', '"gone" has no story button/Gone']);
});
