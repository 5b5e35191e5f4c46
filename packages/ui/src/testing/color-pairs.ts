/**
 * A foreground color and the backgrounds that it is used on, as token names without `--ui-color-`.
 */
export type ColorPairs = readonly (readonly [foreground: string, backgrounds: readonly string[]])[];

export const pages = ['canvas', 'surface', 'sunken', 'raised'];

const tinted = ['accent-subtle', 'unread-subtle'];

const categories = ['coral', 'indigo', 'green', 'rose', 'blue', 'olive', 'ochre', 'teal'].map(
  (name) => `category-${name}`,
);

const mapStatuses = ['available', 'limited', 'coming', 'none'];
const mapShares = ['most', 'many', 'some', 'few'];
const mapLooks = [...mapStatuses, ...mapShares].map((look) => `map-${look}`);

/** Pairs with at least 7:1. A component that puts text on its own fill adds the pair here. */
export const textPairs: ColorPairs = [
  ['text', [...pages, ...tinted, 'warn-subtle', 'danger-subtle', 'success-subtle']],
  ['text-muted', [...pages, ...tinted]],
  ['link', [...pages, ...tinted]],
  ['link-visited', pages],
  ['accent', [...pages, ...tinted]],
  ['accent-on', ['accent', 'accent-hover']],
  ['unread-text', [...pages, 'unread-subtle']],
  ['unread-on', ['unread-text']],
  ['marigold-on', ['marigold']],
  ['warn-text', [...pages, 'warn-subtle']],
  ['danger-text', [...pages, 'danger-subtle']],
  ['danger-on', ['danger-solid']],
  ['success-text', [...pages, 'success-subtle']],
  ['mode-on', ['mode']],
  ['inverse-text', ['inverse']],
  ['inverse-muted', ['inverse']],
  ['canvas', ['text']],
  ['surface', ['text']],
  ...categories.map(
    (category) =>
      [`${category}-text`, [`${category}-subtle`, 'canvas', 'surface', 'unread-subtle']] as const,
  ),
  ...mapLooks.map((look) => [`${look}-on`, [look]] as const),
];

/** Pairs with at least 4.5:1. */
export const disabledPairs: ColorPairs = [['text-disabled', pages]];

/** Pairs with at least 3:1. */
export const nonTextPairs: ColorPairs = [
  ['unread', [...pages, 'unread-subtle']],
  ['border-control', pages],
  ['danger-solid', pages],
  ['marigold', ['inverse']],
  ...mapLooks.map((look) => [`${look}-line`, [look]] as const),
];
