import { memo } from 'react';
import { type Alert, alerts } from '@producer-portal/api';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { MarkRead } from './mark-read.tsx';
import { RecordRow } from './record-row.tsx';

export interface AlertRowProps {
  readonly alert: Alert;
  /** When the user last opened the alerts (ISO 8601); null for never. */
  readonly lastChecked?: string | null;
}

/** An alert in a list, with a button to mark it as read. */
export const AlertRow = memo(function AlertRow({ alert, lastChecked = null }: AlertRowProps) {
  const markAsRead = useMutation(alerts.markAsRead.mutation(useApi()));
  return (
    <RecordRow
      record={alert}
      headingLevel={2}
      isNew={isAfter(alert.published_at, lastChecked)}
      action={<MarkRead record={alert} mutation={markAsRead} />}
    />
  );
});

const isAfter = (published: string | null | undefined, before: string | null) =>
  Boolean(published && before && Date.parse(published) > Date.parse(before));
