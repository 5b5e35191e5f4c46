// Preloaded with "node --import" into a host whose system clock is wrong: CLOCK_SHIFT_MS milliseconds are added to every
// current date. Timers and performance.now() don't change, as with a real clock that is wrong.
const shift = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
const SystemDate = Date;
const getNow = () => SystemDate.now() + shift;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [getNow()] : args, newTarget) as Date,
  get: (target, name, receiver) => (name === 'now' ? getNow : Reflect.get(target, name, receiver)),
});
