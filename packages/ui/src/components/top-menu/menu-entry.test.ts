import { describe, expect, it } from 'vitest';
import { findCurrent, containsCurrent, sectionEntries } from './menu-entry.ts';
import { sampleMenu } from './sample-menu.ts';

describe('findCurrent', () => {
  it('finds the page with exactly this address, query included', () => {
    expect(findCurrent(sampleMenu, '/alerts?unread=true')).toEqual({ id: 'unread', isPage: true });
  });

  it('else finds the longest address above', () => {
    const entries = [
      { id: 'products', label: 'Products', href: '/products' },
      { id: 'map', label: 'Map', href: '/products/map' },
    ];
    expect(findCurrent(entries, '/products/map/TX')).toEqual({ id: 'map', isPage: false });
    expect(findCurrent(entries, '/products/boat?tab=1')).toEqual({ id: 'products', isPage: false });
  });

  it('compares whole segments and never takes home for a parent', () => {
    const entries = [
      { id: 'home', label: 'Home', href: '/' },
      { id: 'alerts', label: 'Alerts', href: '/alerts' },
    ];
    expect(findCurrent(entries, '/alerts-archive')).toBeUndefined();
    expect(findCurrent(entries, '/')).toEqual({ id: 'home', isPage: true });
  });

  it('finds nothing where the path is not known', () => {
    expect(findCurrent(sampleMenu, undefined)).toBeUndefined();
  });
});

describe('containsCurrent', () => {
  it('is true for the section around the entry alone', () => {
    const current = findCurrent(sampleMenu, '/contact-us');
    expect(sampleMenu.map((entry) => containsCurrent(entry, current))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('sectionEntries', () => {
  it('puts the own address of a section in front of its children', () => {
    const section = { id: 'a', label: 'A', href: '/a', children: [{ id: 'b', label: 'B' }] };
    expect(sectionEntries(section).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
