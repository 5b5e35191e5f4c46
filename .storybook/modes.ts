/**
 * The named combinations of width, theme, and text size for visual tests. Each combination is a set of Storybook globals,
 * so reviewers can select the same values in the toolbar.
 */
export const modes = {
  'phone-light': { viewport: { value: 'phone' }, theme: 'light' },
  'phone-dark': { viewport: { value: 'phone' }, theme: 'dark' },
  'tablet-light': { viewport: { value: 'tablet' }, theme: 'light' },
  'desktop-light': { viewport: { value: 'desktop' }, theme: 'light' },
  'desktop-dark': { viewport: { value: 'desktop' }, theme: 'dark' },
  'wide-light': { viewport: { value: 'wide' }, theme: 'light' },
  'desktop-contrast': { viewport: { value: 'desktop' }, theme: 'light-contrast' },
  'phone-zoom200': { viewport: { value: 'phone' }, theme: 'light', textSize: '200' },
} as const;

export type ModeName = keyof typeof modes;

const pick = (...names: ModeName[]): Partial<Record<ModeName, (typeof modes)[ModeName]>> =>
  Object.fromEntries(names.map((name) => [name, modes[name]]));

/**
 * Returns the modes for a story's visual tests. A component or flow uses both themes on a desktop. A screen uses every width
 * in its Complete stories, and a light phone and a dark desktop in its other states. One Complete story of each layout has the
 * tag `layout-reference`, which adds high contrast and double text size.
 */
export function getModes(title: string, tags: readonly string[]): ReturnType<typeof pick> {
  if (!title.startsWith('Screens/')) return pick('desktop-light', 'desktop-dark');
  if (!tags.includes('state:complete')) return pick('phone-light', 'desktop-dark');
  const complete = [
    'phone-light',
    'phone-dark',
    'tablet-light',
    'desktop-light',
    'wide-light',
  ] as const;
  return tags.includes('layout-reference')
    ? pick(...complete, 'desktop-contrast', 'phone-zoom200')
    : pick(...complete);
}
