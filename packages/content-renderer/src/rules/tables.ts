import { shorten } from '../report.ts';
import { element, forEachElement, textOf, type SafeElement } from '../tree.ts';
import type { RuleContext } from './rule.ts';

/**
 * Puts an outermost table into a region that scrolls sideways by itself and by keyboard. Its name is
 * the caption, else the heading before it, else the header cells, else the caller's label, cut short
 * because many tables can have one long heading before them, and counted, as two regions of one name
 * are one to those who hear them.
 */
export function scrollTable(table: SafeElement, context: RuleContext): SafeElement {
  if (context.path.includes('table')) return table;
  const headers: string[] = [];
  let caption = '';
  forEachElement(table.children, ({ tag, children }) => {
    if (tag === 'caption') caption ||= textOf(children);
    if (tag === 'th') headers.push(textOf(children));
  });
  const name = shorten(
    caption ||
      context.lastHeading ||
      headers.filter(Boolean).join(', ') ||
      context.labels.table ||
      '',
  );
  const count = (context.named.get(name) ?? 0) + 1;
  context.named.set(name, count);
  return element('div', [table], {
    ...(name && { role: 'region', 'aria-label': count > 1 ? `${name} ${count}` : name }),
    tabIndex: 0,
    'data-table': '',
  });
}
