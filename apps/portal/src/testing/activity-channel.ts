/** Name of the message that carries one activity event from a story to Storybook's Activity panel. */
export const ACTIVITY_EVENT = 'producer-portal/activity';
