/** The state board's filter in the URL of Storybook. */
export const FILTER_PARAM = 'screens';

/** Carries the filter from the state board to the manager, which owns the URL. */
export const FILTER_CHANGED = 'producer-portal/state-board-filter';
