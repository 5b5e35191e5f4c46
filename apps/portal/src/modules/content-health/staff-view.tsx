import { EditLink } from '../edit-link/edit-link.tsx';
import { HealthReport } from './health-report.tsx';
import type { StaffLensProps } from './staff-lens.tsx';

/** The way to a record's form, and what there is to mend in its text. */
export function StaffView({ record }: StaffLensProps) {
  return (
    <>
      <EditLink record={record} />
      <HealthReport record={record} />
    </>
  );
}
