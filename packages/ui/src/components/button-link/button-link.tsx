import type { JSX } from 'react';
import { buttonClass } from '../button/button.variants.ts';
import type { ButtonVariants } from '../button/button.variants.ts';
import { Link } from '../ui-provider/ui-provider.tsx';
import type { LinkProps } from '../ui-provider/ui-provider.tsx';

export interface ButtonLinkProps extends LinkProps {
  /** @default 'primary' */
  kind?: ButtonVariants['kind'];
  /** @default 'md' */
  size?: ButtonVariants['size'];
}

/**
 * A link with the weight of a button, for the one place a screen wants the reader to go next.
 *
 * @example
 * <ButtonLink href="/alerts/4711">Read the alert</ButtonLink>
 */
export function ButtonLink({ kind, size, className, ...rest }: ButtonLinkProps): JSX.Element {
  return <Link {...rest} className={buttonClass({ kind, size, className })} />;
}
