/** The words of the pages of standing content. */
export const copy = {
  loading: 'Loading the page',
  slow: 'Still loading the page. The connection seems slow.',
  failed: 'The page could not be loaded',
  failedTitle: 'This page could not be loaded',
  failedText: 'Nothing is lost. Try again; if it keeps failing, come back in a few minutes.',
  busyText: (seconds: number) =>
    `The portal is busy. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  retry: 'Try again',
  topics: 'Who to contact',
  forms: 'Forms',
  openPage: 'Open the page',
  external: '(opens in a new tab)',
  phone: 'Phone',
  email: 'Email',
} as const;
