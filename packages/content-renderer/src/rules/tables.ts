import { shorten } from '../report.ts';
import { element, forEachElement, getText, type SafeElement } from '../tree.ts';
import type { RuleContext } from './rule.ts';

/**
 * Puts a table that is not in another table in a region that scrolls sideways, also by keyboard.
 * The region's name is the caption, the heading before it, the header cells, or the caller's label,
 * cut to 200 characters. Repeated names get a number, because screen reader users cannot tell
 * regions of the same name apart.
 */
export function scrollTable(table: SafeElement, context: RuleContext): SafeElement {
  if (context.path.includes('table')) return table;
  const headers: string[] = [];
  let caption = '';
  forEachElement(table.children, ({ tag, children }) => {
    if (tag === 'caption') caption ||= getText(children);
    if (tag === 'th') headers.push(getText(children));
  });
  const name = shorten(
    caption ||
      context.lastHeading ||
      headers.filter(Boolean).join(', ') ||
      context.labels.table ||
      '',
  );
  const count = (context.tableNames.get(name) ?? 0) + 1;
  context.tableNames.set(name, count);
  return element('div', [table], {
    ...(name && { role: 'region', 'aria-label': count > 1 ? `${name} ${count}` : name }),
    tabIndex: 0,
    'data-table': '',
  });
}
