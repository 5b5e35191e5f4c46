import { lazy, startTransition, Suspense, useState } from 'react';
import { Button, Icon } from '@producer-portal/ui';
import type { AccountMenuProps } from './account-menu.tsx';
import { copy } from './copy.ts';

const loadMenu = () => import('./account-menu.tsx');
/** Ignore errors: opening the menu tries again and shows them. */
const preloadMenu = () => void loadMenu().catch(() => {});
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/**
 * The account button. It loads its menu on hover or focus, to keep the initial download small. Until the first click, it is a
 * plain button that looks the same.
 */
export function AccountButton(props: AccountMenuProps) {
  const [hasOpened, setHasOpened] = useState(false);
  const button = (
    <Button
      kind="quiet"
      aria-haspopup="menu"
      onPointerEnter={preloadMenu}
      onFocus={preloadMenu}
      onClick={() => startTransition(() => setHasOpened(true))}
    >
      <Icon name="user" />
      {copy.account}
    </Button>
  );
  if (!hasOpened) return button;
  return (
    <Suspense fallback={button}>
      <AccountMenu {...props} />
    </Suspense>
  );
}
