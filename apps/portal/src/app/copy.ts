/** Shown instead of a screen that could not render. */
export const crashCopy = {
  title: 'Couldn’t show this page',
  text: 'Something went wrong. Reloading the page usually helps.',
  reload: 'Reload page',
} as const;
