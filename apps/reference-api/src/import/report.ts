import type { ImportReport } from './import-records.ts';
import type { ImportProblem } from './problem.ts';

const formatCount = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

/** Formats a report for the command line. */
export function formatReport(report: ImportReport, dryRun: boolean): string {
  const { counts, changes, problems, warnings, imported } = report;
  const list = (entries: readonly ImportProblem[]) =>
    entries.map(({ file, line, message }) => `  ${file}:${line}  ${message}`);
  const sections = [
    ...(problems.length > 0 ? [[`To correct (${problems.length}):`, ...list(problems)]] : []),
    ...(warnings.length > 0 ? [[`To check (${warnings.length}):`, ...list(warnings)]] : []),
    ...(changes.length > 0
      ? [
          [
            `Changes (${changes.length}):`,
            ...changes.map(
              ({ file, outcome, record_type, slug }) =>
                `  ${outcome.padEnd(9)}  ${record_type} ${slug}  (${file})`,
            ),
          ],
        ]
      : []),
    [
      `${formatCount(counts.new, 'new record')}, ${counts.changed} changed, ${counts.scheduled} scheduled, ` +
        `${counts.removed} removed, ${counts.unchanged} unchanged, ${formatCount(problems.length, 'problem')}.`,
      describeResult(imported, dryRun, problems.length),
    ],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

function describeResult(imported: boolean, dryRun: boolean, problems: number): string {
  if (dryRun) return 'This was a dry run: nothing was imported.';
  if (!imported) {
    return 'Nothing was imported. Correct the problems, or leave these documents out with --skip-invalid.';
  }
  return problems > 0
    ? 'The documents without problems were imported.'
    : 'Everything was imported.';
}
