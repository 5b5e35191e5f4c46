export const copy = {
  runsUntil: (date: string) => `Runs until ${date}`,
  starts: (date: string) => `Starts ${date}`,
} as const;
