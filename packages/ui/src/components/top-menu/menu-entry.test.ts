import { describe, expect, it } from 'vitest';
import { findCurrentEntry, containsCurrentEntry, getSectionEntries } from './menu-entry.ts';
import { sampleMenu } from './sample-menu.ts';

describe('findCurrentEntry', () => {
  it('finds an exact match, including the query', () => {
    expect(findCurrentEntry(sampleMenu, '/alerts?unread=true')).toEqual({
      id: 'unread',
      isPage: true,
    });
  });

  it('finds the longest parent path if there is no exact match', () => {
    const entries = [
      { id: 'products', label: 'Products', href: '/products' },
      { id: 'map', label: 'Map', href: '/products/map' },
    ];
    expect(findCurrentEntry(entries, '/products/map/TX')).toEqual({ id: 'map', isPage: false });
    expect(findCurrentEntry(entries, '/products/boat?tab=1')).toEqual({
      id: 'products',
      isPage: false,
    });
  });

  it('compares whole segments and never uses home as a parent', () => {
    const entries = [
      { id: 'home', label: 'Home', href: '/' },
      { id: 'alerts', label: 'Alerts', href: '/alerts' },
    ];
    expect(findCurrentEntry(entries, '/alerts-archive')).toBeUndefined();
    expect(findCurrentEntry(entries, '/')).toEqual({ id: 'home', isPage: true });
  });

  it('never finds a shortcut, but the parent in the section of the page', () => {
    const entries = [
      { id: 'policies', label: 'Policy updates', href: '/policy-updates' },
      {
        id: 'favorites',
        label: 'Favorites',
        children: [
          { id: 'roof', label: 'Roof age', href: '/policy-updates/roof', shortcut: true },
          { id: 'all', label: 'All favorites', href: '/favorites' },
        ],
      },
    ];
    expect(findCurrentEntry(entries, '/policy-updates/roof')).toEqual({
      id: 'policies',
      isPage: false,
    });
    expect(findCurrentEntry(entries, '/favorites')).toEqual({ id: 'all', isPage: true });
  });

  it('finds nothing without a path', () => {
    expect(findCurrentEntry(sampleMenu, undefined)).toBeUndefined();
  });
});

describe('containsCurrentEntry', () => {
  it('is true only for the entry’s section', () => {
    const current = findCurrentEntry(sampleMenu, '/contact-us');
    expect(sampleMenu.map((entry) => containsCurrentEntry(entry, current))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('getSectionEntries', () => {
  it("puts the section's own link before its children", () => {
    const section = { id: 'a', label: 'A', href: '/a', children: [{ id: 'b', label: 'B' }] };
    expect(getSectionEntries(section).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
