import { diffArrays } from 'diff';
import { NO_PROPS, isElement, type SafeElement, type SafeNode, type SafeProps } from '../tree.ts';
import { createWordSet } from '../word-set.ts';
import { isBlock } from './normalize.ts';
import { tableParts } from './structure.ts';

/** A word, white space, a punctuation mark, or an element. */
export type Item = SafeNode;

/** One step that turns the earlier list into the later list. */
export type Step =
  | { readonly kind: 'same'; readonly before: Item; readonly after: Item }
  | { readonly kind: 'removed'; readonly before: Item }
  | { readonly kind: 'added'; readonly after: Item }
  /** Versions of one element: their children are compared. */
  | { readonly kind: 'paired'; readonly before: SafeElement; readonly after: SafeElement };

/** Maximum number of insertions and deletions in one list. With more, only its elements are compared. */
const MAX_EDITS = 1_000;
/** Maximum number of pairs of elements to compare between two unchanged parts. */
const MAX_PAIRS = 10_000;
/** Maximum number of words to compare in one document, which limits the time for hostile documents. */
const MAX_COMPARED_WORDS = 2_000_000;
/** Minimum share of words that two versions of one element have in common. */
const MIN_SIMILARITY = 0.35;
/** The minimum share for elements that contain blocks, such as lists: one common item is enough. */
const MIN_SIMILARITY_OF_BLOCKS = 0.2;

