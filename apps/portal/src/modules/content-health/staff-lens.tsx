import type { ContentRecord } from '@producer-portal/api';
import { lazy, Suspense } from 'react';
import { access } from '../access/access.ts';
import { EditLink } from '../edit-link/edit-link.tsx';
import { useSession } from '../session/services.tsx';
import { healthCopy as copy } from './copy.ts';

/** Loaded for those who look after the content alone. A report that cannot be had must not take the page with it. */
const HealthReport = lazy(() =>
  import('./health-report.tsx').then(
    (module) => ({ default: module.HealthReport }),
    () => ({ default: () => <p>{copy.failed}</p> }),
  ),
);

export interface StaffLensProps {
  readonly record: Pick<ContentRecord, 'record_type' | 'id' | 'contents'>;
}

/**
 * What those who look after the content see of a record beside its readers: the way to its form on the admin site, and what
 * there is to mend in its text. Absent for everybody else (decisions section 5.7).
 */
export function StaffLens({ record }: StaffLensProps) {
  const { allowed } = access(useSession(), 'edit-links');
  if (!allowed) return null;
  return (
    <>
      <EditLink record={record} />
      <Suspense fallback={null}>
        <HealthReport record={record} />
      </Suspense>
    </>
  );
}
