import type { JSX } from 'react';
import { buttonClass } from '../button/button.variants.ts';
import type { ButtonVariant, ButtonSize } from '../button/button.variants.ts';
import { Link } from '../ui-provider/ui-provider.tsx';
import type { LinkProps } from '../ui-provider/ui-provider.tsx';

export interface ButtonLinkProps extends LinkProps {
  /** @default 'primary' */
  variant?: ButtonVariant | undefined;
  /** @default 'md' */
  size?: ButtonSize | undefined;
}

/**
 * A link that looks like a button, for the main next step on a screen.
 *
 * @example
 * <ButtonLink href="/alerts/4711">Read the alert</ButtonLink>
 */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps): JSX.Element {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />;
}
