/**
 * Creates the formatter that converts instants to Eastern Time (docs/product.md#dates-and-times). It uses the Swedish locale,
 * whose date and time format is close to ISO 8601, and the runtime's time zones, which add nothing to the bundle. The browser's
 * first use of a time zone is slow, so an app can call this while its code loads.
 *
 * @returns a formatter that writes `2026-03-02 09:00:00`
 * @example
 * requestIdleCallback(() => createEasternFormatter());
 */
export const createEasternFormatter = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
