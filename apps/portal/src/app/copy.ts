/** The words that stand in for a screen that could not be drawn. */
export const crashCopy = {
  title: 'This page could not be shown',
  text: 'Something went wrong while this page was drawn. Loading it again usually helps.',
  reload: 'Load the page again',
} as const;
