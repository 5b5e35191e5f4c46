import type { CollateralRequest, Product } from '@producer-portal/api';
import type { AccessSubject } from '../access/access.ts';
import { orderPath } from '../collateral/paths.ts';
import { orderName, statusName } from '../orders/order-status.ts';
import { isRecordId } from '../paths/navigation.ts';
import { availabilityByState, availabilityPath } from '../products/availability.ts';
import { availabilityCopy } from '../products/copy.ts';
import { getAccessibleProducts } from '../products/use-accessible-products.ts';
import { answersCopy as copy } from './copy.ts';
import { findProducts, parseAvailabilityQuestion } from './find-availability.ts';
import { findOrder } from './find-order.ts';
import { findPages } from './find-pages.ts';

/** A direct answer to a query: a link to a part of the portal that isn't a record. */
export interface Answer {
  readonly kind: keyof typeof copy.kinds;
  readonly title: string;
  /** A few more words, such as the status of an order. */
  readonly detail?: string | null;
  readonly href: string;
}

export interface AnswerSources {
  /** The user, to leave out closed areas. */
  readonly viewer: AccessSubject;
  /** All products. Empty until they load. */
  readonly products: readonly Product[];
  /** The user's orders. Empty until they load, and without ordering permission. */
  readonly orders: readonly CollateralRequest[];
}

/** Maximum number of answers of one kind. */
const MAX_ANSWERS = 3;

/**
 * Answers a query from the portal itself: the user's order with that number, a product's availability in a state, and pages.
 * Records are the host's results, and come after these.
 *
 * @example findAnswers('motorcycle texas', sources) // [{ title: 'Motorcycle: Available in Texas', … }]
 */
export function findAnswers(query: string, { viewer, products, orders }: AnswerSources): Answer[] {
  const order = findOrder(orders, query);
  const pages = findPages(query, viewer).map(({ title, path }): Answer => ({
    kind: 'page',
    title,
    href: path,
  }));
  return [
    ...(order ? [toAnswer(order)] : []),
    ...findAvailability(query, getAccessibleProducts(products, viewer)).slice(0, MAX_ANSWERS),
    ...pages.slice(0, MAX_ANSWERS),
  ];
}

const toAnswer = (order: CollateralRequest): Answer => ({
  kind: 'order',
  title: orderName(order),
  detail: statusName(order.status),
  href: orderPath(order.id),
});

function findAvailability(query: string, products: readonly Product[]): Answer[] {
  const question = parseAvailabilityQuestion(query);
  if (!question) return [];
  const { state, words } = question;
  if (words.length === 0) {
    const title = copy.productsInState(state.name);
    return [{ kind: 'availability', title, href: availabilityPath(undefined, state.code) }];
  }
  return findProducts(products, words).flatMap((product) =>
    availabilityByState(product, [state.code]).map(({ status, note }): Answer => {
      const { title, slug } = product;
      return {
        kind: 'availability',
        title: copy.availability(title, availabilityCopy.inState[status](state.name)),
        detail: note,
        href: availabilityPath(isRecordId(slug) ? slug : undefined, state.code),
      };
    }),
  );
}
