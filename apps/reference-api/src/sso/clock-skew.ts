/** How far the clocks of this host and the identity provider can differ, in seconds. */
export const CLOCK_SKEW_SECONDS = 120;
