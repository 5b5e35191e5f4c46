import { formatLocale } from '../../lib/page-locale.ts';

const dollars = new Intl.NumberFormat(formatLocale, { style: 'currency', currency: 'USD' });

/**
 * Formats an amount in US dollars.
 *
 * @param cents - whole US cents.
 * @example formatCents(19_000) // '$190.00'
 */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}

/** The quantity and price of a line of the cart or of an order. */
export interface PricedLine {
  readonly quantity: number;
  /** Price per unit, in whole US cents. */
  readonly price_cents?: number | null | undefined;
}

/** The price of a line, in whole US cents; null without a price. */
export function getLineCents({ quantity, price_cents: price }: PricedLine): number | null {
  return price == null ? null : quantity * price;
}

/** The total of all lines, in whole US cents. Lines without a price count as zero. */
export function getTotalCents(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + (getLineCents(line) ?? 0), 0);
}
