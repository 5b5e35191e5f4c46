/**
 * Creates the formatter of all dates: times are shown in Eastern Time, wherever the user is
 * (docs/product.md#dates-and-times). The Swedish format, `2026-03-02 09:00:00`, is used because dayjs can parse it, and the
 * browser's time zones because they need no shipped table.
 */
export const createEasternClock = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
