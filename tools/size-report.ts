import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ChunkReport } from '../apps/portal/build/chunk-report.ts';
import { markdownTable } from './markdown-table.ts';
import { brotliSize, bundle, entrySizes, kilobytes, portalBytes, readBuild } from './sizes.ts';

// "pnpm sizes": what everything weighs, in kilobytes of brotli. It gates nothing. With --save FILE it keeps what it has measured,
// with --against FILE it shows what has changed since, such as since the main branch.

/** One table: its numbers by row and column. Those of `Scripts` are counts, all others bytes. */
export interface Section {
  title: string;
  rows: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A number as the table shows it, with its change where there is one that can be seen. */
function cell(column: string, now: number, before: number | undefined): string {
  const shown = column === 'Scripts' ? String : kilobytes;
  if (before === undefined || shown(now) === shown(before)) return shown(now);
  return `${shown(now)} (${now > before ? '+' : '−'}${shown(Math.abs(now - before))})`;
}

/**
 * A section as Markdown.
 *
 * @param before the same section as it was; a row that it lacks is new.
 */
export function sectionTable({ title, rows }: Section, before?: Section): string {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  const body = Object.entries(rows).map(([name, row]) => [
    before && !before.rows[name] ? `${name} (new)` : name,
    ...columns.map((column) => cell(column, row[column] ?? 0, before?.rows[name]?.[column])),
  ]);
  return markdownTable([title, ...columns], body);
}

/** What each route loads beside the entry. `shared` is in the bytes, and not among the scripts: most pages have loaded it. */
function routeSection(): Section {
  const { routes } = readBuild<ChunkReport>('chunks.json');
  const rows = Object.entries(routes).map(([id, { files }]) => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    return [
      id,
      {
        JavaScript: portalBytes(scripts),
        Styles: portalBytes(files.filter((file) => file.endsWith('.css'))),
        Scripts: scripts.filter((file) => !/\/shared-[\w-]+\.js$/.test(file)).length,
      },
    ];
  });
  return { title: 'Route', rows: Object.fromEntries(rows) };
}

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

/** What a page takes in with the import of one component, React not. */
async function componentSection(): Promise<Section> {
  const source = join(import.meta.dirname, '../packages/ui/src');
  const components = namesByComponent(readFileSync(join(source, 'index.ts'), 'utf8'));
  const total = (parts: readonly string[]) =>
    parts.reduce((sum, part) => sum + brotliSize(part), 0);
  const rows: Record<string, Record<string, number>> = {};
  // One after the other: side by side they take more than they save.
  for (const [folder, names] of Object.entries(components)) {
    const lines = `export { ${names.join(', ')} } from './index.ts';`;
    const { files, styles } = await bundle(lines, source, ['react', 'react-dom']);
    rows[folder] = { JavaScript: total(files), Styles: total(styles) };
  }
  return { title: 'Component', rows };
}

async function measure(): Promise<Section[]> {
  const entries = Object.entries(await entrySizes()).map(([name, size]) => [name, { Size: size }]);
  return [
    { title: 'Entry point', rows: Object.fromEntries(entries) },
    routeSection(),
    await componentSection(),
  ];
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { save: { type: 'string' }, against: { type: 'string' } },
  });
  const before = values.against
    ? (JSON.parse(readFileSync(values.against, 'utf8')) as Section[])
    : [];
  const sections = await measure();
  for (const section of sections) {
    const same = before.find(({ title }) => title === section.title);
    console.log(`${sectionTable(section, same)}\n`);
  }
  if (values.save) writeFileSync(values.save, `${JSON.stringify(sections, null, 2)}\n`);
}
