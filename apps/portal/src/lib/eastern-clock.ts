/**
 * Creates the formatter of all dates: times are shown in Eastern Time, wherever the user is
 * (docs/product.md#dates-and-times). The Swedish format, `2026-03-02 09:00:00`, is one that dayjs can parse. The browser's own
 * time zones need no data in the bundle.
 */
export const createEasternClock = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
