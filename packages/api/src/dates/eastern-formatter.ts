let formatter: Intl.DateTimeFormat | undefined;

/**
 * Formats an instant in Eastern Time (docs/product.md#dates-and-times). It uses the Swedish locale, whose date and time format is
 * close to ISO 8601, and the runtime's time zones, which add nothing to the bundle. The browser's first use of a time zone is
 * slow, so an app can call this while its code loads.
 *
 * @param instant - a date, or milliseconds since 1970
 * @returns `2026-03-02 09:00:00`
 * @throws RangeError if the instant is invalid
 * @example
 * requestIdleCallback(() => formatEasternTime(Date.now()));
 */
export function formatEasternTime(instant: Date | number): string {
  formatter ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return formatter.format(instant);
}
