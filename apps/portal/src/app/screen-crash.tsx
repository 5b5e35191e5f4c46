import { Button, StatusScreen } from '@producer-portal/ui';
import { crashCopy as copy } from './copy.ts';

/** Shown in place of a screen that failed to render. The shell stays visible. */
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
