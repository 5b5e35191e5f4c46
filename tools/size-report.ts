import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatMarkdownTable } from './markdown-table.ts';
import {
  getBrotliSize,
  bundle,
  measureSizes,
  formatKilobytes,
  getPortalBytes,
  readBuild,
} from './sizes.ts';

// "pnpm sizes" prints all sizes in kilobytes of brotli. "--save FILE" saves the report; "--against FILE" shows the differences
// from a saved report, such as the main branch's.

/** A table of numbers by row and column. All numbers are bytes, except in the column `Scripts`, which counts scripts. */
export interface Section {
  title: string;
  rows: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Formats a number, followed by its difference from the earlier number, unless both look the same after rounding. */
function formatCell(column: string, now: number, before: number | undefined): string {
  const formatNumber = column === 'Scripts' ? String : formatKilobytes;
  if (before === undefined || formatNumber(now) === formatNumber(before)) return formatNumber(now);
  return `${formatNumber(now)} (${now > before ? '+' : '−'}${formatNumber(Math.abs(now - before))})`;
}

/**
 * Formats a section as a Markdown table.
 *
 * @param before the section to compare with.
 */
export function formatSection({ title, rows }: Section, before?: Section): string {
  const columns = Object.keys(Object.values(rows)[0] ?? {});
  const body = Object.entries(rows).map(([name, row]) => [
    before && !before.rows[name] ? `${name} (new)` : name,
    ...columns.map((column) => formatCell(column, row[column] ?? 0, before?.rows[name]?.[column])),
  ]);
  return formatMarkdownTable([title, ...columns], body);
}

/** What each route loads besides the entry. `Scripts` does not count `shared`, which most pages have already loaded. */
function measureRoutes(): Section {
  const { routes } = readBuild();
  const rows = Object.entries(routes).map(([id, { files }]) => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    return [
      id,
      {
        JavaScript: getPortalBytes(scripts),
        Styles: getPortalBytes(files.filter((file) => file.endsWith('.css'))),
        Scripts: scripts.filter((file) => !/\/shared-[\w-]+\.js$/.test(file)).length,
      },
    ];
  });
  return { title: 'Route', rows: Object.fromEntries(rows) };
}

/**
 * Returns the names that an index file exports, by component folder.
 *
 * @example groupNamesByComponent("export { Tabs } from './components/tabs/tabs.tsx';") // { tabs: ['Tabs'] }
 */
export function groupNamesByComponent(index: string): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const [, list = '', folder = ''] of index.matchAll(
    /^export \{([^}]+)\} from '\.\/components\/([^/']+)\/[^']+';$/gm,
  )) {
    const exportedNames = list.split(',').flatMap((name) => (name.trim() ? [name.trim()] : []));
    names[folder] = [...(names[folder] ?? []), ...exportedNames];
  }
  return names;
}

/** What importing each component adds to a page, without React. */
async function measureComponents(): Promise<Section> {
  const source = join(import.meta.dirname, '../packages/ui/src');
  const components = groupNamesByComponent(readFileSync(join(source, 'index.ts'), 'utf8'));
  const total = (parts: readonly string[]) =>
    parts.reduce((sum, part) => sum + getBrotliSize(part), 0);
  const rows: Record<string, Record<string, number>> = {};
  // One after the other, because parallel builds are slower.
  for (const [folder, names] of Object.entries(components)) {
    const lines = `export { ${names.join(', ')} } from './index.ts';`;
    const { files, styles } = await bundle(lines, source, ['react', 'react-dom']);
    rows[folder] = { JavaScript: total(files), Styles: total(styles) };
  }
  return { title: 'Component', rows };
}

async function measure(): Promise<Section[]> {
  const entries = Object.entries(await measureSizes()).map(([name, size]) => [
    name,
    { Size: size },
  ]);
  return [
    { title: 'Entry point', rows: Object.fromEntries(entries) },
    measureRoutes(),
    await measureComponents(),
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
    const previousSection = before.find(({ title }) => title === section.title);
    console.log(`${formatSection(section, previousSection)}\n`);
  }
  if (values.save) writeFileSync(values.save, `${JSON.stringify(sections, null, 2)}\n`);
}
