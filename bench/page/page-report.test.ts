import { describe, expect, it } from 'vitest';
import { judgeGoal } from '../goals.ts';
import { getPageGoals } from './page-goals.ts';
import { formatMeasurements } from './page-report.ts';

describe('the table of a page', () => {
  it('compares FCP with the static page, and everything else with the minimal SPA', () => {
    const sites = {
      'static page': { FCP: 800, visible: 800 },
      'minimal SPA': { FCP: 600, visible: 2000 },
      portal: { FCP: 1000, visible: 2500 },
    };
    expect(formatMeasurements(sites)).toBe(
      [
        '|  | static page | minimal SPA | portal |',
        '| --- | --- | --- | --- |',
        '| FCP | 800 | 600 (0.75) | 1,000 (1.25) |',
        '| visible | 800 (0.40) | 2,000 | 2,500 (1.25) |',
      ].join('\n'),
    );
  });

  it('shows a dash for a missing measurement, and no ratio to zero', () => {
    const sites = {
      'static page': { CLS: 0 },
      'minimal SPA': { CLS: 0, Back: 20 },
      portal: { CLS: 0.0123, Back: 30 },
    };
    expect(formatMeasurements(sites)).toBe(
      [
        '|  | static page | minimal SPA | portal |',
        '| --- | --- | --- | --- |',
        '| CLS | 0.000 | 0.000 | 0.012 |',
        '| Back | – | 20 | 30 (1.50) |',
      ].join('\n'),
    );
  });
});

describe('the goals of a page', () => {
  const sites = {
    'static page': { FCP: 800 },
    'minimal SPA': { visible: 2000, 'warm visible': 1000 },
    portal: {
      FCP: 880,
      visible: 2400,
      blocking: 301,
      CLS: 0,
      'click → heading': 100,
      'click → body': 200,
      'warm visible': 900,
      'offline FCP': 1001,
      'Back, frames': 2,
      'Back, scroll difference': 40,
      'requests until visible': 12,
      'requests in total': 26,
    },
  };
  const judge = (name: 'list' | 'home') =>
    Object.fromEntries(getPageGoals(name, sites).map((goal) => [goal.name, judgeGoal(goal)]));

  it('compares paint and visible times with other sites, and everything else with fixed limits', () => {
    expect(judge('list')).toEqual({
      'FCP / static page': 'met',
      'visible / minimal SPA': 'required only',
      'blocking time in ms': 'missed',
      CLS: 'met',
      'click → heading in ms': 'met',
      'click → body in ms': 'required only',
      'warm visible / minimal SPA': 'met',
      'offline FCP in ms': 'missed',
      'Back in frames': 'required only',
      'Back, scroll difference in px': 'missed',
      'requests until visible': 'met',
      'requests in total': 'required only',
    });
  });

  it('has only load and layout goals on pages other than the list', () => {
    expect(Object.keys(judge('home'))).toEqual([
      'FCP / static page',
      'visible / minimal SPA',
      'blocking time in ms',
      'CLS',
    ]);
  });

  it('returns "not measured" for missing measurements', () => {
    expect(new Set(getPageGoals('list', {}).map(judgeGoal))).toEqual(new Set(['not measured']));
  });
});
