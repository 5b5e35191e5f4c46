import type { ComponentProps, JSX, MouseEvent } from 'react';
import { buttonClass } from './button.variants.ts';
import type { ButtonVariants } from './button.variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** @default 'primary' */
  kind?: ButtonVariants['kind'];
  /**
   * `sm` is narrower, not lower: every button keeps a target of 44 px.
   * @default 'md'
   */
  size?: ButtonVariants['size'];
  /**
   * The press is being carried out: the button keeps its focus and place, and presses do nothing.
   * @default false
   */
  pending?: boolean | undefined;
}

/**
 * Does something here; what leads somewhere is a `ButtonLink` or a `TextLink`.
 * On a colored surface set `--button-text` there: `secondary` and `quiet` take it over. In a row of
 * plain links set `--button-line: none` for `quiet`.
 *
 * @example
 * <Button kind="secondary" pending={saving} onClick={save}>Save</Button>
 */
export function Button({
  kind,
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
      className={buttonClass({ kind, size, className })}
      // Not `disabled`: that would drop the focus of the person who has just pressed.
      aria-disabled={pending || rest['aria-disabled']}
      data-pending={pending || undefined}
      onClick={handleClick}
    />
  );
}
