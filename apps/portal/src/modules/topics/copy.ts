export const topicsCopy = {
  openPage: 'Open page',
  external: '(opens in a new tab)',
  phone: 'Phone',
  email: 'Email',
} as const;
