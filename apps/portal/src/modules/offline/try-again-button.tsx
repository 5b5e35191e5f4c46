import { useState } from 'react';
import { Button } from '@producer-portal/ui';
import type { ButtonProps } from '@producer-portal/ui';
import type { TryAgain } from '../../lib/lazy-part.tsx';
import { offlineCopy as copy } from './copy.ts';

export interface TryAgainButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly onTryAgain: TryAgain;
}

/** Tries to load missing code again, and shows its progress. */
export function TryAgainButton({ onTryAgain, ...rest }: TryAgainButtonProps) {
  const [isTrying, setIsTrying] = useState(false);

  async function tryAgain() {
    setIsTrying(true);
    await onTryAgain();
    setIsTrying(false);
  }
  return (
    <Button {...rest} pending={isTrying} onClick={() => void tryAgain()}>
      {copy.tryAgain}
    </Button>
  );
}
