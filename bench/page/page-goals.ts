import type { Goal } from '../goals.ts';
import type { Measurements } from '../measurements.ts';
import type { PageName } from './portal-pages.ts';
import { minimalSpa, portal, staticPage } from './site-names.ts';

type BySite = Readonly<Record<string, Measurements>>;

/**
 * Returns the goals of a page. Load times are compared with other sites of the same run. Response times to input have limits in
 * milliseconds, because what matters is whether users notice a delay.
 *
 * @param sites measurements by site.
 */
export function getPageGoals(name: PageName, sites: BySite): readonly Goal[] {
  const getOurs = (measurement: string) => sites[portal]?.[measurement] ?? Number.NaN;
  const compareWith = (site: string, measurement: string) =>
    getOurs(measurement) / (sites[site]?.[measurement] ?? Number.NaN);
  const atMost = (title: string, measured: number, target: number, required: number): Goal => ({
    name: title,
    measured,
    target,
    required,
    better: 'less',
  });
  return [
    atMost(`FCP / ${staticPage}`, compareWith(staticPage, 'FCP'), 1.15, 1.5),
    atMost(`visible / ${minimalSpa}`, compareWith(minimalSpa, 'visible'), 1.1, 1.25),
    atMost('blocking time in ms', getOurs('blocking'), 150, 300),
    atMost('CLS', getOurs('CLS'), 0.01, 0.05),
    ...(name === 'list'
      ? [
          atMost('click → heading in ms', getOurs('click → heading'), 100, 200),
          atMost('click → body in ms', getOurs('click → body'), 150, 300),
          atMost(`warm visible / ${minimalSpa}`, compareWith(minimalSpa, 'warm visible'), 0.9, 1.1),
          atMost('offline FCP in ms', getOurs('offline FCP'), 1000, 1000),
          // 100 ms are six frames.
          atMost('Back in frames', getOurs('Back, frames'), 1, 6),
          atMost('Back, scroll difference in px', getOurs('Back, scroll difference'), 1, 1),
          atMost('requests until visible', getOurs('requests until visible'), 12, 16),
          atMost('requests in total', getOurs('requests in total'), 25, 35),
        ]
      : []),
  ];
}
