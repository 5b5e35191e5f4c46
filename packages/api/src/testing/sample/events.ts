import type { StateCode } from './states.ts';

// Dates that several records share, in days from the library's `now`.

/** The groups of states that move to Agent360 together, in launch order. */
export const agent360Waves = [
  { name: 'Wave 1', states: ['MI', 'TN'], day: -119 },
  { name: 'Wave 2', states: ['OH', 'IN'], day: -28 },
  { name: 'Wave 3', states: ['TX'], day: 35 },
  // The date is not set yet.
  { name: 'Wave 4', states: ['AZ', 'GA', 'NC', 'PA'] },
] as const satisfies readonly { name: string; states: readonly StateCode[]; day?: number }[];

/** Agent360 Auto opens in the wave 1 states. Wave 2 states have it from their launch day. */
export const AUTO_OPEN_DAY = -35;

/** Agent360 Landlord opens in the wave 1 states. */
export const LANDLORD_WAVE_1_DAY = 7;

/** Agent360 Landlord opens in the wave 2 states. */
export const LANDLORD_WAVE_2_DAY = 92;

/** Park models open in Ohio. Michigan and Indiana follow a week later. */
export const PARK_MODELS_OPEN_DAY = 3;

/** Motorcycle total-loss coverage adds a model year and a higher limit. */
export const TOTAL_LOSS_CHANGE_DAY = 12;
