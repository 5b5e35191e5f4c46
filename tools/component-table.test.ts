import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { updateComponentTable } from './component-table.ts';

const readme = readFileSync(join(import.meta.dirname, '../packages/ui/README.md'), 'utf8');

it('is up to date: "node tools/component-table.ts" writes the component table', () => {
  expect(readme).toBe(updateComponentTable(readme));
});

it('contains a row for each component', () => {
  expect(readme).toMatch(/^\| `Button` +\| `\/button` +\| A button for an action\. +\|$/m);
  expect(readme).toMatch(/^\| `StatusSwatch` +\| `\/state-map` +\|/m);
});

it('restores a missing row', () => {
  const outdated = readme.replace(/^\| `Button` .*\n/m, '');
  expect(updateComponentTable(outdated)).toBe(readme);
});
