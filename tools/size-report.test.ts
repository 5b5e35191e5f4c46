import { describe, expect, it } from 'vitest';
import { groupNamesByComponent, formatSection } from './size-report.ts';

describe('formatSection', () => {
  const guides = { JavaScript: 23_100, Styles: 4600, Scripts: 3 };

  it('shows kilobytes, and the number of scripts', () => {
    expect(formatSection({ title: 'Route', rows: { guides } }).split('\n')).toEqual([
      '| Route  | JavaScript | Styles | Scripts |',
      '| ------ | ---------: | -----: | ------: |',
      '| guides |       23.1 |    4.6 |       3 |',
    ]);
  });

  it('shows differences, and marks new rows', () => {
    const rows = { guides, alerts: guides };
    const before = { guides: { JavaScript: 22_000, Styles: 4620, Scripts: 4 } };
    const table = formatSection({ title: 'Route', rows }, { title: 'Route', rows: before });
    const [, , first, second] = table.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
    expect(first).toBe('| guides | 23.1 (+1.1) | 4.6 | 3 (−1) |');
    expect(second).toBe('| alerts (new) | 23.1 | 4.6 | 3 |');
  });
});

describe('groupNamesByComponent', () => {
  it('groups names by folder and skips types', () => {
    const index = [
      "export { Icon, iconNames } from './components/icon/icon.tsx';",
      "export type { IconProps } from './components/icon/icon.tsx';",
      "export {\n  MenuItem,\n  MenuRoot,\n} from './components/menu/menu.tsx';",
      "export { MenuSub } from './components/menu/menu-sub.tsx';",
    ].join('\n');
    expect(groupNamesByComponent(index)).toEqual({
      icon: ['Icon', 'iconNames'],
      menu: ['MenuItem', 'MenuRoot', 'MenuSub'],
    });
  });
});
