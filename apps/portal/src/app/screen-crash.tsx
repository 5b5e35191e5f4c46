import { Button, StatusScreen } from '@producer-portal/ui';
import { crashCopy as copy } from './copy.ts';

/** Replaces a screen that failed to render; the shell around it stays. */
export function ScreenCrash() {
  return (
    <StatusScreen
      title={copy.title}
      primary={<Button onClick={() => window.location.reload()}>{copy.reload}</Button>}
    >
      <p>{copy.text}</p>
    </StatusScreen>
  );
}
