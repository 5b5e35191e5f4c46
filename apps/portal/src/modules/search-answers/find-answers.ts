import type { CollateralRequest, Product } from '@producer-portal/api';
import type { AccessSubject } from '../access/access.ts';
import { orderPath } from '../collateral/paths.ts';
import { orderName, statusName } from '../orders/order-status.ts';
import type { BindingNotices } from '../binding/binding-notices.ts';
import { isRecordId } from '../paths/navigation.ts';
import { getAvailabilityByState, availabilityPath, isOffered } from '../products/availability.ts';
import { availabilityCopy } from '../products/copy.ts';
import { getAccessibleProducts } from '../products/use-accessible-products.ts';
import type { Answer } from './answer.ts';
import { answersCopy as copy } from './copy.ts';
import { findProducts, parseAvailabilityQuestion } from './find-availability.ts';
import { describeBinding, findBindChecks, findBindingAnswers } from './find-binding.ts';
import { findCeCourses } from './find-ce-courses.ts';
import { findOrder } from './find-order.ts';
import { findPages } from './find-pages.ts';

export interface AnswerSources {
  /** The user, to leave out areas that the user can't access. */
  readonly viewer: AccessSubject;
  /** The extensions that the host announces, to leave out pages that need a missing one. */
  readonly capabilities: readonly string[];
  /** All products. Empty until they load. */
  readonly products: readonly Product[];
  /** The user's orders. Empty until they load, and without ordering permission. */
  readonly orders: readonly CollateralRequest[];
  /** The notices that stop or limit binding today. Empty and incomplete until they load. */
  readonly binding: BindingNotices;
  /** The current time in milliseconds. */
  readonly now: number;
}

/** Maximum number of answers of one kind. */
const MAX_ANSWERS = 3;

/**
 * Answers a query from the portal's own data: the user's order with that number, a binding check, the notices that stop or limit
 * binding, a product's availability in a state, courses with CE credit in a state, and pages. The host's results come after these
 * answers.
 *
 * @example findAnswers('motorcycle texas', sources) // [{ title: 'Motorcycle: Available in Texas', … }]
 */
export function findAnswers(
  query: string,
  { viewer, capabilities, products, orders, binding, now }: AnswerSources,
): Answer[] {
  const accessibleProducts = getAccessibleProducts(products, viewer);
  const order = findOrder(orders, query);
  const pages = [...findCeCourses(query), ...findPages(query, viewer, capabilities)].map(
    ({ title, path }): Answer => ({
      kind: 'page',
      title,
      details: [],
      href: path,
    }),
  );
  return [
    ...(order ? [toAnswer(order)] : []),
    ...(capabilities.includes('bind_check') ? findBindChecks(query, accessibleProducts) : []),
    ...findBindingAnswers(query, accessibleProducts, binding.notices, now).slice(0, MAX_ANSWERS),
    ...findAvailability(query, accessibleProducts, binding, now).slice(0, MAX_ANSWERS),
    ...pages.slice(0, MAX_ANSWERS),
  ];
}

const toAnswer = (order: CollateralRequest): Answer => ({
  kind: 'order',
  title: orderName(order),
  details: [statusName(order.status)],
  href: orderPath(order.id),
});

function findAvailability(
  query: string,
  products: readonly Product[],
  binding: BindingNotices,
  now: number,
): Answer[] {
  const question = parseAvailabilityQuestion(query);
  if (!question) return [];
  const { state, words } = question;
  if (words.length === 0) {
    const title = copy.productsInState(state.name);
    return [
      { kind: 'availability', title, details: [], href: availabilityPath(undefined, state.code) },
    ];
  }
  return findProducts(products, words).flatMap((product) =>
    getAvailabilityByState(product, [state.code]).map(({ status, note }): Answer => {
      const { title, slug } = product;
      // "Available" alone could mislead during a moratorium.
      const bindingDetails = isOffered({ status })
        ? describeBinding(binding, { product: slug, state: state.code }, now)
        : [];
      return {
        kind: 'availability',
        title: copy.availability(title, availabilityCopy.inState[status](state.name)),
        details: [...bindingDetails, ...(note === null ? [] : [note])],
        href: availabilityPath(isRecordId(slug) ? slug : undefined, state.code),
      };
    }),
  );
}
