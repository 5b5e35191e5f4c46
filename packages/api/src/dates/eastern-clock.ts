/**
 * Creates the formatter that all dates start from: times are shown in Eastern Time, wherever the user is
 * (docs/product.md#dates-and-times). Swedish writes a date and time almost as ISO 8601 does. The runtime's own time zones need
 * no data in the bundle. The browser's first use of a time zone is slow, so an app can call this while its code loads.
 *
 * @returns a formatter that writes `2026-03-02 09:00:00`
 * @example
 * requestIdleCallback(() => createEasternClock());
 */
export const createEasternClock = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
