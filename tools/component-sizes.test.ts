import { describe, expect, it } from 'vitest';
import { budgetsFor, importFaults, namesByComponent, sizeTable } from './component-sizes.ts';
import { withTable } from './marked-table.ts';

const button = { js: 100, css: 50 };

describe('namesByComponent', () => {
  it('gathers the names of a folder, and leaves types out', () => {
    const door = [
      "export { Icon, iconNames } from './components/icon/icon.tsx';",
      "export type { IconProps } from './components/icon/icon.tsx';",
      "export {\n  MenuItem,\n  MenuRoot,\n} from './components/menu/menu.tsx';",
      "export { MenuSub } from './components/menu/menu-sub.tsx';",
    ].join('\n');
    expect(namesByComponent(door)).toEqual({
      icon: ['Icon', 'iconNames'],
      menu: ['MenuItem', 'MenuRoot', 'MenuSub'],
    });
  });
});

describe('importFaults', () => {
  it('is content at the budget', () => {
    expect(importFaults({ button }, { button })).toEqual([]);
  });

  it.each([
    { js: 101, css: 50, fault: '101 bytes of js, 1 over its budget of 100' },
    { js: 100, css: 52, fault: '52 bytes of css, 2 over its budget of 50' },
  ])('refuses $js + $css bytes', ({ fault, ...size }) => {
    expect(importFaults({ button }, { button: size })).toEqual([expect.stringContaining(fault)]);
  });

  it('refuses what has no budget, and a budget of what is gone', () => {
    expect(importFaults({ gone: button }, { fresh: button })).toEqual([
      expect.stringContaining('fresh: 100 + 50 bytes and no budget'),
      expect.stringContaining('gone: it has a budget and is not at the door'),
    ]);
  });
});

it('leaves 3 % above what was measured', () => {
  expect(budgetsFor({ button: { js: 1000, css: 10 } })).toEqual({ button: { js: 1030, css: 11 } });
});

it('puts the table between its marks and nothing else', () => {
  const table = sizeTable({ button: { js: 846, css: 815 } });
  expect(table.split('\n')).toEqual([
    '| Import | JavaScript | Styles |',
    '| ------ | ---------: | -----: |',
    '| button |        0.8 |    0.8 |',
  ]);
  const marked = (text: string) =>
    `before\n<!-- sizes: a command -->\n\n${text}\n\n<!-- /sizes -->\nafter`;
  expect(withTable(marked('old'), table, 'a command')).toBe(marked(table));
  expect(() => withTable('nothing', table, 'a command')).toThrow('no place for the sizes');
});
