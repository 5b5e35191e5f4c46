import { argv, env } from 'node:process';

/**
 * "pnpm bench --smoke": the least that shows that a benchmark still runs. Its figures mean nothing; a step
 * of "npm run test:full" runs it, so that no benchmark breaks unnoticed.
 */
export const isSmoke: boolean = argv.includes('--smoke');

/**
 * A number that a benchmark is run with.
 *
 * @param name environment variable that sets it.
 * @param usual value without that variable.
 * @param smoke value of a smoke run, whatever the environment says.
 */
export const setting = (name: string, usual: number, smoke: number): number =>
  isSmoke ? smoke : Number(env[name] ?? usual);

/** The round that a benchmark begins with: round 0 warms everything and is thrown away. */
export const firstRound: 0 | 1 = isSmoke ? 1 : 0;
