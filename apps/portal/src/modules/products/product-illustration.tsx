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

/** By what a slug holds, the narrower word first: `agent360-landlord` is a landlord's house. */
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

/** A product's drawing; a folder of papers for a product that has none of its own. */
export function ProductIllustration({ slug, className }: ProductIllustrationProps) {
  const found = pictures.find(([word]) => slug?.includes(word));
  return (
    <Illustration picture={found?.[1] ?? ringBinderPicture} hue="green" className={className} />
  );
}
