import type { CollateralTemplate } from '@producer-portal/api';
import type { Claims } from '@producer-portal/api/session';

type Agency = NonNullable<Claims['agency']>;

/** Why a piece cannot be ordered. */
export type OrderObstacle = 'not-offered' | 'for-screens' | 'expired' | 'not-licensed';

export type OrderEligibility =
  /** The two-letter codes that may be chosen. */
  { readonly states: readonly string[] } | { readonly obstacle: OrderObstacle };

type Terms = Pick<
  CollateralTemplate,
  'quantities' | 'price_cents' | 'expires_on' | 'allowed_states' | 'template_svg'
>;

/** The states where a piece may be used and an agency is licensed: two-letter codes, in their order. */
function licensedStates(
  { allowed_states: allowed }: Pick<Terms, 'allowed_states'>,
  agency: Agency | null,
): readonly string[] {
  const licensed = Object.keys(agency?.licenses ?? {}).toSorted();
  return allowed ? licensed.filter((code) => allowed.includes(code)) : licensed;
}

/**
 * Whether an agency can order a piece, and for which states: those where the piece may be used and the agency is licensed
 * (docs/contract.md#cart-item-rules).
 *
 * @param today - in New York, `YYYY-MM-DD`.
 */
export function orderEligibility(
  template: Terms,
  agency: Agency | null,
  today: string,
): OrderEligibility {
  const { quantities, price_cents: price } = template;
  if (price == null || !quantities?.length) {
    return { obstacle: template.template_svg ? 'for-screens' : 'not-offered' };
  }
  return downloadEligibility(template, agency, today);
}

/** Whether the last day on which a piece could be ordered is over; `today` is as above. */
export const isExpired = (lastDay: string | null | undefined, today: string): boolean =>
  Boolean(lastDay && lastDay < today);

/** The same for a piece that is made here and not ordered, such as a picture for the screen. */
export function downloadEligibility(
  template: Terms,
  agency: Agency | null,
  today: string,
): OrderEligibility {
  if (isExpired(template.expires_on, today)) return { obstacle: 'expired' };
  const states = licensedStates(template, agency);
  return states.length > 0 ? { states } : { obstacle: 'not-licensed' };
}
