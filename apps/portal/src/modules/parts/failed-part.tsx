import { isApiError } from '@producer-portal/api';
import { Button, Callout, useAnnounce } from '@producer-portal/ui';
import type { RefObject } from 'react';
import { hostText } from '../../lib/host-text.tsx';
import { offlineText } from '../content-list/failure-text.ts';
import { partCopy as copy } from './copy.ts';

export interface FailedPartProps {
  /** The part's heading text. */
  readonly title: string;
  /** The part's heading. It receives focus on retry, because the button disappears. */
  readonly heading: RefObject<HTMLElement | null>;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Replaces a failed part of a page with an error and a retry button. */
export function FailedPart({ title, heading, error, retry }: FailedPartProps) {
  const announce = useAnnounce();
  const reason = offlineText(error) ?? (isApiError(error) ? hostText(error.hostMessage) : null);
  return (
    <Callout tone="warning">
      <p>{copy.failed}</p>
      {reason && <p>{reason}</p>}
      <Button
        variant="secondary"
        onClick={() => {
          heading.current?.focus();
          announce(copy.loading(title));
          retry();
        }}
      >
        {copy.retry}
      </Button>
    </Callout>
  );
}
