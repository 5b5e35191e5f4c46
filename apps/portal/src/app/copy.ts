/** Shown instead of a screen that could not render. */
export const crashCopy = {
  title: 'This page couldn’t be shown',
  text: 'Something went wrong. Reloading the page usually helps.',
  reload: 'Reload page',
} as const;
