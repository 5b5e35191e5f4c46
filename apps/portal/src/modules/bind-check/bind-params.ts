import { bindingActions, type BindingAction } from '@producer-portal/api';
import { isZipCode } from '../counties/counties.ts';
import { parseStateCode } from '../states/us-states.ts';

/** The user's question, from the page's URL. */
export interface BindParams {
  /** Two-letter code. */
  readonly state?: string | undefined;
  /** Five-digit FIPS code. */
  readonly county?: string | undefined;
  /** The ZIP code that the user entered to find the place. */
  readonly zip?: string | undefined;
  /** Slug. */
  readonly product?: string | undefined;
  readonly action: BindingAction;
  /** An instant to the minute, `2026-03-02T19:05Z`. Undefined for the current time. */
  readonly at?: string | undefined;
}

export const bindPath = '/can-i-bind';

const defaultAction: BindingAction = 'bind';

/** Reads the question from a URL. Invalid values count as missing. */
export function parseBindParams(search: URLSearchParams): BindParams {
  const state = parseStateCode(search.get('state'));
  const county = search.get('county') ?? '';
  const zip = search.get('zip') ?? '';
  const product = search.get('product') ?? '';
  const action = search.get('action');
  return {
    state,
    county: state && /^\d{5}$/.test(county) ? county : undefined,
    zip: isZipCode(zip) ? zip : undefined,
    product: /^[a-z0-9-]{1,100}$/.test(product) ? product : undefined,
    action: bindingActions.find((each) => each === action) ?? defaultAction,
    at: toMinute(search.get('at')),
  };
}

/** Rounds an instant down to the minute; undefined if it isn't an instant. */
export function toMinute(instant: string | null): string | undefined {
  if (!instant || !/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(instant))
    return undefined;
  const milliseconds = Date.parse(instant);
  return Number.isNaN(milliseconds)
    ? undefined
    : `${new Date(milliseconds).toISOString().slice(0, 16)}Z`;
}

/**
 * The page's path for a question. Parts that are missing or have their default are left out.
 *
 * @example toBindPath({ state: 'OH', product: 'boat', action: 'bind' }) // '/can-i-bind?state=OH&product=boat'
 */
export function toBindPath({ state, county, zip, product, action, at }: BindParams): string {
  const entries = [
    ['state', state],
    ['county', state && county],
    ['zip', zip],
    ['product', product],
    ['action', action === defaultAction ? undefined : action],
    ['at', at],
  ].flatMap(([key, value]) => (key && value ? [`${key}=${value}`] : []));
  return entries.length > 0 ? `${bindPath}?${entries.join('&')}` : bindPath;
}
