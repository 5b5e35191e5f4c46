/** Timers, in milliseconds. */
export type Timers = {
  wait: (milliseconds: number) => Promise<void>;
  /** Runs the task repeatedly. Returns a function that stops it. */
  every: (milliseconds: number, task: () => void) => () => void;
};

export const platformTimers: Timers = {
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  every(milliseconds, task) {
    const timer = setInterval(task, milliseconds);
    return () => clearInterval(timer);
  },
};
