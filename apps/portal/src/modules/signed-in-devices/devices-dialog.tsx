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
import { useEndQuestion } from './use-end-question.ts';
import styles from './pp-signed-in-devices.module.css';

export interface DevicesDialogProps {
  readonly onClose: () => void;
}

/**
 * Where the user is signed in, with a way to end each other sign-in and all of them together. The question before an end
 * takes the place of the list: a dialog over a dialog hides what it is about.
 */
export function DevicesDialog({ onClose }: DevicesDialogProps) {
  const { kind, claims } = useSession();
  // Other devices sign in and out without this one hearing of it.
  const query = useQuery({ ...sessionsResource.list.query(useApi()), staleTime: 0 });
  const load = toLoadState(query, (sessions) => sessions.every(({ current }) => current));
  const [ended, setEnded] = useState<UserSession | null>(null);
  const [requested, setRequested] = useState<UserSession | 'all' | null>(null);
  const dialog = useRef<HTMLDivElement>(null);
  useFocusFollows(requested, dialog);
  const question = useEndQuestion(requested, (session) => {
    setEnded(session);
    setRequested(null);
  });

  if (question) {
    const back = () => {
      if (question.isPending) return;
      question.reset();
      setRequested(null);
    };
    return (
      <Dialog
        ref={dialog}
        open
        onOpenChange={back}
        title={question.title}
        description={question.description}
        closeLabel={copy.cancel}
        footer={
          <>
            <Button kind="danger" pending={question.isPending} onClick={question.confirm}>
              {question.confirmLabel}
            </Button>
            <Button kind="secondary" aria-disabled={question.isPending} onClick={back}>
              {copy.cancel}
            </Button>
          </>
        }
      >
        {question.error && <Outcome tone="danger" message={question.error} />}
      </Dialog>
    );
  }

  const isOffered = !isNotFound(query.error);
  const description =
    kind === 'agent' ? copy.impersonating(claims?.agent_code ?? '') : copy.description;
  const offersAll = load.state === 'complete' || (load.state === 'failed' && isOffered);
  const list = (sessions: readonly UserSession[]) => (
    <DeviceList sessions={sessions} onSignOut={setRequested} />
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
          <Button id={signOutButtonId('all')} kind="secondary" onClick={() => setRequested('all')}>
            {copy.all.button}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.content}>
        {ended && <Outcome key={ended.id} tone="success" message={copy.one.done(ended.device)} />}
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

/** A question begins at its title. After its answer the button that led to it has the focus, or the title once it is gone. */
function useFocusFollows(
  requested: UserSession | 'all' | null,
  dialog: RefObject<HTMLElement | null>,
): void {
  const previous = useRef(requested);
  useEffect(() => {
    const before = previous.current;
    if (before === requested) return;
    previous.current = requested;
    const opener = before && document.getElementById(signOutButtonId(before));
    (opener ?? dialog.current?.querySelector('h2'))?.focus();
  }, [requested, dialog]);
}
