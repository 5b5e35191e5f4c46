import { MarkAsRead, type MarkAsReadProps } from '@producer-portal/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { useIsViewOnly } from '../view-only/view-only.tsx';
import { markCopy as copy } from './copy.ts';
import { failureText } from './failure-text.ts';

export interface MarkReadProps {
  readonly record: { readonly id: string | number; readonly read?: boolean | null | undefined };
  /** The mutation that marks a record of this type as read, given its id. */
  readonly mutation: Pick<
    UseMutationResult<unknown, Error, string | number>,
    'mutate' | 'status' | 'error'
  >;
}

/**
 * The 'Mark as read' button of an unread row. After a click it stays in place, as 'Read' or with an error. A row that was
 * read elsewhere has no button. An admin who views as an agent gets no button either, because the agent's read flags don't
 * change.
 */
export function MarkRead({ record, mutation }: MarkReadProps) {
  const { mutate, status, error } = mutation;
  if (useIsViewOnly()) return null;
  if (record.read !== false && status === 'idle') return null;
  return (
    <MarkAsRead
      state={toMarkState(record.read, status)}
      labels={{ mark: copy.mark, read: copy.read, failed: failureText(error, copy.failed) }}
      onMark={() => mutate(record.id)}
    />
  );
}

function toMarkState(
  read: MarkReadProps['record']['read'],
  status: MarkReadProps['mutation']['status'],
): MarkAsReadProps['state'] {
  if (status === 'pending') return 'pending';
  if (read) return 'read';
  return status === 'error' ? 'failed' : 'unread';
}
