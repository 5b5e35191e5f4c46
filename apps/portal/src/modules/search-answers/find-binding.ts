import type { Product } from '@producer-portal/api';
import {
  bindingAlertsPath,
  isInScope,
  formatNoticeEnd,
  type BindingNotice,
  type BindingNotices,
  type BindingScope,
} from '../binding/binding-notices.ts';
import { toBindPath } from '../bind-check/bind-params.ts';
import { bindCheckCopy } from '../bind-check/copy.ts';
import { bindingCopy } from '../binding/copy.ts';
import { statesText } from '../content-list/row-texts.ts';
import { recordPath } from '../record-links/record-links.ts';
import type { UsState } from '../states/us-states.ts';
import type { Answer } from './answer.ts';
import { findProducts, splitState, withoutQuestionWords } from './find-availability.ts';
import { toWords } from './words.ts';

/** Says what a notice means for binding, and until when. */
const describeNotice = (notice: BindingNotice, now: number): string[] => [
  bindingCopy.status[notice.status],
  formatNoticeEnd(notice, now),
];

/** Says what the most serious notice means for binding a product in a state, or that notices may be missing. */
export function describeBinding(
  { notices, isComplete }: BindingNotices,
  scope: BindingScope,
  now: number,
): string[] {
  const notice = notices.find((each) => isInScope(each, scope));
  if (notice) return describeNotice(notice, now);
  return isComplete ? [] : [bindingCopy.status.unknown];
}

/** A query with one of these words asks about binding. */
const BINDING_WORDS = new Set(toWords('bind binding moratorium'));

/** Other words of a question about binding that don't change its meaning. */
const FILLERS = new Set(
  toWords(
    'again alert any been closed currently has have hold lifted notice now restriction right still stop suspension there today until when',
  ),
);

export interface BindingQuestion {
  /** `null` if the question is about all states. */
  readonly state: UsState | null;
  /** The words of a product. Empty if the question is about all products. */
  readonly words: readonly string[];
}

/**
 * Reads a query as a question about binding: "can I bind motorcycle in Texas", "binding michigan boat", "moratorium". `null` if
 * it has no word about binding.
 */
export function parseBindingQuestion(query: string): BindingQuestion | null {
  const { state, words } = splitState(query);
  if (!words.some((word) => BINDING_WORDS.has(word))) return null;
  const otherWords = words.filter((word) => !BINDING_WORDS.has(word) && !FILLERS.has(word));
  return { state, words: withoutQuestionWords(otherWords) };
}

/**
 * Answers a question about binding a product with a link to its binding check, in the state that the question names. A
 * question without a product needs no such answer, because the search finds the page of binding checks by its title.
 */
export function findBindChecks(query: string, products: readonly Product[]): Answer[] {
  const question = parseBindingQuestion(query);
  if (!question) return [];
  const { state, words } = question;
  return findProducts(products, words)
    .slice(0, 1)
    .flatMap(({ title, slug }) =>
      slug
        ? [
            {
              kind: 'bindCheck' as const,
              title: bindCheckCopy.question('bind', title, state?.name),
              details: [],
              href: toBindPath({ state: state?.code, product: slug, action: 'bind' }),
            },
          ]
        : [],
    );
}

/**
 * Answers a question about binding with the notices for its product and state. A question about anything else, such as a
 * binding limit, has no answer. If no notice matches, there is no answer either: the list has only the notices for the user's
 * states, so binding can be stopped in another state.
 */
export function findBindingAnswers(
  query: string,
  products: readonly Product[],
  notices: readonly BindingNotice[],
  now: number,
): Answer[] {
  const question = parseBindingQuestion(query);
  if (!question) return [];
  const state = question.state?.code;
  const slugs = findProducts(products, question.words).flatMap(({ slug }) => slug || []);
  const isInQuestion = (notice: BindingNotice) =>
    question.words.length === 0
      ? isInScope(notice, { state })
      : slugs.some((product) => isInScope(notice, { product, state }));
  return notices.filter(isInQuestion).map((notice): Answer => {
    const { alert } = notice;
    return {
      kind: 'binding',
      title: alert.title,
      details: [
        ...describeNotice(notice, now),
        statesText(alert.states),
        ...(alert.products?.length ? [alert.products.map(({ name }) => name).join(', ')] : []),
      ],
      href: recordPath(alert) ?? bindingAlertsPath,
    };
  });
}
