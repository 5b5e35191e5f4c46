import { argv, env } from 'node:process';

/**
 * "pnpm bench --smoke" checks that each benchmark still runs; its measurements are meaningless. A step of
 * "npm run test:full" runs it.
 */
export const isSmoke: boolean = argv.includes('--smoke');

/**
 * Reads a numeric setting of a benchmark.
 *
 * @param name environment variable.
 * @param defaultValue value without that variable.
 * @param smoke value for a smoke run, which ignores the variable.
 */
export const readSetting = (name: string, defaultValue: number, smoke: number): number =>
  isSmoke ? smoke : Number(env[name] ?? defaultValue);

/** Number of the first round: round 0 is a warm-up and is discarded. */
export const firstRound: 0 | 1 = isSmoke ? 1 : 0;
