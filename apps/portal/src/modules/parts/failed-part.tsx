import { Button, Callout, useAnnounce } from '@producer-portal/ui';
import type { RefObject } from 'react';
import { partCopy as copy } from './copy.ts';

export interface FailedPartProps {
  /** What the part is called, as in its heading. */
  readonly title: string;
  /** The part's heading, which takes the focus of the button: it goes with the failure. */
  readonly heading: RefObject<HTMLElement | null>;
  readonly retry: () => void;
}

/** In place of a part of a page that could not be loaded: that it is so, and a way to try again. */
export function FailedPart({ title, heading, retry }: FailedPartProps) {
  const announce = useAnnounce();
  return (
    <Callout tone="warning">
      <p>{copy.failed}</p>
      <Button
        kind="secondary"
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
