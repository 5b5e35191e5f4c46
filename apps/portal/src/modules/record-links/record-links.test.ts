import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordTypeNames, recordTypes } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { findRouteDef } from '../paths/match-route.ts';
import { ownPagePath, readOnlyPath, recordLink, recordPath } from './record-links.ts';

const product = readFileSync(join(import.meta.dirname, '../../../../../docs/product.md'), 'utf8');

/** The rows of the tables under a heading: each code in the first cell, paired with the first code in the second cell. */
function readTable(heading: string): [string, string][] {
  const [section = ''] = product
    .slice(product.indexOf(`\n${heading}\n`) + heading.length + 2)
    .split('\n#');
  const rows = section.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const codes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return rows.flatMap((row) => {
    const [, types, link] = row.split('|');
    return codes(types).map((type): [string, string] => [type, codes(link)[0] ?? '']);
  });
}

// The paths that are fixed by docs/product.md#record-links.
const documentedPaths = readTable('## Record links').map(
  ([type, path]) => [type, `${path}/s`] as const,
);

// Paths that the portal adds, a deliberate departure (docs/product.md#added-record-links).
const addedRows = readTable('### Added record links')
  .filter(([, link]) => link.startsWith('/') && !link.includes('{area}'))
  .map(([type, link]) => [type, undefined, link.replace('{slug}', 's')] as const);

const specialPaths = [
  ['FieldManagementNews', undefined, '/field-management/field-management-news/s'],
  ['Product', 'agent360', '/products/agent360/s'],
  ['Product', 'classic', '/products/classic/s'],
  ['Product', 'constructor', '/products/s'],
  ['Product', undefined, '/products/s'],
  // Only lists of sales articles link to this path. Mixed lists link elsewhere.
  ['Article', undefined, '/sales-and-marketing/s'],
  // Resolved by their path alone (docs/product.md#unknown-paths).
  ['SimplePage', undefined, '/s'],
  ['Unheard', undefined, '/s'],
  ['constructor', undefined, '/s'],
] as const;

describe('recordPath', () => {
  it('reads the tables of docs/product.md', () => {
    expect(documentedPaths).toContainEqual(['Collateral', '/sales-and-marketing/s']);
    expect(documentedPaths).toHaveLength(9);
    expect(addedRows).toContainEqual(['Video', undefined, '/co-branded-videos']);
  });

  it.each(documentedPaths)('follows the fixed table for %s', (record_type, path) => {
    expect(recordPath({ record_type, slug: 's' })).toBe(path);
  });

  it.each([...addedRows, ...specialPaths])('also links %s (area %s)', (record_type, area, path) => {
    expect(recordPath({ record_type, slug: 's', area })).toBe(path);
  });

  it('returns an existing page for every record type', () => {
    const testedTypes = new Set<string>(
      [...documentedPaths, ...addedRows, ...specialPaths].map(([type]) => type),
    );
    expect(recordTypeNames.filter((type) => !testedTypes.has(type))).toEqual(['HomeLink']);
    for (const record_type of recordTypeNames) {
      const { page } = recordTypes[record_type];
      if (page.kind === 'external') continue;
      for (const area of page.kind === 'detail' ? [null, ...(page.areas ?? [])] : [null]) {
        const path = recordPath({ record_type, slug: 's', area });
        const known = path && findRouteDef(path)?.path;
        expect(known, `${record_type} ${area}`).toBeTypeOf('string');
        expect(known === '/*', `${record_type} ${area}`).toBe(record_type === 'SimplePage');
      }
    }
  });

  it.each([null, undefined, '', '..', 'a/b', 'x'.repeat(129), '%2e%2e', ' a'])(
    'returns null for the slug %j',
    (slug) => {
      expect(recordPath({ record_type: 'Alert', slug })).toBeNull();
    },
  );
});

describe('readOnlyPath', () => {
  it('returns the page of a template outside the co-op center', () => {
    expect(readOnlyPath({ record_type: 'CollateralTemplate', slug: 's' })).toBe(
      '/sales-and-marketing/s',
    );
    expect(readOnlyPath({ record_type: 'CollateralTemplate', slug: '../s' })).toBeNull();
  });

  it.each(['Product', 'Video', 'HomeLink', 'Unheard'])('returns null for %s', (record_type) => {
    expect(readOnlyPath({ record_type, slug: 's' })).toBeNull();
  });
});

describe('recordLink', () => {
  it.each(['Collateral', 'Article'])('links %s to the marketing page, without its slug', (type) => {
    expect(recordLink({ record_type: type, slug: 's' })).toEqual({
      href: '/marketing-collateral',
      external: false,
    });
  });

  it('links a record of any other type to its own page', () => {
    for (const record_type of recordTypeNames) {
      if (['Collateral', 'Article', 'HomeLink'].includes(record_type)) continue;
      const record = { record_type, slug: 's' };
      expect(recordLink(record)).toEqual({ href: recordPath(record), external: false });
    }
  });

  it('links a HomeLink to its external URL', () => {
    expect(recordLink({ record_type: 'HomeLink', external_url: 'https://example.com/a' })).toEqual({
      href: 'https://example.com/a',
      external: true,
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', '', null])(
    'returns null for the URL %j',
    (external_url) => {
      expect(recordLink({ record_type: 'HomeLink', external_url })).toBeNull();
    },
  );
});

describe('ownPagePath', () => {
  it.each(['Collateral', 'Article'])('returns the page of a record of type %s', (record_type) => {
    expect(ownPagePath({ record_type, slug: 's' })).toBe('/sales-and-marketing/s');
    expect(ownPagePath({ record_type, slug: '../s' })).toBeNull();
  });

  it('returns null for a type that mixed lists link to its own page', () => {
    const types = recordTypeNames.filter((type) => recordTypes[type].mixedPath === null);
    expect(types).toContain('Alert');
    for (const record_type of [...types, 'Unheard', 'constructor']) {
      expect(ownPagePath({ record_type, slug: 's' })).toBeNull();
    }
  });
});
