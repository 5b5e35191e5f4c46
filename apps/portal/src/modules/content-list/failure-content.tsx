import { isApiError } from '@producer-portal/api';
import type { ReactNode } from 'react';
import { hostText } from '../../lib/host-text.tsx';
import { failureText } from './failure-text.ts';

/** Returns the text of `failureText` for the page. The host's own message, which comes last, is marked with its language. */
export function failureContent(error: Error | null, fallbackText: string): ReactNode {
  const text = failureText(error, fallbackText);
  const message = isApiError(error) ? error.hostMessage : undefined;
  if (!message || !text.endsWith(message)) return text;
  return (
    <>
      {text.slice(0, -message.length)}
      {hostText(message)}
    </>
  );
}
