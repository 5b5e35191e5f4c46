/** The lower limit for load times. */
export const staticPage = 'static page';
/** What the libraries alone cost. */
export const minimalSpa = 'minimal SPA';
export const portal = 'portal';
