const products = [
  { slug: 'manufactured-home', name: 'Manufactured home' },
  { slug: 'specialty-dwelling', name: 'Specialty dwelling' },
  { slug: 'motorcycle', name: 'Motorcycle' },
  { slug: 'off-road', name: 'Off-road vehicle' },
  { slug: 'motor-home', name: 'Motor home' },
  { slug: 'travel-trailer', name: 'Travel trailer' },
  { slug: 'boat', name: 'Boat and personal watercraft' },
  { slug: 'collector-auto', name: 'Collector auto' },
  { slug: 'umbrella', name: 'Umbrella' },
  { slug: 'agent360-home', name: 'Agent360 Home' },
  { slug: 'agent360-auto', name: 'Agent360 Auto' },
  { slug: 'agent360-landlord', name: 'Agent360 Landlord' },
  { slug: 'flood', name: 'Flood (partner)' },
] as const;

export type ProductSlug = (typeof products)[number]['slug'];

/** Slugs of all products, in list order. */
export const PRODUCT_SLUGS: readonly ProductSlug[] = products.map(({ slug }) => slug);

/** Creates a record's reference to a product. */
export function createProductRef(slug: ProductSlug): {
  id: number;
  name: string;
  slug: ProductSlug;
} {
  const index = PRODUCT_SLUGS.indexOf(slug);
  return { id: 31 + index, ...products[index]! };
}
