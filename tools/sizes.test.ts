import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getBrotliSize, findBudgetProblems, bundle } from './sizes.ts';

describe('findBudgetProblems', () => {
  it('accepts sizes that equal their budget or have none', () => {
    expect(findBudgetProblems({ entry: 1 }, { entry: 1000, other: 9000 })).toEqual([]);
  });

  it('reports a size over its budget', () => {
    expect(findBudgetProblems({ entry: 1 }, { entry: 1260 })).toEqual([
      expect.stringContaining('entry: 1.3 kB, over its budget of 1 kB.'),
    ]);
  });

  it('reports a budget for something that was not measured', () => {
    expect(findBudgetProblems({ entry: 1 }, {})).toEqual([
      expect.stringContaining('was not found'),
    ]);
  });
});

it('measures compressed bytes', () => {
  expect(getBrotliSize('a'.repeat(10_000))).toBeLessThan(50);
});

describe('bundle', () => {
  const renderer = join(import.meta.dirname, '../packages/content-renderer/src');

  it('lists the imported peers', async () => {
    const { files, imports } = await bundle("export * from './index.ts';", renderer, ['react']);
    expect(files).toHaveLength(1);
    expect(imports).toContain('react');
  });

  it.each([
    "export { toText, excerpt, readingTime } from './index.ts';",
    "export * from './text/text.ts';",
    "export * from './inspect/inspect.ts';",
  ])('does not import React for text functions: %s', async (source) => {
    expect((await bundle(source, renderer, ['react'])).imports).toEqual([]);
  });
});
