import { isApiError } from '@producer-portal/api';
import { Button, StatusScreen } from '@producer-portal/ui';
import { useEffect, useState } from 'react';

export interface FailedLoadProps {
  readonly error: unknown;
  readonly retry: () => void;
  readonly copy: {
    readonly failedTitle: string;
    readonly failedText: string;
    readonly busyText: (seconds: number) => string;
    readonly retry: string;
  };
  /** 1 where the failure is the whole page. @default 2 */
  readonly headingLevel?: 1 | 2;
}

/**
 * A part of a page that could not be loaded: what happened, in the host's words where it gave some,
 * and a way to try again. After a 429 the button waits as long as the host asks (Retry-After).
 */
export function FailedLoad({ error, retry, copy, headingLevel = 2 }: FailedLoadProps) {
  const known = isApiError(error) ? error : null;
  const wait = useCountdown(known?.retryAfter ?? 0);
  return (
    <StatusScreen
      headingLevel={headingLevel}
      title={copy.failedTitle}
      primary={
        <Button onClick={retry} disabled={wait > 0}>
          {copy.retry}
        </Button>
      }
    >
      {known?.hostMessage && <p>{known.hostMessage}</p>}
      {/* A button that waits is explained, whatever the host has said. */}
      {wait > 0 ? (
        <p>{copy.busyText(wait)}</p>
      ) : known?.hostMessage ? null : (
        <p>{copy.failedText}</p>
      )}
    </StatusScreen>
  );
}

function useCountdown(seconds: number): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    if (secondsLeft <= 0) return undefined;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return secondsLeft;
}
