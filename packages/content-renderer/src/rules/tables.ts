import { shorten } from '../report.ts';
import { createSafeElement, forEachElement, getText, type SafeElement } from '../tree.ts';
import type { RuleContext } from './rule.ts';

/**
 * Puts a table in a region that scrolls sideways, also by keyboard. A table inside another table stays
 * as it is. The region's name is the table's caption, the heading before the table, its header cells, or
 * the caller's label, cut to 200 characters. Repeated names get a number, because screen reader users cannot tell
 * regions of the same name apart.
 */
export function wrapTable(table: SafeElement, context: RuleContext): SafeElement {
  if (context.ancestorTags.includes('table')) return table;
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
  const count = (context.tableCounts.get(name) ?? 0) + 1;
  context.tableCounts.set(name, count);
  return createSafeElement('div', [table], {
    ...(name && { role: 'region', 'aria-label': count > 1 ? `${name} ${count}` : name }),
    tabIndex: 0,
    'data-table': '',
  });
}
