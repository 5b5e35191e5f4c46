import { useEffect, useReducer } from 'react';
import type { SessionWarning } from '@producer-portal/api/session';
import { Button, Dialog, useAnnounce } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { useServices } from '../session/services.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { copy } from './copy.ts';

export function IdleDialog({ endsAt, reason }: SessionWarning) {
  const { sessionManager } = useServices();
  const signOut = useSignOut();
  const announce = useAnnounce();
  const secondsLeft = useSecondsUntil(endsAt);
  const stay = () => void sessionManager.extendSession();

  useEffect(() => {
    // Interrupts other announcements, because only two minutes are left.
    announce(copy.idle.title, { assertive: true });
  }, [announce]);
  const isLastMinute = secondsLeft <= 60;
  useEffect(() => {
    if (isLastMinute) announce(copy.idle.lastMinute, { assertive: true });
  }, [announce, isLastMinute]);
  useTabTitle(copy.idle.title);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      title={copy.idle.title}
      description={copy.idle[reason]}
      closeLabel={copy.idle.stay}
      footer={
        <>
          <Button onClick={stay}>{copy.idle.stay}</Button>
          <Button variant="secondary" onClick={signOut}>
            {copy.idle.signOut}
          </Button>
        </>
      }
    >
      {/* Screen readers don't announce a timer. The title and the last minute are announced instead. */}
      <p role="timer">{copy.idle.left(secondsLeft)}</p>
    </Dialog>
  );
}

/** Shows the warning in the tab's title for users who are in another tab. */
function useTabTitle(title: string): void {
  useEffect(() => {
    const previousTitle = document.title;
    document.title = title;
    return () => {
      document.title = previousTitle;
    };
  }, [title]);
}

function useSecondsUntil(moment: number): number {
  const now = useNow();
  const [, forceUpdate] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(forceUpdate, 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((moment - now) / 1000));
}
