import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withCallsTable } from '../../calls-table.ts';

it('has a table of every call as it is now; "node calls-table.ts" writes it', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  expect(readme).toBe(withCallsTable(readme));
});
