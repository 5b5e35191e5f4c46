import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRouteId, getParentRoute, routeDef, routeIds } from './routes.manifest.ts';
import type { RouteId } from './routes.manifest.ts';

/** The rows of the tables in docs/product.md#routes, by route. */
function documentedRoutes(): Map<string, string[]> {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/product.md'), 'utf8');
  const section = text.slice(
    text.indexOf('\n## Routes'),
    text.indexOf('\n## Menus and navigation'),
  );
  const rows = section.split('\n').filter((line) => /^\| `[\w.-]+` +\|/.test(line));
  return new Map(
    rows.map((row) => {
      const [id = '', ...cells] = row.split('|').slice(1, -1);
      return [stripBackticks(id), cells.map(stripBackticks)];
    }),
  );
}

const stripBackticks = (cell: string) => cell.replaceAll('`', '').trim();

/** Returns a route's cells in the format of the tables. */
function toDocumentedCells(id: RouteId): string[] {
  const { path, area = '', primary, parts = [], kind, public: isPublic } = routeDef(id);
  const documentedPath = path.replace(':id', '{id}').replace('*', '{path}');
  if (isPublic) return [documentedPath];
  const isOnlyPart = kind === 'detail' && parts.length === 1;
  return [documentedPath, area, primary ?? parts.join(' + ') + (isOnlyPart ? ' (part)' : '')];
}

describe('the route manifest', () => {
  it('has the documented routes with their paths, areas, and calls', () => {
    const documented = [...documentedRoutes()].map(([id, cells]) => [id, cells.slice(0, -1)]);
    expect(Object.fromEntries(routeIds.map((id) => [id, toDocumentedCells(id)]))).toEqual(
      Object.fromEntries(documented),
    );
  });

  it('has no duplicate paths', () => {
    const paths = routeIds.map((id) => routeDef(id).path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('marks a second route to the same page, which differs only in its path', () => {
    const secondaryRoutes = routeIds.filter((id) => routeDef(id).sameAs);
    expect(secondaryRoutes).toEqual(['co-op.collaterals']);
    for (const { path: _, sameAs = '', ...second } of secondaryRoutes.map(routeDef)) {
      if (!isRouteId(sameAs)) throw new Error(`${sameAs} is not a route.`);
      const { path: __, ...first } = routeDef(sameAs);
      expect(second).toEqual(first);
    }
  });

  it.each(routeIds)('%s is a detail page if and only if its only call returns a record', (id) => {
    const { kind, primary, parts = [] } = routeDef(id);
    const calls = primary ? [primary] : parts;
    const isRecord = calls.length === 1 && /\.(?:detail|markAsRead)$/.test(calls[0] ?? '');
    expect(kind === 'detail').toBe(isRecord);
  });

  it.each([
    ['alerts.detail', 'alerts.list'],
    ['webinars.list', 'webinars'],
    ['webinars', 'training'],
    ['products.agent360', 'products'],
    ['availability-map.product', 'availability-map'],
    ['co-op.collateral', 'co-op'],
    ['co-op.collaterals', 'marketing-collateral'],
    ['alerts.list', undefined],
    ['home', undefined],
    ['page', undefined],
  ] as const)('%s has the parent %s', (id, parent) => {
    expect(getParentRoute(routeDef(id))).toBe(parent);
  });
});
