/** The query parameter of Storybook's URL that contains the state board's filter. */
export const FILTER_PARAM = 'screens';

/** The event that sends the filter from the state board to the manager, which owns the URL. */
export const FILTER_CHANGED = 'producer-portal/state-board-filter';
