import type { CollateralRequest, Product } from '@producer-portal/api';
import type { AccessSubject } from '../access/access.ts';
import { isInScope, noticeEndText } from '../binding/binding-notices.ts';
import { bindingCopy } from '../binding/copy.ts';
import type { BindingNotices } from '../binding/use-binding-notices.ts';
import { orderPath } from '../collateral/paths.ts';
import { orderName, statusName } from '../orders/order-status.ts';
import { isRecordId } from '../paths/navigation.ts';
import { availabilityByState, availabilityPath, isOffered } from '../products/availability.ts';
import { availabilityCopy } from '../products/copy.ts';
import { getAccessibleProducts } from '../products/use-accessible-products.ts';
import { answersCopy as copy } from './copy.ts';
import {
  findProducts,
  parseAvailabilityQuestion,
  type AvailabilityQuestion,
} from './find-availability.ts';
import { findCeCourses } from './find-ce-courses.ts';
import { findOrder } from './find-order.ts';
import { findPages } from './find-pages.ts';

/** A direct answer to a query: a link to a part of the portal that isn't a record. */
export interface Answer {
  readonly kind: keyof typeof copy.kinds;
  readonly title: string;
  /** A few more words, such as the status of an order. */
  readonly detail?: string | null;
  /** What a user must know before binding: what applies, and until when. Empty if there is nothing to say. */
  readonly binding?: readonly string[];
  readonly href: string;
}

export interface AnswerSources {
  /** The user, to leave out closed areas. */
  readonly viewer: AccessSubject;
  /** All products. Empty until they load. */
  readonly products: readonly Product[];
  /** The user's orders. Empty until they load, and without ordering permission. */
  readonly orders: readonly CollateralRequest[];
  readonly bindingNotices: BindingNotices;
  /** The codes of the user's states. The host returns binding notices for these. */
  readonly userStates: readonly string[];
  /** The current time in milliseconds. */
  readonly now: number;
}

/** Maximum number of answers of one kind. */
const MAX_ANSWERS = 3;

/**
 * Answers a query from the portal itself: the user's order with that number, a product's availability in a state, courses with
 * CE credit in a state, and pages.
 * Records are the host's results, and come after these.
 *
 * @example findAnswers('motorcycle texas', sources) // [{ title: 'Motorcycle: Available in Texas', … }]
 */
export function findAnswers(query: string, sources: AnswerSources): Answer[] {
  const { viewer, orders } = sources;
  const order = findOrder(orders, query);
  const pages = [...findCeCourses(query), ...findPages(query, viewer)].map(
    ({ title, path }): Answer => ({
      kind: 'page',
      title,
      href: path,
    }),
  );
  return [
    ...(order ? [toAnswer(order)] : []),
    ...findAvailability(query, sources).slice(0, MAX_ANSWERS),
    ...pages.slice(0, MAX_ANSWERS),
  ];
}

const toAnswer = (order: CollateralRequest): Answer => ({
  kind: 'order',
  title: orderName(order),
  detail: statusName(order.status),
  href: orderPath(order.id),
});

function findAvailability(query: string, sources: AnswerSources): Answer[] {
  const question = parseAvailabilityQuestion(query);
  if (!question) return [];
  const { state, words, isAboutBinding } = question;
  if (words.length === 0) {
    if (isAboutBinding) return [];
    const title = copy.productsInState(state.name);
    return [{ kind: 'availability', title, href: availabilityPath(undefined, state.code) }];
  }
  // "Available" alone could mislead during a moratorium.
  if (sources.bindingNotices.state === 'loading') return [];
  const products = getAccessibleProducts(sources.products, sources.viewer);
  return findProducts(products, words).flatMap((product) =>
    availabilityByState(product, [state.code]).flatMap(({ status, note }): Answer[] => {
      const { title, slug } = product;
      const binding = isOffered({ status }) ? describeBinding(product, question, sources) : [];
      // Never guess: without a text, nothing is known about binding in this state.
      if (isAboutBinding && isOffered({ status }) && binding.length === 0) return [];
      return [
        {
          kind: 'availability',
          title: copy.availability(title, availabilityCopy.inState[status](state.name)),
          binding,
          detail: note,
          href: availabilityPath(isRecordId(slug) ? slug : undefined, state.code),
        },
      ];
    }),
  );
}

/**
 * The most serious notice for a product in a state, or that the notices couldn't be checked. For a question about binding in one
 * of the user's states, also that binding is open.
 */
function describeBinding(
  { slug }: Product,
  { state, isAboutBinding }: AvailabilityQuestion,
  { bindingNotices: { notices, state: loadState }, userStates, now }: AnswerSources,
): readonly string[] {
  const notice = notices.find((each) => isInScope(each, { product: slug, state: state.code }));
  if (notice) return [bindingCopy.status[notice.status], noticeEndText(notice, now)];
  if (loadState !== 'complete') return [bindingCopy.notChecked];
  return isAboutBinding && userStates.includes(state.code) ? [bindingCopy.status.open] : [];
}
