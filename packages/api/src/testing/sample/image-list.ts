import type { Image } from '../../resources/content/schema.ts';

const illustrations = [
  {
    file: 'travel-trailer',
    alt: 'A travel trailer with its awning out, parked on level ground',
    width: 480,
    height: 300,
  },
  {
    file: 'manufactured-home',
    alt: 'A manufactured home with steps, a handrail, and skirting',
    width: 480,
    height: 300,
  },
  {
    file: 'storm-over-coast',
    alt: 'Storm clouds and slanting rain over a low coast and waves',
    width: 480,
    height: 300,
  },
  {
    file: 'boat-on-lift',
    alt: 'A small motorboat held above the water by a boat lift',
    width: 480,
    height: 300,
  },
  { file: 'motorcycle', alt: 'A touring motorcycle seen from the side', width: 480, height: 300 },
  { file: 'filing-tray', alt: 'A desk tray with two levels of paper', width: 320, height: 240 },
  {
    file: 'folded-map',
    alt: 'A folded map with a route and a marked location',
    width: 320,
    height: 240,
  },
  { file: 'calendar-stamp', alt: 'A calendar page with one date stamped', width: 320, height: 240 },
  { file: 'wind-gauge', alt: 'A cup anemometer beside a wind dial', width: 320, height: 240 },
  { file: 'key-and-lock', alt: 'A key beside a closed padlock', width: 320, height: 240 },
  { file: 'logo-harbor-and-pine', alt: 'Harbor & Pine Insurance', width: 160, height: 64 },
  { file: 'logo-red-mesa', alt: 'Red Mesa Agency Group', width: 160, height: 64 },
  { file: 'logo-lakeshore-family', alt: 'Lakeshore Family Insurance', width: 160, height: 64 },
  { file: 'logo-twin-forks', alt: 'Twin Forks Insurance', width: 160, height: 64 },
] as const;

/** Name of an illustration in the sample library. Its file is `/sample/<name>.svg`. */
export type SampleImageName = (typeof illustrations)[number]['file'];

/** All illustration names. */
export const SAMPLE_IMAGE_NAMES: readonly SampleImageName[] = illustrations.map(({ file }) => file);

/** Returns the URL at which hosts and Storybook serve an illustration. */
export function sampleImageUrl(name: SampleImageName): string {
  return `/sample/${name}.svg`;
}

/** Returns a record's `image` field: URL, alternative text, and size in CSS pixels. */
export function sampleImage(name: SampleImageName): Required<Image> {
  const { alt, width, height } = illustrations.find(({ file }) => file === name)!;
  return { url: sampleImageUrl(name), alt, width, height };
}

/** Renders an image tag as a page builder does, with an inline style. */
export function renderImageTag(name: SampleImageName, style: string): string {
  const { url, alt, width, height } = sampleImage(name);
  return `<img src="${url}" alt="${alt}" width="${width}" height="${height}" style="${style}">`;
}
