export const topicsCopy = {
  external: '(opens in a new tab)',
  phone: 'Phone',
  email: 'Email',
} as const;
