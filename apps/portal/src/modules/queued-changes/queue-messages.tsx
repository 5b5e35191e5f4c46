import { ToastProvider, useToast } from '@producer-portal/ui';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { conflictText } from './conflict-text.ts';
import type { SessionQueue, QueueStatus } from './session-queue.ts';
import { queuedChangesCopy as copy } from './copy.ts';
import { SignOutWarning } from './sign-out-warning.tsx';

/** Loads on demand, because few users sign out while changes wait. */
const SignOutDialog = lazyPart(() =>
  import('./sign-out-dialog.tsx').then((module) => module.SignOutDialog),
);

export interface QueueMessagesProps extends Pick<SessionQueue, 'forget' | 'cancelSignOut'> {
  readonly status: QueueStatus;
}

/** Messages at the bottom of the screen about changes that wait, were sent, or were refused. */
export function QueueMessages(props: QueueMessagesProps) {
  const { status, cancelSignOut } = props;
  const { waiting, confirmSignOut } = status;
  const warning = confirmSignOut && {
    count: waiting,
    onConfirm: confirmSignOut,
    onCancel: cancelSignOut,
  };
  return (
    <ToastProvider label={copy.region} closeLabel={copy.close}>
      <Messages {...props} />
      {warning && (
        <Suspense fallback={null}>
          <SignOutDialog {...warning} renderLoadError={() => <SignOutWarning {...warning} />} />
        </Suspense>
      )}
    </ToastProvider>
  );
}

function Messages({ status: { waiting, sent, conflicts }, forget }: QueueMessagesProps) {
  const { show } = useToast();
  useEffect(
    () => (waiting === 0 ? undefined : show({ message: copy.waiting(waiting) })),
    [show, waiting],
  );
  useEffect(
    () => (sent ? show({ tone: 'success', message: copy.sent(sent.count) }) : undefined),
    [show, sent],
  );
  const explainedKeys = useRef(new Set<string>());
  const explain = useEffectEvent((refused: QueueStatus['conflicts']) => {
    const unexplained = refused.filter(({ key }) => !explainedKeys.current.has(key));
    for (const conflict of unexplained) {
      explainedKeys.current.add(conflict.key);
      show({ tone: 'warning', message: conflictText(conflict) });
    }
    if (unexplained.length > 0) forget(unexplained);
  });
  // The toasts stay until the user closes them, even after the conflicts are removed from the queue.
  useEffect(() => explain(conflicts), [conflicts]);
  return null;
}
