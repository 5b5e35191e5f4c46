import {
  autoIllustration,
  boatIllustration,
  collectorAutoIllustration,
  Illustration,
  dwellingIllustration,
  floodIllustration,
  landlordIllustration,
  manufacturedHomeIllustration,
  motorcycleIllustration,
  motorHomeIllustration,
  offRoadIllustration,
  binderIllustration,
  travelTrailerIllustration,
  umbrellaIllustration,
  type IllustrationPaths,
} from '@producer-portal/ui';

/** Illustrations by a keyword that the slug contains. The first match wins, so `collector` comes before `auto`. */
const illustrations: readonly (readonly [keyword: string, paths: IllustrationPaths])[] = [
  ['manufactured', manufacturedHomeIllustration],
  ['mobile', manufacturedHomeIllustration],
  ['motorcycle', motorcycleIllustration],
  ['motor-home', motorHomeIllustration],
  ['trailer', travelTrailerIllustration],
  ['off-road', offRoadIllustration],
  ['boat', boatIllustration],
  ['collector', collectorAutoIllustration],
  ['auto', autoIllustration],
  ['umbrella', umbrellaIllustration],
  ['flood', floodIllustration],
  ['landlord', landlordIllustration],
  ['dwelling', dwellingIllustration],
  ['home', dwellingIllustration],
];

export interface ProductIllustrationProps {
  readonly slug: string | null | undefined;
  readonly className?: string | undefined;
}

/** A product's illustration, with a binder as the fallback. */
export function ProductIllustration({ slug, className }: ProductIllustrationProps) {
  const match = illustrations.find(([keyword]) => slug?.includes(keyword));
  return (
    <Illustration paths={match?.[1] ?? binderIllustration} hue="green" className={className} />
  );
}
