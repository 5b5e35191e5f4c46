import { MarkAsRead } from '@producer-portal/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { markCopy as copy } from './copy.ts';
import { failureText } from './failure-text.ts';

export interface MarkReadProps {
  readonly record: { readonly id: string | number; readonly read?: boolean | null | undefined };
  /** A mutation of the record's kind that takes its id. */
  readonly mutation: Pick<
    UseMutationResult<unknown, Error, string | number>,
    'mutate' | 'isPending' | 'error'
  >;
}

/**
 * A row's mark: a button while the record is unread, then the word in its place; a failure is said
 * beside it. A row that was read before has nothing to say.
 */
export function MarkRead({ record, mutation }: MarkReadProps) {
  const { mutate, isPending, error } = mutation;
  const [wasUnread] = useState(record.read === false);
  if (!wasUnread) return null;
  return (
    <MarkAsRead
      state={isPending ? 'pending' : record.read ? 'read' : error ? 'failed' : 'unread'}
      labels={{ mark: copy.mark, read: copy.read, failed: failureText(error, copy.failed) }}
      onMark={() => mutate(record.id)}
    />
  );
}
