import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable, withTable } from './marked-table.ts';
import { bundle, gzipSize } from './sizes.ts';
import { runStep, type StepResult } from './step.ts';

/** gzip bytes of what a page takes in with one import: { js: 846, css: 815 }. */
export interface ImportSize {
  js: number;
  css: number;
}
export type ImportSizes = Readonly<Record<string, ImportSize>>;

/** What stands for the least that anyone can import. */
const MINIMAL = 'Button and the tokens';

/**
 * The names that the door hands out, by the folder of their component.
 *
 * @example namesByComponent("export { Tabs } from './components/tabs/tabs.tsx';") // { tabs: ['Tabs'] }
 */
export function namesByComponent(door: string): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const [, list = '', folder = ''] of door.matchAll(
    /^export \{([^}]+)\} from '\.\/components\/([^/']+)\/[^']+';$/gm,
  )) {
    const found = list.split(',').flatMap((name) => (name.trim() ? [name.trim()] : []));
    names[folder] = [...(names[folder] ?? []), ...found];
  }
  return names;
}

/** What is over its budget, has none, or is budgeted and gone. */
export function importFaults(budgets: ImportSizes, measured: ImportSizes): string[] {
  const update =
    'Run "node tools/component-sizes.ts --update" and say in the commit what the bytes buy.';
  const over = Object.entries(measured).flatMap(([name, size]) => {
    const budget = budgets[name];
    if (!budget) return [`${name}: ${size.js} + ${size.css} bytes and no budget. ${update}`];
    return (['js', 'css'] as const).flatMap((part) =>
      size[part] > budget[part]
        ? [
            `${name}: ${size[part]} bytes of ${part}, ${size[part] - budget[part]} over its budget of ${budget[part]}. ${update}`,
          ]
        : [],
    );
  });
  const gone = Object.keys(budgets)
    .filter((name) => !(name in measured))
    .map((name) => `${name}: it has a budget and is not at the door. ${update}`);
  return [...over, ...gone];
}

/** The budget of what was measured: 3 % more, so that a word in a comment of a library does not break it. */
export function budgetsFor(measured: ImportSizes): ImportSizes {
  const room = (bytes: number) => Math.ceil(bytes * 1.03);
  return Object.fromEntries(
    Object.entries(measured)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, { js, css }]) => [name, { js: room(js), css: room(css) }]),
  );
}

/** A row for each import, as the README shows it: kilobytes at most. */
export function sizeTable(budgets: ImportSizes): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = Object.entries(budgets).map(([name, { js, css }]) => [
    name,
    kilobytes(js),
    kilobytes(css),
  ]);
  return markdownTable(['Import', 'JavaScript', 'Styles'], rows);
}

const ui = join(import.meta.dirname, '../packages/ui');
const budgetFile = join(import.meta.dirname, 'component-budgets.json');
const readme = join(ui, 'README.md');
const command = 'node tools/component-sizes.ts --update';

const sum = (files: readonly string[]) => files.reduce((total, file) => total + gzipSize(file), 0);

async function measure(): Promise<ImportSizes> {
  const source = join(ui, 'src');
  const components = namesByComponent(readFileSync(join(source, 'index.ts'), 'utf8'));
  const measured: Record<string, ImportSize> = {};
  // One after the other: side by side they take more than they save.
  for (const [folder, names] of Object.entries(components)) {
    const lines = `export { ${names.join(', ')} } from './index.ts';`;
    const { files, styles } = await bundle(lines, source, ['react', 'react-dom']);
    measured[folder] = { js: sum(files), css: sum(styles) };
  }
  const { button } = measured;
  if (!button) throw new Error('There is no button at the door.');
  const tokens = gzipSize(readFileSync(join(source, 'tokens/tokens.css')));
  return { ...measured, [MINIMAL]: { js: button.js, css: button.css + tokens } };
}

async function check(): Promise<StepResult> {
  const measured = await measure();
  if (process.argv.includes('--update')) {
    const budgets = budgetsFor(measured);
    writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
    writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), sizeTable(budgets), command));
  }
  const budgets = existsSync(budgetFile)
    ? (JSON.parse(readFileSync(budgetFile, 'utf8')) as ImportSizes)
    : {};
  const text = readFileSync(readme, 'utf8');
  const stale = text !== withTable(text, sizeTable(budgets), command);
  return {
    summary: `${Object.keys(measured).length} imports`,
    problems: [
      ...importFaults(budgets, measured),
      ...(stale
        ? ['packages/ui/README.md shows other sizes than tools/component-budgets.json.']
        : []),
    ],
  };
}

await runStep(import.meta, check);
