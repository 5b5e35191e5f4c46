import { createElement } from 'react';
import type { ComponentProps, JSX } from 'react';
import { iconShapes } from './icon-shapes.ts';

export type IconName = keyof typeof iconShapes;

/** Every icon name, in alphabetical order. */
export const iconNames: readonly IconName[] = /* @__PURE__ */ Object.keys(iconShapes).filter(
  // Always true: it narrows the type, because `Object.keys` returns strings.
  (name): name is IconName => name in iconShapes,
);

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IconName;
  /**
   * Width and height in px at 100% text size. Scales with the text.
   * @default 20
   */
  size?: number | undefined;
}

/**
 * An icon that accompanies text, hidden from assistive technology.
 *
 * @throws {Error} if no icon has this name.
 * @example
 * <Icon name="search" />
 */
export function Icon({ name, size = 20, ...rest }: IconProps): JSX.Element {
  if (!Object.hasOwn(iconShapes, name)) {
    throw new Error(`There is no icon named "${name}". Use a name from iconNames.`);
  }
  const length = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      width={length}
      height={length}
      aria-hidden="true"
      focusable="false"
    >
      {iconShapes[name].map(([tag, attributes], index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
}
