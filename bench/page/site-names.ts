/** Plain HTML with the portal's text: the lower limit for load times. */
export const staticPage = 'static page';
/** The same libraries with minimal code: shows what the libraries alone cost. */
export const minimalSpa = 'minimal SPA';
export const portal = 'portal';
