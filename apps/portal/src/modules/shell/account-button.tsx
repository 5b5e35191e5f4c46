import { startTransition, Suspense, useState } from 'react';
import { Button, Icon } from '@producer-portal/ui';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { PartLoadError } from '../offline/part-load-error.tsx';
import type { AccountMenuProps } from './account-menu.tsx';
import { copy } from './copy.ts';

const AccountMenu = lazyPart(() =>
  import('./account-menu.tsx').then((module) => module.AccountMenu),
);
const preloadMenu = () => void AccountMenu.preload();

/**
 * The account button. It loads its menu on hover or focus, to keep the initial download small. Until the first click, it is a
 * plain button that looks the same.
 */
export function AccountButton(props: AccountMenuProps) {
  const [hasOpened, setHasOpened] = useState(false);
  const button = (
    <Button
      variant="quiet"
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
      <AccountMenu
        {...props}
        renderLoadError={(tryAgain) => (
          <>
            {button}
            <PartLoadError onTryAgain={tryAgain} onClose={() => setHasOpened(false)} />
          </>
        )}
      />
    </Suspense>
  );
}
