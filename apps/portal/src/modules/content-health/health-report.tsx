import type { ContentRecord } from '@producer-portal/api';
import { inspect } from '@producer-portal/content-renderer/inspect';
import type { Finding, FindingSeverity } from '@producer-portal/content-renderer/inspect';
import { useNow } from '../../lib/clock.tsx';
import { useContentPolicy } from '../content-detail/use-content-policy.ts';
import { healthCopy as copy } from './copy.ts';
import { findingText } from './finding-text.ts';
import styles from './pp-content-health.module.css';

export interface HealthReportProps {
  readonly record: Pick<ContentRecord, 'contents'>;
}

const severities = ['error', 'warning', 'info'] as const satisfies readonly FindingSeverity[];
/** Maximum number of issues to list: more than an editor fixes in one sitting. */
const MAX_SHOWN = 50;

/** The issues in a record's text, most severe first. Renders nothing for a record without text. */
export function HealthReport({ record }: HealthReportProps) {
  const policy = useContentPolicy();
  const now = useNow();
  const html = record.contents?.[0]?.content;
  if (!html) return null;

  const { findings, counts } = inspect(html, {
    ...policy,
    now: new Date(now),
    timeZone: 'America/New_York',
  });
  const summary = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => copy.severities[severity].count(counts[severity]));
  if (summary.length === 0) {
    return (
      <p className={styles.noIssues}>
        <strong>{copy.title}</strong>: {copy.noIssues}
      </p>
    );
  }
  const sortedFindings = severities.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  const totalCount = severities.reduce((sum, severity) => sum + counts[severity], 0);
  return (
    <details className={styles.report}>
      <summary>
        <strong>{copy.title}</strong>: {summary.join(', ')}
      </summary>
      <ol>
        {sortedFindings.slice(0, MAX_SHOWN).map((finding, index) => (
          // Findings can be identical, and the list changes only as a whole.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index}>
            <Item finding={finding} />
          </li>
        ))}
      </ol>
      {totalCount > MAX_SHOWN && <p>{copy.more(totalCount - MAX_SHOWN)}</p>}
    </details>
  );
}

function Item({ finding }: { finding: Finding }) {
  const heading = 'heading' in finding ? finding.heading : '';
  return (
    <>
      <strong>{copy.severities[finding.severity].tag}</strong> {findingText(finding)}
      {heading && <span className={styles.location}>{copy.under(heading)}</span>}
    </>
  );
}
