/**
 * A foreground color and the backgrounds that it is used on, as token names without `--ui-color-`.
 */
export type ColorPairs = readonly (readonly [foreground: string, backgrounds: readonly string[]])[];

export const pageBackgrounds = ['canvas', 'surface', 'sunken', 'raised'];

const tintedBackgrounds = ['accent-subtle', 'unread-subtle'];

const categories = ['coral', 'indigo', 'green', 'rose', 'blue', 'olive', 'ochre', 'teal'].map(
  (name) => `category-${name}`,
);

const mapStatuses = ['available', 'limited', 'coming', 'none'];
const mapCoverageLevels = ['most', 'many', 'some', 'few'];
const mapLooks = [...mapStatuses, ...mapCoverageLevels].map((look) => `map-${look}`);

/**
 * Pairs that need a contrast of at least 7:1. If a component puts text on its own fill, add the
 * pair here.
 */
export const textPairs: ColorPairs = [
  [
    'text',
    [...pageBackgrounds, ...tintedBackgrounds, 'warn-subtle', 'danger-subtle', 'success-subtle'],
  ],
  ['text-muted', [...pageBackgrounds, ...tintedBackgrounds]],
  ['link', [...pageBackgrounds, ...tintedBackgrounds]],
  ['link-visited', pageBackgrounds],
  ['accent', [...pageBackgrounds, ...tintedBackgrounds]],
  ['accent-on', ['accent', 'accent-hover']],
  ['unread-text', [...pageBackgrounds, 'unread-subtle']],
  ['unread-on', ['unread-text']],
  ['marigold-on', ['marigold']],
  ['warn-text', [...pageBackgrounds, 'warn-subtle']],
  ['danger-text', [...pageBackgrounds, 'danger-subtle']],
  ['danger-on', ['danger-solid']],
  ['success-text', [...pageBackgrounds, 'success-subtle']],
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

/** Pairs that need a contrast of at least 4.5:1. */
export const disabledPairs: ColorPairs = [['text-disabled', pageBackgrounds]];

/** Pairs that need a contrast of at least 3:1. */
const nonTextPairs: ColorPairs = [
  ['unread', [...pageBackgrounds, 'unread-subtle']],
  ['border-control', pageBackgrounds],
  ['danger-solid', pageBackgrounds],
  ['marigold', ['inverse']],
  ...mapLooks.map((look) => [`${look}-line`, [look]] as const),
];

/** Two tokens, without `--ui-color-`, and the contrast that they need. */
export interface ContrastRequirement {
  foreground: string;
  background: string;
  ratio: number;
}

const toRequirements = (pairs: ColorPairs, ratio: number): ContrastRequirement[] =>
  pairs.flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => ({ foreground, background, ratio })),
  );

/** Every pair with the contrast that it needs: AAA for text, AA for disabled text, 3:1 for the rest. */
export const contrastRequirements: readonly ContrastRequirement[] = [
  ...toRequirements(textPairs, 7),
  ...toRequirements(disabledPairs, 4.5),
  ...toRequirements(nonTextPairs, 3),
];
