import type { StateCode } from './states.ts';

/** What several records name has its day here once, in days from the library's day. */

/** The states that come to the newer platform together, in the order in which they start. */
export const agent360Waves = [
  { name: 'Wave 1', states: ['MI', 'TN'], day: -119 },
  { name: 'Wave 2', states: ['OH', 'IN'], day: -28 },
  { name: 'Wave 3', states: ['TX'], day: 35 },
  // Its day is not set yet.
  { name: 'Wave 4', states: ['AZ', 'GA', 'NC', 'PA'] },
] as const satisfies readonly { name: string; states: readonly StateCode[]; day?: number }[];

/** Agent360 Auto opens in the states of wave 1; those of wave 2 had it from their first day. */
export const AUTO_OPENS = -35;

/** Agent360 Landlord opens in the states of wave 1. */
export const LANDLORD_OPENS = 7;

/** It follows in the states of wave 2. */
export const LANDLORD_FOLLOWS = 92;

/** Park models: Ohio first, Michigan and Indiana a week later. */
export const PARK_MODELS_OPEN = 3;

/** Total-loss coverage of motorcycles takes more model years and higher values. */
export const TOTAL_LOSS_RISES = 12;
