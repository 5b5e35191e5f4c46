import { EditLink, type EditLinkProps } from '../edit-link/edit-link.tsx';
import { HealthReport, type HealthReportProps } from './health-report.tsx';

export interface HealthPanelContentProps {
  readonly record: EditLinkProps['record'] & HealthReportProps['record'];
}

/** The link to a record's edit form, and the issues in its text. */
export function HealthPanelContent({ record }: HealthPanelContentProps) {
  return (
    <>
      <EditLink record={record} />
      <HealthReport record={record} />
    </>
  );
}
