const names = {
  'manufactured-home': 'Manufactured home',
  'specialty-dwelling': 'Specialty dwelling',
  motorcycle: 'Motorcycle',
  'off-road': 'Off-road vehicle',
  'motor-home': 'Motor home',
  'travel-trailer': 'Travel trailer',
  boat: 'Boat and personal watercraft',
  'collector-auto': 'Collector auto',
  umbrella: 'Umbrella',
  'agent360-home': 'Agent360 Home',
  'agent360-auto': 'Agent360 Auto',
  'agent360-landlord': 'Agent360 Landlord',
  flood: 'Flood (partner)',
} as const;

export type ProductSlug = keyof typeof names;

/** Slugs of all products, in the order of the product list. */
export const PRODUCT_SLUGS = Object.keys(names) as ProductSlug[];

/** A record's reference to a product. */
export function productRef(slug: ProductSlug): { id: number; name: string; slug: ProductSlug } {
  return { id: 31 + PRODUCT_SLUGS.indexOf(slug), name: names[slug], slug };
}
