import { lazy, startTransition, Suspense, useState } from 'react';
import { Button, Icon } from '@producer-portal/ui';
import type { AccountMenuProps } from './account-menu.tsx';
import { copy } from './copy.ts';

const loadMenu = () => import('./account-menu.tsx');
/** A failed load is tried again, and then told, when the menu is opened. */
const preloadMenu = () => void loadMenu().catch(() => {});
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/**
 * The account button. The menu behind it is loaded on intent, so that its weight is not in the first view; until the first
 * press a plain button of the same looks stands in its place.
 */
export function AccountButton(props: AccountMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = (
    <Button
      kind="quiet"
      aria-haspopup="menu"
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={() => startTransition(() => setOpened(true))}
    >
      <Icon name="user" />
      {copy.account}
    </Button>
  );
  if (!opened) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu {...props} />
    </Suspense>
  );
}
