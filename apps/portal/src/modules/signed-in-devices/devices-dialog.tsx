import { isNotFound, sessions as sessionsResource, type UserSession } from '@producer-portal/api';
import { Button, Dialog, ListSkeleton, LoadBoundary, Callout } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { failureText } from '../content-list/failure-text.ts';
import { toLoadState } from '../content-list/load-state.ts';
import { Outcome } from '../outcome/outcome.tsx';
import { useApi, useSession } from '../session/services.tsx';
import { devicesCopy as copy } from './copy.ts';
import { DeviceList, signOutButtonId } from './device-list.tsx';
import { useSignOutConfirmation } from './use-sign-out-confirmation.ts';
import styles from './pp-signed-in-devices.module.css';

export interface DevicesDialogProps {
  readonly onClose: () => void;
}

/**
 * Lists the devices where the user is signed in and can sign out each or all of them. The confirmation replaces the list,
 * because a second dialog on top would hide the devices that it refers to.
 */
export function DevicesDialog({ onClose }: DevicesDialogProps) {
  const { kind, claims } = useSession();
  // Always refetch, because other devices can sign in and out at any time.
  const query = useQuery({ ...sessionsResource.list.query(useApi()), staleTime: 0 });
  const load = toLoadState(query, (sessions) => sessions.every(({ current }) => current));
  const [signedOut, setSignedOut] = useState<UserSession | null>(null);
  const [target, setTarget] = useState<UserSession | 'all' | null>(null);
  const dialog = useRef<HTMLDivElement>(null);
  useConfirmationFocus(target, dialog);
  const confirmation = useSignOutConfirmation(target, (session) => {
    setSignedOut(session);
    setTarget(null);
  });

  if (confirmation) {
    const back = () => {
      if (confirmation.isPending) return;
      confirmation.reset();
      setTarget(null);
    };
    return (
      <Dialog
        ref={dialog}
        open
        onOpenChange={back}
        title={confirmation.title}
        description={confirmation.description}
        closeLabel={copy.cancel}
        footer={
          <>
            <Button kind="danger" pending={confirmation.isPending} onClick={confirmation.confirm}>
              {confirmation.confirmLabel}
            </Button>
            <Button kind="secondary" aria-disabled={confirmation.isPending} onClick={back}>
              {copy.cancel}
            </Button>
          </>
        }
      >
        {confirmation.error && <Outcome tone="danger" message={confirmation.error} />}
      </Dialog>
    );
  }

  const isOffered = !isNotFound(query.error);
  const description =
    kind === 'agent' ? copy.impersonating(claims?.agent_code ?? '') : copy.description;
  const offersAll = load.state === 'complete' || (load.state === 'failed' && isOffered);
  const list = (sessions: readonly UserSession[]) => (
    <DeviceList sessions={sessions} onSignOut={setTarget} />
  );
  return (
    <Dialog
      ref={dialog}
      open
      onOpenChange={onClose}
      title={copy.title}
      description={isOffered ? description : undefined}
      closeLabel={copy.close}
      footer={
        offersAll ? (
          <Button id={signOutButtonId('all')} kind="secondary" onClick={() => setTarget('all')}>
            {copy.all.button}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.content}>
        {signedOut && (
          <Outcome key={signedOut.id} tone="success" message={copy.one.done(signedOut.device)} />
        )}
        <LoadBoundary
          load={load}
          skeleton={<ListSkeleton rows={2} />}
          labels={{
            ...copy,
            failed: isOffered ? copy.failed : copy.notOffered,
            loaded: ({ length }) => copy.loaded(length),
            empty: copy.onlyThis,
          }}
          empty={
            <>
              {list(query.data ?? [])}
              <p className={styles.onlyThis}>{copy.onlyThis}</p>
            </>
          }
          failed={(_error, retry) =>
            isOffered ? (
              <Callout tone="warning">
                <p>{failureText(query.error, copy.failed)}</p>
                <Button kind="secondary" onClick={retry}>
                  {copy.retry}
                </Button>
              </Callout>
            ) : (
              <Callout tone="info">
                <p>{copy.notOffered}</p>
              </Callout>
            )
          }
        >
          {list}
        </LoadBoundary>
      </div>
    </Dialog>
  );
}

/**
 * Focuses the title of the confirmation, and afterward the button that opened it, or the dialog's title if the button is gone.
 */
function useConfirmationFocus(
  target: UserSession | 'all' | null,
  dialog: RefObject<HTMLElement | null>,
): void {
  const previous = useRef(target);
  useEffect(() => {
    const before = previous.current;
    if (before === target) return;
    previous.current = target;
    const opener = before && document.getElementById(signOutButtonId(before));
    (opener ?? dialog.current?.querySelector('h2'))?.focus();
  }, [target, dialog]);
}
