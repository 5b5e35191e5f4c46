import { Callout, useAnnounce, type CalloutProps } from '@producer-portal/ui';
import { useEffect, type ReactNode } from 'react';

export interface OutcomeProps {
  readonly tone: NonNullable<CalloutProps['tone']>;
  /** What has come of it, in one sentence: shown, and said to who does not see it. */
  readonly message: string;
  /** How to go on. */
  readonly children?: ReactNode;
}

/** What has come of a press, beside what was pressed. Drawn when it is known, it is said then. */
export function Outcome({ tone, message, children }: OutcomeProps) {
  const announce = useAnnounce();
  useEffect(() => announce(message), [announce, message]);
  return (
    <Callout tone={tone}>
      <p>{message}</p>
      {children}
    </Callout>
  );
}
