import type { Alert } from '@producer-portal/api';
import { markAlertReadMutation } from '@producer-portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { MarkRead } from './mark-read.tsx';
import { RecordRow } from './record-row.tsx';
import { categoryTag } from './record-tag.ts';

/** An alert in a list of alerts, which can be marked as read without opening it. */
export function AlertRow({ alert }: { alert: Alert }) {
  const marking = useMutation(markAlertReadMutation(useApi()));
  return (
    <RecordRow
      record={alert}
      tag={categoryTag(alert)}
      headingLevel={2}
      action={<MarkRead record={alert} mutation={marking} />}
    />
  );
}
