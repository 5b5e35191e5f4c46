/** What lets time pass; both count in milliseconds. */
export type Timers = {
  wait: (milliseconds: number) => Promise<void>;
  /** Does the work again and again; the answer stops it. */
  every: (milliseconds: number, work: () => void) => () => void;
};

export const platformTimers: Timers = {
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds);
    return () => clearInterval(timer);
  },
};
