/** The current time in all stories: March 2, 2026, 2:05 PM ET. */
export const storyNow = new Date('2026-03-02T14:05:00-05:00');

/**
 * Makes `new Date()` and `Date.now()` return {@link storyNow}, so that stories look the same every day.
 * Timers still run.
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
