import { describe, expect, it } from 'vitest';
import type { AccessSubject } from '../../modules/access/access.ts';
import { routeDef } from '../../routes.manifest.ts';
import { buildSiteTree, type SitePage } from './site-tree.ts';

const admin: AccessSubject = { kind: 'admin', claims: null };
const signedOut: AccessSubject = { kind: 'regular', claims: null };

const flatten = (pages: readonly SitePage[]): SitePage[] =>
  pages.flatMap((page) => [page, ...flatten(page.children)]);
const getPages = (subject: AccessSubject, capabilities: readonly string[] = []) =>
  buildSiteTree(subject, capabilities).flatMap(({ pages }) => flatten(pages));

describe('buildSiteTree', () => {
  it('lists each page once under its group, without record, status, and error pages', () => {
    const pages = getPages(admin);
    const titles = pages.map(({ title }) => title);
    expect([...new Set(titles)]).toEqual(titles);
    const paths = pages.map(({ path }) => path);
    expect(paths).toContain('/alerts');
    expect(paths).toContain('/field-management/field-management-news');
    expect(paths.filter((path) => /[:*]/u.test(path))).toEqual([]);
    expect(paths).not.toContain('/login');
    expect(paths).not.toContain('/inactivity-error');
  });

  it('lists a page that needs an extension only if the host has it', () => {
    const getPaths = (capabilities: readonly string[]) =>
      getPages(admin, capabilities).map(({ path }) => path);
    expect(getPaths([])).not.toContain('/brief');
    expect(getPaths(['brief'])).toContain('/brief');
  });

  it('leaves out pages that the user’s claims don’t allow', () => {
    const restrictedPages = getPages(signedOut).filter(({ id }) => routeDef(id).area !== undefined);
    expect(restrictedPages).toEqual([]);
  });
});
