import { isApiError } from '@producer-portal/api';
import { Button, StatusScreen } from '@producer-portal/ui';
import { useEffect, useState } from 'react';
import { hostText } from '../../lib/host-text.tsx';
import { offlineText } from './failure-text.ts';

export interface FailedLoadProps {
  readonly error: unknown;
  readonly retry: () => void;
  readonly copy: {
    readonly failedTitle: string;
    readonly failedText: string;
    readonly busyText: (seconds: number) => string;
    readonly retry: string;
  };
  /** Heading level: 1 if the failure replaces the whole page. @default 2 */
  readonly headingLevel?: 1 | 2;
}

/**
 * A failed part of a page: the host's message if there is one, and a retry button. After a 429, the button stays disabled
 * for the time in the host's Retry-After header.
 */
export function FailedLoad({ error, retry, copy, headingLevel = 2 }: FailedLoadProps) {
  const apiError = isApiError(error) ? error : null;
  const waitSeconds = useCountdown(apiError?.retryAfter ?? 0);
  return (
    <StatusScreen
      headingLevel={headingLevel}
      title={copy.failedTitle}
      primary={
        <Button onClick={retry} disabled={waitSeconds > 0}>
          {copy.retry}
        </Button>
      }
    >
      {apiError?.hostMessage && <p>{hostText(apiError.hostMessage)}</p>}
      {/* Always explain the disabled button, even next to a host message. */}
      {waitSeconds > 0 ? (
        <p>{copy.busyText(waitSeconds)}</p>
      ) : apiError?.hostMessage ? null : (
        <p>{offlineText(error) ?? copy.failedText}</p>
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
