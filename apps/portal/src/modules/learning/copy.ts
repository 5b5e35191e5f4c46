/** The words that e-learnings, webinars and job aids share. */
export const learningCopy = {
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number) => `${hours} h`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  ceHours: (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  ceMore: (more: number) => `+ ${more} more`,
  ceFact: (credits: string) => `CE ${credits}`,
  external: '(opens in a new tab)',
  facts: {
    length: 'Length',
    kinds: 'Kind',
    systems: 'Systems',
    platforms: 'Platforms',
    products: 'Products',
    credits: 'CE credit',
  },
} as const;
