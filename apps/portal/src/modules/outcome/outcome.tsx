import { Callout, useAnnounce, type CalloutProps } from '@producer-portal/ui';
import { useEffect, type ReactNode } from 'react';

export interface OutcomeProps {
  readonly tone: NonNullable<CalloutProps['tone']>;
  /** The result in one sentence, shown and announced. */
  readonly message: string;
  /** What to do next. */
  readonly children?: ReactNode;
}

/** The result of an action, shown next to its control and announced to screen readers when it appears. */
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
