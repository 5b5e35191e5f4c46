const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * An amount as it is read.
 *
 * @param cents - whole US cents.
 * @example formatCents(19_000) // '$190.00'
 */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}

/** What a line or a list costs is counted in. */
export interface Priced {
  readonly quantity: number;
  /** Of one unit, in whole US cents. */
  readonly price_cents?: number | null | undefined;
}

/** What so many of a piece cost, in whole US cents; null where no price is known. */
export function lineCents({ quantity, price_cents: price }: Priced): number | null {
  return price == null ? null : quantity * price;
}

/** What all of them cost together, in whole US cents; those without a price count nothing. */
export function totalCents(lines: readonly Priced[]): number {
  return lines.reduce((sum, line) => sum + (lineCents(line) ?? 0), 0);
}
