import { isNotFound, sessions as sessionsResource, type UserSession } from '@producer-portal/api';
import {
  Button,
  Callout,
  Dialog,
  ListSkeleton,
  LoadBoundary,
  toLoadState,
} from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { failureContent } from '../content-list/failure-content.tsx';
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
 * Lists the devices where the user is signed in, with buttons to sign out one or all of them. The confirmation replaces the
 * list, because a second dialog on top would hide the devices that it refers to.
 */
export function DevicesDialog({ onClose }: DevicesDialogProps) {
  const { kind, claims } = useSession();
  // Always refetch, because other devices can sign in and out at any time.
  const query = useQuery({ ...sessionsResource.list.query(useApi()), staleTime: 0 });
  const load = toLoadState(query, (sessions) => sessions.every(({ current }) => current));
  const [signedOutDevice, setSignedOutDevice] = useState<UserSession | null>(null);
  const [target, setTarget] = useState<UserSession | 'all' | null>(null);
  const dialog = useRef<HTMLDivElement>(null);
  useConfirmationFocus(target, dialog);
  const confirmation = useSignOutConfirmation(target, (session) => {
    setSignedOutDevice(session);
    setTarget(null);
  });

  if (confirmation) {
    const handleBack = () => {
      if (confirmation.isPending) return;
      confirmation.reset();
      setTarget(null);
    };
    return (
      <Dialog
        ref={dialog}
        open
        onOpenChange={handleBack}
        title={confirmation.title}
        description={confirmation.description}
        closeLabel={copy.cancel}
        footer={
          <>
            <Button
              variant="danger"
              pending={confirmation.isPending}
              onClick={confirmation.confirm}
            >
              {confirmation.confirmLabel}
            </Button>
            <Button variant="secondary" aria-disabled={confirmation.isPending} onClick={handleBack}>
              {copy.cancel}
            </Button>
          </>
        }
      >
        {confirmation.error && <Outcome tone="danger" message={confirmation.error} />}
      </Dialog>
    );
  }

  const isSupported = !isNotFound(query.error);
  const description =
    kind === 'agent' ? copy.impersonating(claims?.agent_code ?? '') : copy.description;
  const canSignOutAll = load.state === 'complete' || (load.state === 'failed' && isSupported);
  const list = (sessions: readonly UserSession[]) => (
    <DeviceList sessions={sessions} onSignOut={setTarget} />
  );
  return (
    <Dialog
      ref={dialog}
      open
      onOpenChange={onClose}
      title={copy.title}
      description={isSupported ? description : undefined}
      closeLabel={copy.close}
      footer={
        canSignOutAll ? (
          <Button id={signOutButtonId('all')} variant="secondary" onClick={() => setTarget('all')}>
            {copy.all.button}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.content}>
        {signedOutDevice && (
          <Outcome
            key={signedOutDevice.id}
            tone="success"
            message={copy.one.done(signedOutDevice.device)}
          />
        )}
        <LoadBoundary
          load={load}
          skeleton={<ListSkeleton rows={2} />}
          labels={{
            ...copy,
            failed: isSupported ? copy.failed : copy.notOffered,
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
            isSupported ? (
              <Callout tone="warning">
                <p>{failureContent(query.error, copy.failed)}</p>
                <Button variant="secondary" onClick={retry}>
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
    const previousTarget = previous.current;
    if (previousTarget === target) return;
    previous.current = target;
    const opener = previousTarget && document.getElementById(signOutButtonId(previousTarget));
    (opener ?? dialog.current?.querySelector('h2'))?.focus();
  }, [target, dialog]);
}
