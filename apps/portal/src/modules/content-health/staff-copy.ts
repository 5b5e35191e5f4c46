/** What is said where the report itself, which brings its own words, could not be loaded. */
export const staffCopy = { failed: 'The content health report could not be loaded.' } as const;
