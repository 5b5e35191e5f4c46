'use client';

import type { JSX, MouseEventHandler } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import type { CurrentEntry, MenuLinkEntry } from './menu-entry.ts';

interface MenuLinkProps {
  entry: MenuLinkEntry;
  current?: CurrentEntry | undefined;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** A menu link with `aria-current` and a mark for external links. */
export function MenuLink({ entry, current, className, onClick }: MenuLinkProps): JSX.Element {
  // External links bypass the router.
  const Anchor = entry.external ? 'a' : Link;
  const isCurrent = current?.id === entry.id;
  return (
    <Anchor
      href={entry.href}
      lang={entry.lang}
      className={className}
      aria-current={isCurrent ? (current.isPage ? 'page' : 'true') : undefined}
      rel={entry.external ? 'noreferrer' : undefined}
      onClick={onClick}
    >
      {entry.label}
      {entry.external ? <Icon name="external" size={16} /> : null}
    </Anchor>
  );
}