/** A word, with the characters that join its parts (`1,000`, `12:01`, `tie-down`), or one other character. */
const TOKEN = /\s+|[\p{L}\p{M}\p{N}]+(?:[-.,:/'’][\p{L}\p{M}\p{N}]+)*|[^]/gu;
const WORD = /[\p{L}\p{N}]/u;

/** Elements without text of their own. */
const atomicElements = createWordSet(
  'audio br col hr iframe img picture ruby source track video wbr',
);
/** Elements with parts that make sense only together: any change replaces the element. */
const compoundElements = createWordSet('audio picture ruby video');
/** Parts that a reader identifies by their position. */
const FIXED_POSITION_TAG = /^(?:caption|figcaption|summary|t(?:body|d|foot|h|head))$/;
/** Props that are derived from other parts of the document, so a change in them isn't shown. */
const DERIVED_PROP = /^(?:aria-(?:describedby|label|labelledby)|headers|id|tabIndex)$/;

/** Returns a key that is equal for equal props. */
function toPropsKey(props: SafeProps, includesDerived: boolean): string {
  if (props === NO_PROPS) return '';
  const entries = Object.entries(props).filter(
    ([name]) => includesDerived || !DERIVED_PROP.test(name),
  );
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** True if the attributes and classes that a reader can notice are equal. */
export function looksEqual(before: SafeElement, after: SafeElement): boolean {
  return (
    before.classes.join(' ') === after.classes.join(' ') &&
    toPropsKey(before.props, false) === toPropsKey(after.props, false)
  );
}

/** Splits the texts of a list into words, so that each one can be compared. */
function splitTexts(nodes: readonly SafeNode[]): Item[] {
  return nodes.flatMap((node): Item[] =>
    typeof node === 'string' ? (node.match(TOKEN) ?? []) : [node],
  );
}

/** True for invalid tables with text outside their cells, where a change can't be marked. */
function hasTextBetweenCells({ tag, children }: SafeElement): boolean {
  return tableParts.has(tag) && children.some((child) => typeof child === 'string');
}

/** Length of an element for `joinEdits`, greater than the length of the words around it. */
const ELEMENT_LENGTH = 1_000;

const getLength = (item: Item) => (typeof item === 'string' ? item.length : ELEMENT_LENGTH);
const isEdit = (step: Step | undefined) => step?.kind === 'removed' || step?.kind === 'added';

/** Returns the length of a run's removed or added text, whichever is longer; 0 if the run isn't an edit. */
function getEditLength(run: readonly Step[] | undefined): number {
  let [removed, added] = [0, 0];
  for (const step of run ?? []) {
    if (step.kind === 'removed') removed += getLength(step.before);
    if (step.kind === 'added') added += getLength(step.after);
  }
  return Math.max(removed, added);
}

/** Returns the unchanged text of a run, or undefined for anything but text. */
function getUnchangedText(run: readonly Step[]): string | undefined {
  let text = '';
  for (const step of run) {
    if (step.kind !== 'same' || typeof step.after !== 'string') return undefined;
    text += step.after;
  }
  return text;
}

/** Returns the steps between two lists. Text that both lists have at the start or end is unchanged. */
function trimEdits(removed: readonly Item[], added: readonly Item[]): readonly Step[] {
  const isSame = (item: Item | undefined, other: Item | undefined) =>
    typeof item === 'string' && item === other;
  const shorter = Math.min(removed.length, added.length);
  let start = 0;
  while (start < shorter && isSame(removed[start], added[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(removed.at(-1 - end), added.at(-1 - end))) end += 1;
  const toUnchangedStep = (item: Item): Step => ({ kind: 'same', before: item, after: item });
  return [
    ...removed.slice(0, start).map(toUnchangedStep),
    ...removed
      .slice(start, removed.length - end)
      .map((item): Step => ({ kind: 'removed', before: item })),
    ...added.slice(start, added.length - end).map((item): Step => ({ kind: 'added', after: item })),
    ...removed.slice(removed.length - end).map(toUnchangedStep),
  ];
}

/**
 * Joins edits with only a few characters between them. A rewritten sentence is easier to read as one
 * change than as ten changed words with "of" and "the" between them.
 *
 * A run is a series of steps that are all edits or all unchanged.
 */
function joinEdits(steps: readonly Step[]): readonly Step[] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    const last = run?.[0];
    if (run && (isEdit(step) ? isEdit(last) : step.kind === 'same' && last?.kind === 'same')) {
      run.push(step);
    } else {
      runs.push([step]);
    }
  }
  const result: Step[] = [];
  let removed: Item[] = [];
  let added: Item[] = [];
  const endEdit = () => {
    result.push(...trimEdits(removed, added));
    removed = [];
    added = [];
  };
  runs.forEach((run, index) => {
    const text = getUnchangedText(run);
    const editLength = Math.min(getEditLength(runs[index - 1]), getEditLength(runs[index + 1]));
    const isJoined =
      text !== undefined && editLength > 0 && (!WORD.test(text) || text.length <= editLength);
    if (!isJoined && !isEdit(run[0])) endEdit();
    for (const step of run) {
      if (!isJoined && !isEdit(step)) result.push(step);
      if (step.kind === 'removed' || (isJoined && step.kind === 'same')) removed.push(step.before);
      if (step.kind === 'added' || (isJoined && step.kind === 'same')) added.push(step.after);
    }
  });
  endEdit();
  return result;
}

/** Compares lists of nodes. Equal nodes get the same number, which makes comparing them fast. */
export class Aligner {
  readonly #numbers = new Map<string, number>();
  readonly #numberOfElement = new Map<SafeElement, number>();
  readonly #wordsOfElement = new Map<SafeElement, readonly number[]>();
  #comparedWords = 0;
  #isLimited = false;

  /** True if a limit was reached, so that some blocks are replaced as a whole instead of word by word. */
  get isLimited(): boolean {
    return this.#isLimited;
  }

  #toNumber(key: string): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(key, number);
    }
    return number;
  }

  #getNumber(item: Item): number {
    if (typeof item === 'string') return this.#toNumber(`"${item}`);
    let number = this.#numberOfElement.get(item);
    if (number === undefined) {
      const { tag, props, classes, children } = item;
      const childNumbers = children.map((child) => this.#getNumber(child));
      number = this.#toNumber(
        [tag, childNumbers, toPropsKey(props, true), classes.join(' ')].join('|'),
      );
      this.#numberOfElement.set(item, number);
    }
    return number;
  }

  /** Returns the sorted numbers of an element's words. */
  #getWords(element: SafeElement): readonly number[] {
    const cachedWords = this.#wordsOfElement.get(element);
    if (cachedWords) return cachedWords;
    const words = element.children.flatMap((child): readonly number[] => {
      if (typeof child !== 'string') {
        return atomicElements.has(child.tag) ? [this.#getNumber(child)] : this.#getWords(child);
      }
      const tokens = child.match(TOKEN) ?? [];
      return tokens.filter((token) => WORD.test(token)).map((token) => this.#getNumber(token));
    });
    words.sort((a, b) => a - b);
    this.#comparedWords += words.length;
    this.#wordsOfElement.set(element, words);
    return words;
  }

  /** Returns the share of words that two elements have in common: 0 to 1. */
  #compareWords(before: SafeElement, after: SafeElement): number {
    const [a, b] = [this.#getWords(before), this.#getWords(after)];
    const total = a.length + b.length;
    if (total === 0) return 1;
    if ((2 * Math.min(a.length, b.length)) / total < MIN_SIMILARITY_OF_BLOCKS) return 0;
    this.#comparedWords += total;
    let common = 0;
    for (let i = 0, j = 0; i < a.length && j < b.length;) {
      const order = a[i]! - b[j]!;
      if (order === 0) common += 1;
      if (order <= 0) i += 1;
      if (order >= 0) j += 1;
    }
    return (2 * common) / total;
  }

  /** Returns how well two elements match: 0 if they aren't versions of one element, and at most 1. */
  #rateMatch(before: Item, after: Item): number {
    if (!isElement(before) || !isElement(after, before.tag)) return 0;
    if (this.#comparedWords > MAX_COMPARED_WORDS) {
      this.#isLimited = true;
      return 0;
    }
    const { tag } = before;
    if (compoundElements.has(tag) || hasTextBetweenCells(before) || hasTextBetweenCells(after))
      return 0;
    // A link with a different target isn't a version of the same link.
    if ((!isBlock(before) || tag === 'hr') && !looksEqual(before, after)) return 0;
    const similarity = this.#compareWords(before, after);
    if (FIXED_POSITION_TAG.test(tag)) return MIN_SIMILARITY + (1 - MIN_SIMILARITY) * similarity;
    // The first cell names the row.
    if (tag === 'tr' && similarity < 1) {
      const [first, otherFirst] = [before.children[0], after.children[0]];
      if (first && otherFirst && this.#getNumber(first) === this.#getNumber(otherFirst)) {
        return (1 + similarity) / 2;
      }
    }
    const hasBlocks = before.children.some((child) => isElement(child) && isBlock(child));
    return similarity >= (hasBlocks ? MIN_SIMILARITY_OF_BLOCKS : MIN_SIMILARITY) ? similarity : 0;
  }

  /** Pairs the elements of two lists that are versions of each other, in order. All other items are removed or added. */
  #pairVersions(before: readonly Item[], after: readonly Item[]): readonly Step[] {
    const removed = before.map((item): Step => ({ kind: 'removed', before: item }));
    const added = after.map((item): Step => ({ kind: 'added', after: item }));
    const elementIndexes = before.flatMap((item, index) => (isElement(item) ? [index] : []));
    const otherElementIndexes = after.flatMap((item, index) => (isElement(item) ? [index] : []));
    if (elementIndexes.length === 0 || otherElementIndexes.length === 0)
      return [...removed, ...added];
    if (elementIndexes.length * otherElementIndexes.length > MAX_PAIRS) {
      this.#isLimited = true;
      return [...removed, ...added];
    }
    // This is the algorithm for the longest common subsequence, with ratings instead of equality.
    // `bestSums[i][j]` is the highest sum of ratings for the elements from `i` and `j` on.
    const ratings = elementIndexes.map((i) =>
      otherElementIndexes.map((j) => this.#rateMatch(before[i]!, after[j]!)),
    );
    const bestSums = Array.from(
      { length: elementIndexes.length + 1 },
      () => new Float64Array(otherElementIndexes.length + 1),
    );
    for (let i = elementIndexes.length - 1; i >= 0; i -= 1) {
      for (let j = otherElementIndexes.length - 1; j >= 0; j -= 1) {
        const rating = ratings[i]![j]!;
        const sumIfPaired = rating > 0 ? rating + bestSums[i + 1]![j + 1]! : 0;
        bestSums[i]![j] = Math.max(bestSums[i + 1]![j]!, bestSums[i]![j + 1]!, sumIfPaired);
      }
    }
    const steps: Step[] = [];
    let [next, otherNext] = [0, 0];
    const flush = (end: number, otherEnd: number) => {
      steps.push(...removed.slice(next, end), ...added.slice(otherNext, otherEnd));
      [next, otherNext] = [end + 1, otherEnd + 1];
    };
    for (let i = 0, j = 0; i < elementIndexes.length && j < otherElementIndexes.length;) {
      const bestSum = bestSums[i]![j]!;
      if (bestSum === 0) break;
      const rating = ratings[i]![j]!;
      if (rating > 0 && bestSum === rating + bestSums[i + 1]![j + 1]!) {
        const [start, otherStart] = [elementIndexes[i]!, otherElementIndexes[j]!];
        flush(start, otherStart);
        const [earlier, later] = [before[start], after[otherStart]];
        if (isElement(earlier) && isElement(later)) {
          steps.push({ kind: 'paired', before: earlier, after: later });
        }
        i += 1;
        j += 1;
      } else if (bestSum === bestSums[i + 1]![j]!) {
        i += 1;
      } else {
        j += 1;
      }
    }
    flush(before.length, after.length);
    return steps;
  }

  /** Returns the steps from the earlier list of children to the later list. */
  align(before: readonly SafeNode[], after: readonly SafeNode[]): readonly Step[] {
    const items = splitTexts(before);
    const otherItems = splitTexts(after);
    const changes = diffArrays(
      items.map((item) => this.#getNumber(item)),
      otherItems.map((item) => this.#getNumber(item)),
      { maxEditLength: MAX_EDITS },
    );
    if (!changes) {
      this.#isLimited = true;
      return this.#pairVersions(items, otherItems);
    }
    const steps: Step[] = [];
    let [i, j] = [0, 0];
    let [gapStart, otherGapStart] = [0, 0];
    const closeGap = () => {
      steps.push(
        ...this.#pairVersions(items.slice(gapStart, i), otherItems.slice(otherGapStart, j)),
      );
    };
    for (const { added, removed, count } of changes) {
      if (removed) {
        i += count;
      } else if (added) {
        j += count;
      } else {
        closeGap();
        for (const end = i + count; i < end; i += 1, j += 1) {
          steps.push({ kind: 'same', before: items[i]!, after: otherItems[j]! });
        }
        [gapStart, otherGapStart] = [i, j];
      }
    }
    closeGap();
    return joinEdits(steps);
  }
}
