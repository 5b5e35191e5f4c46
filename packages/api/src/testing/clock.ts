/** The moment at which stories and tests stand still: 2026-03-02, 14:05 in New York; milliseconds since 1970. */
export const FIXED_NOW = Date.UTC(2026, 2, 2, 19, 5);
