/** The words of the topics of a page of standing content. */
export const topicsCopy = {
  openPage: 'Open the page',
  external: '(opens in a new tab)',
  phone: 'Phone',
  email: 'Email',
} as const;
