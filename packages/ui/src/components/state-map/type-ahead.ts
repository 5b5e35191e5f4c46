import { matchStates } from '../state-picker/match-states.ts';
import type { StateOption } from '../state-picker/match-states.ts';

/** The recently typed text, and the time of the last key in ms. */
export interface TypeAheadState {
  text: string;
  time: number;
}

/** After a longer pause than this, in ms, a letter starts a new word. */
const MAX_PAUSE = 700;

/** Whether a key pressed at `time` continues the word. */
export function isTyping(last: TypeAheadState, time: number): boolean {
  return last.text !== '' && time - last.time < MAX_PAUSE;
}

/**
 * Appends a letter to the current word, or starts a new one.
 *
 * @param time time of the key press in ms, from the same clock as `last.time`.
 */
export function appendLetter(last: TypeAheadState, letter: string, time: number): TypeAheadState {
  return { text: (isTyping(last, time) ? last.text : '') + letter.toLocaleLowerCase(), time };
}

/**
 * Finds the state whose name or code matches the typed letters, starting from the current state.
 * Repeating a letter moves to the next match.
 *
 * @returns the code of the state.
 * @example
 * findByTypeAhead([{ code: 'OH', name: 'Ohio' }, { code: 'RI', name: 'Rhode Island' }], 0, 'ri') // 'RI'
 */
export function findByTypeAhead(
  states: readonly StateOption[],
  current: number,
  text: string,
): string | undefined {
  const isRepeatedLetter = new Set(text).size === 1;
  const from = isRepeatedLetter ? current + 1 : current;
  const rotatedStates = [...states.slice(from), ...states.slice(0, from)];
  return matchStates(rotatedStates, isRepeatedLetter ? text.slice(0, 1) : text)[0]?.code;
}
