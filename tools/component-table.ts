import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupNamesByComponent } from './size-report.ts';
import { formatMarkdownTable } from './markdown-table.ts';

// "node tools/component-table.ts" writes the table of components in packages/ui/README.md. A test checks that it is up to date.

const ui = join(import.meta.dirname, '../packages/ui');
const MARKERS = /(<!-- components -->\n\n).*?(\n\n<!-- \/components -->)/s;

/** Returns the first sentence of the comment before a declaration. */
function findSummary(source: string, name: string): string | undefined {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`,
  ).exec(source)?.[1];
  const text = comment?.replaceAll(/\n\s*\*\s?/g, ' ').trim();
  return text && /^.*?\.(?= |$)/.exec(text)?.[0].replace(/ \(docs\/[^)]*\)/, '');
}

/**
 * Returns the README of the design system with an up-to-date table: each component or hook, its entry point, and the
 * first sentence of its documentation.
 *
 * @throws Error if a component has no documentation.
 */
export function updateComponentTable(readme: string): string {
  const index = readFileSync(join(ui, 'src/index.ts'), 'utf8');
  const modules = [...index.matchAll(/^export \{([^}]*)\} from '\.\/(.*)';$/gm)];
  const rows = Object.entries(groupNamesByComponent(index)).flatMap(([folder, names]) =>
    names
      .filter((name) => /^(?:[A-Z]|use[A-Z]|to[A-Z])/.test(name))
      .map((name) => {
        const file = modules.find(([, exported = '']) => exported.split(/[\s,]+/).includes(name));
        const summary = findSummary(readFileSync(join(ui, 'src', file?.[2] ?? ''), 'utf8'), name);
        if (!summary) throw new Error(`${name} has no documentation in ${file?.[2]}.`);
        return [`\`${name}\``, `\`/${folder}\``, summary.replaceAll('|', '\\|')];
      }),
  );
  rows.sort(([a = ''], [b = '']) => a.localeCompare(b, 'en'));
  const table = formatMarkdownTable(['Export', 'Entry point', 'What it is'], rows, 'texts');
  return readme.replace(MARKERS, (_, start: string, end: string) => start + table + end);
}

if (import.meta.main) {
  const file = join(ui, 'README.md');
  writeFileSync(file, updateComponentTable(readFileSync(file, 'utf8')));
}
