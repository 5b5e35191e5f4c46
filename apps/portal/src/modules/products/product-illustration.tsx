import {
  autoPicture,
  boatPicture,
  collectorAutoPicture,
  Illustration,
  dwellingPicture,
  floodPicture,
  landlordPicture,
  manufacturedHomePicture,
  motorcyclePicture,
  motorHomePicture,
  offRoadPicture,
  ringBinderPicture,
  travelTrailerPicture,
  umbrellaPicture,
  type Picture,
} from '@producer-portal/ui';

/** Illustrations by slug keyword, more specific first: `agent360-landlord` matches `landlord`. */
const pictures: readonly (readonly [word: string, picture: Picture])[] = [
  ['manufactured', manufacturedHomePicture],
  ['mobile', manufacturedHomePicture],
  ['motorcycle', motorcyclePicture],
  ['motor-home', motorHomePicture],
  ['trailer', travelTrailerPicture],
  ['off-road', offRoadPicture],
  ['boat', boatPicture],
  ['collector', collectorAutoPicture],
  ['auto', autoPicture],
  ['umbrella', umbrellaPicture],
  ['flood', floodPicture],
  ['landlord', landlordPicture],
  ['dwelling', dwellingPicture],
  ['home', dwellingPicture],
];

export interface ProductIllustrationProps {
  readonly slug: string | null | undefined;
  readonly className?: string | undefined;
}

/** A product's illustration, with a binder as the fallback. */
export function ProductIllustration({ slug, className }: ProductIllustrationProps) {
  const found = pictures.find(([word]) => slug?.includes(word));
  return (
    <Illustration picture={found?.[1] ?? ringBinderPicture} hue="green" className={className} />
  );
}
