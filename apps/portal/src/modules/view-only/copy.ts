export const viewOnlyCopy = {
  title: 'View only',
  text: 'You’re viewing as an agent. Only the agent can make changes.',
} as const;
