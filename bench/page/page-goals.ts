import type { Goal } from '../goals.ts';
import type { Measurements } from '../measurements.ts';
import type { PageName } from './portal-pages.ts';
import { minimalSpa, portal, staticPage } from './site-names.ts';

type BySite = Readonly<Record<string, Measurements>>;

/**
 * Returns the goals of a page. Load times are compared with other sites of the same run. Times after an input are
 * absolute, because users feel them.
 *
 * @param sites measurements by site.
 */
export function getPageGoals(name: PageName, sites: BySite): readonly Goal[] {
  const ours = (measurement: string) => sites[portal]?.[measurement] ?? Number.NaN;
  const comparedWith = (site: string, measurement: string) =>
    ours(measurement) / (sites[site]?.[measurement] ?? Number.NaN);
  const atMost = (title: string, measured: number, target: number, required: number): Goal => ({
    name: title,
    measured,
    target,
    required,
    better: 'less',
  });
  return [
    atMost(`FCP / ${staticPage}`, comparedWith(staticPage, 'FCP'), 1.15, 1.5),
    atMost(`visible / ${minimalSpa}`, comparedWith(minimalSpa, 'visible'), 1.1, 1.25),
    atMost('blocking time in ms', ours('blocking'), 150, 300),
    atMost('CLS', ours('CLS'), 0.01, 0.05),
    ...(name === 'list'
      ? [
          atMost('click → heading in ms', ours('click → heading'), 100, 200),
          atMost('click → body in ms', ours('click → body'), 150, 300),
          atMost(
            `warm visible / ${minimalSpa}`,
            comparedWith(minimalSpa, 'warm visible'),
            0.9,
            1.1,
          ),
          atMost('offline FCP in ms', ours('offline FCP'), 1000, 1000),
          // 100 ms are six frames.
          atMost('Back in frames', ours('Back, frames'), 1, 6),
          atMost('Back, scroll difference in px', ours('Back, scroll difference'), 1, 1),
          atMost('requests until visible', ours('requests until visible'), 12, 16),
          atMost('requests in all', ours('requests in all'), 25, 35),
        ]
      : []),
  ];
}
