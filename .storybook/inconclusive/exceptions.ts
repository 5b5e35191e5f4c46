/** A finding that neither axe nor our measurements can decide, and that a person has approved until a given date. */
export interface Exception {
  /** ID of the axe rule. For all contrasts, it is `color-contrast-enhanced`. */
  rule: string;
  /** ID of the story. */
  story: string;
  /** Selector of the elements. */
  element: string;
  /** Why the elements are correct. */
  reason: string;
  /** When the exception expires and needs another review: `YYYY-MM-DD`, at most a year ahead. */
  expires: string;
}

/**
 * All exceptions. An unused entry fails its story, and an expired one fails `pnpm check:stories`.
 */
export const exceptions: readonly Exception[] = [
  {
    rule: 'scrollable-region-focusable',
    story: 'components-overlays-menu--many-items',
    element: '[role="menu"]',
    reason: 'The arrow keys reach all items, and the focused one scrolls into view.',
    expires: '2027-05-31',
  },
  {
    rule: 'scrollable-region-focusable',
    story: 'components-forms-searchbox--many-suggestions',
    element: '[role="presentation"]:has(> [role="listbox"])',
    reason:
      'The arrow keys reach all options from the field, and the active one scrolls into view.',
    expires: '2027-05-31',
  },
];
