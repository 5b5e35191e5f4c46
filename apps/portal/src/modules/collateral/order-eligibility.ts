import type { CollateralTemplate } from '@producer-portal/api';
import type { Claims } from '@producer-portal/api/session';

type Agency = NonNullable<Claims['agency']>;

/**
 * Why an item can't be ordered: it has no price or quantities (`not-offered`), is a digital image (`download-only`), is past
 * its last day (`expired`), or is for states where the agency isn't licensed (`not-licensed`).
 */
export type IneligibilityReason = 'not-offered' | 'download-only' | 'expired' | 'not-licensed';

export type OrderEligibility =
  /** The states to choose from, as two-letter codes. */
  { readonly states: readonly string[] } | { readonly ineligibilityReason: IneligibilityReason };

type OrderTerms = Pick<
  CollateralTemplate,
  'quantities' | 'price_cents' | 'expires_on' | 'allowed_states' | 'template_svg'
>;

/** The allowed states where an agency is licensed, as sorted two-letter codes. */
function getLicensedStates(
  { allowed_states: allowedStates }: Pick<OrderTerms, 'allowed_states'>,
  agency: Agency | null,
): readonly string[] {
  const licensedStates = Object.keys(agency?.licenses ?? {}).toSorted();
  return allowedStates
    ? licensedStates.filter((code) => allowedStates.includes(code))
    : licensedStates;
}

/**
 * Whether an agency can order an item, and for which states: the allowed ones where the agency is licensed
 * (docs/contract.md#cart-item-rules).
 *
 * @param today - the date in New York, `YYYY-MM-DD`.
 */
export function getOrderEligibility(
  template: OrderTerms,
  agency: Agency | null,
  today: string,
): OrderEligibility {
  const { quantities, price_cents: price } = template;
  if (price == null || !quantities?.length) {
    return { ineligibilityReason: template.template_svg ? 'download-only' : 'not-offered' };
  }
  return getDownloadEligibility(template, agency, today);
}

/**
 * Whether the last day to order an item has passed.
 *
 * @param today - the date in New York, `YYYY-MM-DD`.
 */
export const isExpired = (lastDay: string | null | undefined, today: string): boolean =>
  Boolean(lastDay && lastDay < today);

/**
 * Whether an agency can download an item without ordering it, such as a digital image, and for which states.
 *
 * @param today - the date in New York, `YYYY-MM-DD`.
 */
export function getDownloadEligibility(
  template: OrderTerms,
  agency: Agency | null,
  today: string,
): OrderEligibility {
  if (isExpired(template.expires_on, today)) return { ineligibilityReason: 'expired' };
  const states = getLicensedStates(template, agency);
  return states.length > 0 ? { states } : { ineligibilityReason: 'not-licensed' };
}
