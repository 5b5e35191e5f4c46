import type { JSX, MouseEvent } from 'react';
import type { LinkProps } from '../components/ui-provider/ui-provider.tsx';

/** A link that does not navigate, for stories. */
export function InertLink({ href, onClick, children, ...rest }: LinkProps): JSX.Element {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
