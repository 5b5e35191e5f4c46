import {
  type Alert,
  alerts as alertsResource,
  type ApiClient,
  bindingStatuses,
  bindingTag,
  type BindingStatus,
} from '@producer-portal/api';
import { daysUntil, formatPublishedDate } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { getReplacement } from '../content-list/row-texts.ts';
import { bindingCopy as copy } from './copy.ts';

/** An alert that stops or limits binding today. */
export interface BindingNotice {
  readonly alert: Alert;
  /**
   * `unknown` if the host doesn't say what the alert means for binding. `useBindingNotices` also sets it for notices other than
   * moratoriums if some notices may be missing.
   */
  readonly status: Exclude<BindingStatus, 'open'> | 'unknown';
}

/** Most serious first. */
const severity: readonly BindingNotice['status'][] = ['closed', 'unknown', 'conditional'];

/** Path of the list of all binding notices. */
export const bindingAlertsPath = `/alerts?tags[]=${bindingTag}`;

/** All binding notices for the user's states. */
export const bindingNoticesQuery = (api: ApiClient) =>
  alertsResource.list.query(api, { tags: [bindingTag] });

/** Whether a record is a binding notice, in effect or not. */
export const isBindingNotice = ({ tags }: Pick<Alert, 'tags'>): boolean =>
  tags?.some(({ key }) => key === bindingTag) === true;

/**
 * Returns the notices that stop or limit binding today, sorted by how serious they are, and then by their end. Leaves out
 * replaced notices.
 *
 * @param alerts - alerts of any kind, because a host may ignore the filter.
 * @param now - in milliseconds; days are in Eastern Time.
 * @see docs/contract.md#binding-notices
 */
export function findBindingNotices(alerts: readonly Alert[], now: number): BindingNotice[] {
  return alerts
    .filter(
      (alert) => isBindingNotice(alert) && isInEffect(alert, now) && !getReplacement(alert, now),
    )
    .flatMap((alert): BindingNotice[] => {
      const status = bindingStatuses.find((each) => each === alert.binding) ?? 'unknown';
      return status === 'open' ? [] : [{ alert, status }];
    })
    .toSorted(
      (a, b) =>
        severity.indexOf(a.status) - severity.indexOf(b.status) ||
        (daysUntil(a.alert.effective_until, now) ?? Infinity) -
          (daysUntil(b.alert.effective_until, now) ?? Infinity),
    );
}

export interface BindingNotices {
  readonly notices: readonly BindingNotice[];
  /** False if notices may be missing, because they have not loaded or the list has more pages. */
  readonly isComplete: boolean;
}

/**
 * Reads the notices from the response of {@link bindingNoticesQuery}. If a moratorium may be missing, a notice with conditions
 * doesn't mean that binding is open, so its status is `unknown`.
 */
export function readBindingNotices(
  list: { readonly items: readonly Alert[]; readonly total: number } | undefined,
  now: number,
): BindingNotices {
  const notices = findBindingNotices(list?.items ?? [], now);
  if (list && list.items.length >= list.total) return { notices, isComplete: true };
  const toUncertain = (notice: BindingNotice): BindingNotice =>
    notice.status === 'closed' ? notice : { ...notice, status: 'unknown' };
  return { notices: notices.map(toUncertain), isComplete: false };
}

function isInEffect(
  {
    effective_from: from,
    effective_until: until,
  }: Pick<Alert, 'effective_from' | 'effective_until'>,
  now: number,
): boolean {
  return (daysUntil(from, now) ?? 0) <= 0 && (daysUntil(until, now) ?? 0) >= 0;
}

/**
 * A product and a state that a notice may apply to. Without a product, notices for all products count; without a state,
 * notices for all states.
 */
export interface BindingScope {
  /** Slug of a product. */
  readonly product?: string | null | undefined;
  /** Two-letter code. */
  readonly state?: string | undefined;
}

/** Whether a notice applies to a product and a state. A notice without products or states applies to all. */
export function isInScope({ alert }: BindingNotice, { product, state }: BindingScope): boolean {
  const { products, states } = alert;
  return (
    (!product || !products?.length || products.some(({ slug }) => slug === product)) &&
    (!state || !states?.length || states.some(({ code }) => code === state))
  );
}

/**
 * The codes of the states that notices apply to, in alphabetical order. Includes only the user's states if the notices apply to
 * any of them, because a notice may list others.
 *
 * @param userStates - the codes of the user's states; empty if unknown.
 * @returns an empty list if a notice is for all states and the user's states are unknown.
 */
export function getNoticeStates(
  notices: readonly BindingNotice[],
  userStates: readonly string[],
): string[] {
  const isForAll = notices.some(({ alert }) => !alert.states?.length);
  const codes = notices.flatMap(({ alert }) => alert.states?.map(({ code }) => code) ?? []);
  const ownStates = userStates.filter((code) => isForAll || codes.includes(code));
  return [...new Set(ownStates.length > 0 || isForAll ? ownStates : codes)].toSorted();
}

/** Says until when a notice applies: "Through Mar 8". */
export function formatNoticeEnd({ alert }: BindingNotice, now: number): string {
  const end = formatPublishedDate(alert.effective_until, now);
  return end ? nowrap(copy.through(end)) : copy.untilFurtherNotice;
}
