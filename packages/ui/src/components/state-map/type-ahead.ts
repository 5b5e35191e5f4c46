import { matchStates } from '../state-picker/match-states.ts';
import type { StateOption } from '../state-picker/match-states.ts';

/** What has been typed lately, and when (ms). */
export interface Typed {
  text: string;
  at: number;
}

/** Letters further apart than this begin a new word. */
const PAUSE = 700;

/** Whether a key pressed at this time goes on with the word. */
export function isTyping(last: Typed, at: number): boolean {
  return last.text !== '' && at - last.at < PAUSE;
}

/**
 * The letters that now count as one word: what was typed just before, and the new one.
 *
 * @param at the time of the key press, ms, from the same clock as the last one's.
 */
export function typeOn(last: Typed, letter: string, at: number): Typed {
  return { text: (isTyping(last, at) ? last.text : '') + letter.toLocaleLowerCase(), at };
}

/**
 * The state that typed letters mean, by name or by code, looking on from the current one; the same letter again
 * and again goes from one name to the next.
 *
 * @returns its code.
 * @example
 * findTyped([{ code: 'OH', name: 'Ohio' }, { code: 'RI', name: 'Rhode Island' }], 0, 'ri') // 'RI'
 */
export function findTyped(
  states: readonly StateOption[],
  current: number,
  text: string,
): string | undefined {
  const repeated = new Set(text).size === 1;
  const from = repeated ? current + 1 : current;
  const inOrder = [...states.slice(from), ...states.slice(0, from)];
  return matchStates(inOrder, repeated ? text.slice(0, 1) : text)[0]?.code;
}
