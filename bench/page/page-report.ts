import { formatGoalTable } from '../goals.ts';
import { formatMarkdownTable, type Measurements } from '../measurements.ts';
import { getPageGoals } from './page-goals.ts';
import type { PageName } from './portal-pages.ts';
import { minimalSpa, staticPage } from './site-names.ts';

const formatValue = (name: string, value: number) =>
  name === 'CLS' ? value.toFixed(3) : Math.round(value).toLocaleString('en-US');

/** The site that a measurement is compared with. */
const getReference = (name: string) => (name === 'FCP' ? staticPage : minimalSpa);

/**
 * Formats the measurements of a page: one row for each measurement, one column for each site. In parentheses is
 * the ratio to the reference: the static page for FCP, otherwise the minimal SPA.
 *
 * @param sites measurements by site.
 */
export function formatMeasurements(sites: Readonly<Record<string, Measurements>>): string {
  const names = [...new Set(Object.values(sites).flatMap((site) => Object.keys(site)))];
  const formatCell = (site: string, name: string) => {
    const value = sites[site]?.[name];
    if (value === undefined || Number.isNaN(value)) return '–';
    const ratio = value / (sites[getReference(name)]?.[name] ?? Number.NaN);
    const text = formatValue(name, value);
    return site === getReference(name) || !Number.isFinite(ratio)
      ? text
      : `${text} (${ratio.toFixed(2)})`;
  };
  return formatMarkdownTable(
    ['', ...Object.keys(sites)],
    names.map((name) => [name, ...Object.keys(sites).map((site) => formatCell(site, name))]),
  );
}

/** Formats the results of a page on a device: measurements, then goals. */
export function formatPageReport(
  name: PageName,
  device: string,
  sites: Readonly<Record<string, Measurements>>,
): string {
  return [
    `## ${name}, ${device}`,
    '',
    formatMeasurements(sites),
    '',
    formatGoalTable(getPageGoals(name, sites)),
    '',
  ].join('\n');
}
