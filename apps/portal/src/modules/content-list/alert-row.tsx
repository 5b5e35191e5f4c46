import { memo } from 'react';
import { type Alert, alerts } from '@producer-portal/api';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../session/services.tsx';
import { AnnouncementRow } from './announcement-row.tsx';

export interface AlertRowProps {
  readonly alert: Alert;
  /** When the user last opened the alerts (ISO 8601); null for never. */
  readonly lastChecked?: string | null;
}

/** An alert in a list. */
export const AlertRow = memo(function AlertRow({ alert, lastChecked = null }: AlertRowProps) {
  const markAsRead = useMutation(alerts.markAsRead.mutation(useApi()));
  return (
    <AnnouncementRow
      record={alert}
      isNew={isAfter(alert.published_at, lastChecked)}
      markAsRead={markAsRead}
    />
  );
});

const isAfter = (published: string | null | undefined, before: string | null) =>
  Boolean(published && before && Date.parse(published) > Date.parse(before));
