'use client';

import type { ComponentProps, JSX, MouseEvent } from 'react';
import { buttonClass } from './button.variants.ts';
import type { ButtonVariant, ButtonSize } from './button.variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** @default 'primary' */
  variant?: ButtonVariant | undefined;
  /**
   * `sm` is narrower but just as tall, because every button needs a target of 44 px.
   * @default 'md'
   */
  size?: ButtonSize | undefined;
  /**
   * The action is running: the button keeps its focus and position, and ignores clicks.
   * @default false
   */
  pending?: boolean | undefined;
}

/**
 * A button for an action. Use `ButtonLink` or `TextLink` for navigation. On a colored surface, set
 * `--button-text` for `secondary` and `quiet`. In a row of plain links, `--button-line: none`
 * removes the underline of `quiet`.
 *
 * @example
 * <Button variant="secondary" pending={saving} onClick={save}>Save</Button>
 */
export function Button({
  variant,
  size,
  pending = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps): JSX.Element {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, className })}
      // Not `disabled`: that would remove focus from the button that the user just clicked.
      aria-disabled={pending || rest['aria-disabled']}
      data-pending={pending || undefined}
      onClick={handleClick}
    />
  );
}
