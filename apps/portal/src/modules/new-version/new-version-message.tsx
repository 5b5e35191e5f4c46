import { useEffect } from 'react';
import { ToastProvider, useToast } from '@producer-portal/ui';
import { copy } from './copy.ts';

/** The message at the bottom of the screen. Nothing reloads by itself, so no input is lost. */
export function NewVersionMessage() {
  return (
    <ToastProvider label={copy.region} closeLabel={copy.close}>
      <ReadyToast />
    </ToastProvider>
  );
}

function ReadyToast() {
  const { show } = useToast();
  useEffect(
    () =>
      show({
        message: copy.ready,
        action: { label: copy.reload, onAction: () => window.location.reload() },
      }),
    [show],
  );
  return null;
}
