export const copy = {
  runsUntil: (date: string) => `Runs through ${date}`,
  starts: (date: string) => `Starts ${date}`,
} as const;
