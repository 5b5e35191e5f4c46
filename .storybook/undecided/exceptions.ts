/** A finding that axe leaves to people and no measurement of ours decides: looked at by somebody, until a day. */
export interface Exception {
  /** axe's name of the rule. */
  rule: string;
  /** The one story it is for, by the id in its address. */
  story: string;
  /** Selects every element that it is for. */
  element: string;
  /** What was looked at, and why it is right. */
  reason: string;
  /** `YYYY-MM-DD`, at most a year ahead: then somebody looks again. */
  expires: string;
}

/**
 * All of them. The list may only shrink: an entry that nothing needs any longer fails its story, and one that has expired
 * fails `pnpm check:stories`.
 */
export const exceptions: readonly Exception[] = [
  {
    rule: 'scrollable-region-focusable',
    story: 'components-overlays-menu--many-items',
    element: '[role="menu"]',
    reason: 'The arrow keys walk all items, and the one in focus is scrolled into view.',
    expires: '2027-05-31',
  },
  {
    rule: 'scrollable-region-focusable',
    story: 'components-forms-searchbox--many-suggestions',
    element: '[role="presentation"]:has(> [role="listbox"])',
    reason:
      'The arrow keys walk all options from the field, and the active one is scrolled into view.',
    expires: '2027-05-31',
  },
];
