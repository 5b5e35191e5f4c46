/** The instant at which every story takes place: 2 March 2026, 02:05 pm ET. */
export const storyNow = new Date('2026-03-02T14:05:00-05:00');

/**
 * Makes `new Date()` and `Date.now()` answer {@link storyNow}, so that dates, ages and expiries look
 * the same on every day. Timers keep running; only the calendar stands still.
 */
export function fixClock(): void {
  const now = storyNow.getTime();
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
    apply: (target) => new target(now).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown),
  });
}
