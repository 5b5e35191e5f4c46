const colorFunctions = [
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
  'light-dark',
];

/** Values that no stylesheet can use: palette colors instead of tokens, looping animations, hidden focus rings. */
const disallowedValues = {
  '/./': ['/var\\(--p-/'],
  '/^animation/': ['/\\binfinite\\b/'],
  outline: ['none', '0'],
};

/** Tokens with a reserved meaning, and the only components that can use them (docs/design.md#reserved-colors). */
const reservedTokens = {
  '--ui-color-unread': ['content-item', 'count-badge'],
  '--ui-color-mode': ['mode-banner'],
  '--ui-color-marigold': ['date-stamp', 'top-menu', 'event-card'],
};

/** @param {string} [component] */
const uiValues = (component) => ({
  ...disallowedValues,
  '/./': [
    ...disallowedValues['/./'],
    ...Object.entries(reservedTokens)
      .filter(([, owners]) => !owners.includes(component))
      .map(([token]) => `/var\\(${token}/`),
  ],
});

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  referenceFiles: ['packages/ui/src/tokens/tokens.css'],
  rules: {
    // Colors come from the tokens.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': colorFunctions,
    'declaration-property-value-disallowed-list': disallowedValues,
    'no-unknown-custom-properties': true,
    'no-unknown-animations': true,
    // Use logical sides, for right-to-left text. Browsers do not support `overflow-inline` and `resize: block`
    // yet. A shorthand of up to three values has the same value left and right.
    'property-layout-mappings': [
      'flow-relative',
      {
        ignoreProperties: ['/^(?:margin|padding|inset|border-width)$/', '/^over(?:flow|scroll)-/'],
      },
    ],
    'value-keyword-layout-mappings': ['flow-relative', { ignoreProperties: ['resize'] }],
    'declaration-property-max-values': {
      '/^(?:margin|padding|inset|border-width)$/': 3,
    },
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
    // CSS modules.
    'selector-class-pattern': [
      '^(?:pp-[a-z\\d-]+|[a-z][a-zA-Z\\d]*)$',
      { message: 'Write class names in camelCase, and global ones as pp-kebab-case' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // For older browsers, Lightning CSS turns `:dir(rtl)` into a list of languages. English in a right-to-left page would
    // not match.
    'selector-pseudo-class-disallowed-list': ['dir'],
    // The formatter decides these.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'import-notation': null,
    // Rules are in the order of a component's parts, with states nested in their part.
    'no-descending-specificity': null,
    // The oldest supported browsers understand only `min-width`.
    'media-feature-range-notation': null,
  },
  overrides: [
    {
      files: ['packages/ui/src/{components,internal}/**/*.css'],
      rules: {
        // A consumer's own rules, which are in no layer, must win.
        'rule-nesting-at-rule-required-list': ['layer'],
        'layer-name-pattern': '^ui\\.components$',
        'declaration-property-value-disallowed-list': uiValues(),
      },
    },
    ...[...new Set(Object.values(reservedTokens).flat())].map((component) => ({
      files: [`packages/ui/src/components/${component}/*.css`],
      rules: { 'declaration-property-value-disallowed-list': uiValues(component) },
    })),
    {
      // A consumer's own brand colors.
      files: ['examples/*/src/app.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    {
      // This file defines the colors, in the number format that the contrast tests read.
      files: ['packages/ui/src/tokens/tokens.css'],
      rules: {
        'alpha-value-notation': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
        'hue-degree-notation': null,
        'lightness-notation': null,
        // The palette and the roles are separate `:root` rules.
        'no-duplicate-selectors': null,
        'value-keyword-case': ['lower', { ignoreProperties: ['/^--ui-font-/'] }],
      },
    },
    {
      // A fallback of a token is allowed: the package must also look right without the tokens.
      files: ['packages/content-renderer/src/**/pp-*.module.css'],
      rules: {
        'color-no-hex': null,
        'declaration-property-value-disallowed-list': {
          ...disallowedValues,
          '/./': [...disallowedValues['/./'], '/(?<!var\\(--ui-[\\w-]+, ?)#[\\da-f]{3,8}\\b/i'],
        },
      },
    },
    {
      // Stories set these properties on their elements.
      files: ['packages/ui/src/foundations/*.css'],
      rules: { 'no-unknown-custom-properties': null },
    },
    {
      files: ['packages/ui/src/tailwind.css'],
      rules: {
        'at-rule-no-unknown': [true, { ignoreAtRules: ['theme'] }],
        // In Tailwind, two hyphens in a name join a property to a theme variable, as in `--text-sm--line-height`.
        'custom-property-pattern': null,
      },
    },
    {
      // A map keeps its width and height in any text direction.
      files: ['packages/ui/src/components/state-map/*.css'],
      rules: {
        'property-layout-mappings': [
          'flow-relative',
          {
            ignoreProperties: [
              '/^(?:margin|padding|inset|border-width)$/',
              '/^over(?:flow|scroll)-/',
              '/^(?:width|height)$/',
            ],
          },
        ],
      },
    },
  ],
};
