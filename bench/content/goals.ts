import type { Figures } from '../figures.ts';
import { limit, ours, reference, serverPeer } from './candidates.ts';

/** One goal: what is aimed at, and from where on it is a defect. */
interface Goal {
  readonly id: string;
  readonly what: string;
  /** Undefined where a figure is missing. */
  readonly value: number | undefined;
  readonly target: Bound;
  readonly floor: Bound;
  readonly show: (value: number) => string;
}
interface Bound {
  readonly at: number;
  /** True where more is better. */
  readonly least?: boolean;
}

export type Verdict = 'met' | 'floor only' | 'missed' | 'not measured';

/** A goal beside what was measured, in words. */
export interface JudgedGoal {
  readonly id: string;
  readonly what: string;
  readonly value: string;
  readonly target: string;
  readonly floor: string;
  readonly verdict: Verdict;
}

const holds = (value: number, { at, least = false }: Bound) => (least ? value >= at : value <= at);
const most = (at: number): Bound => ({ at });
const least = (at: number): Bound => ({ at, least: true });
const ratio = (value: number) => value.toFixed(2);
const milliseconds = (value: number) => `${value.toFixed(3)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const share = (value: number) => value.toFixed(3);

/**
 * The goals of content rendering beside what a run measured. Each is a ratio to another candidate of
 * the same run wherever it is a time.
 *
 * @param figures by candidate, then by name.
 */
export function judge(figures: Readonly<Record<string, Figures>>): readonly JudgedGoal[] {
  const of = (candidate: string, name: string) => figures[candidate]?.[name];
  const compared = (name: string, other: string) => {
    const value = of(ours, name);
    const base = of(other, name);
    return value === undefined || base === undefined ? undefined : value / base;
  };
  const again = of(ours, 're-render');
  const mounted = of(ours, '20 kB');
  const goals: readonly Goal[] = [
    ...['20 kB', '200 kB'].map((size) => ({
      id: 'A1',
      what: `mount ${size} / ${reference}`,
      value: compared(size, reference),
      target: most(0.45),
      floor: most(0.65),
      show: ratio,
    })),
    {
      id: 'A2',
      what: `mount 20 kB / ${limit}`,
      value: compared('20 kB', limit),
      target: most(1.2),
      floor: most(1.7),
      show: ratio,
    },
    {
      id: 'A3',
      what: `cold mount 20 kB / ${reference}`,
      value: compared('cold', reference),
      target: most(0.5),
      floor: most(0.9),
      show: ratio,
    },
    {
      id: 'A4',
      what: 'growth exponent, 20 kB to the longest',
      value: of(ours, 'exponent'),
      target: most(1.05),
      floor: most(1.15),
      show: ratio,
    },
    {
      id: 'A5',
      what: 're-render of 20 kB, same prop',
      value: again,
      target: most(0.05),
      floor: most(0.1 * (mounted ?? Number.NaN)),
      show: milliseconds,
    },
    {
      id: 'A6',
      what: 'browser door without React, gzip',
      value: of(ours, 'gzip'),
      target: most(12_000),
      floor: most(22_800),
      show: kilobytes,
    },
    {
      id: 'A7',
      what: `server 20 kB / ${serverPeer}`,
      value: compared('server 20 kB', serverPeer),
      target: most(0.8),
      floor: most(1.5),
      show: ratio,
    },
    {
      id: 'A8',
      what: 'elements kept',
      value: of(ours, 'elements'),
      target: least(0.99),
      floor: least(0.97),
      show: share,
    },
    {
      id: 'A8',
      what: 'text kept',
      value: of(ours, 'text'),
      target: least(1),
      floor: least(0.999),
      show: share,
    },
    {
      id: 'A8',
      what: 'attacks alive',
      value: of(ours, 'alive'),
      target: most(0),
      floor: most(0),
      show: String,
    },
  ];
  return goals.map(({ id, what, value, target, floor, show }) => {
    const applyLimits = (each: Bound) => `${each.least ? '≥' : '≤'} ${show(each.at)}`;
    const verdict: Verdict =
      value === undefined || Number.isNaN(value)
        ? 'not measured'
        : holds(value, target)
          ? 'met'
          : holds(value, floor)
            ? 'floor only'
            : 'missed';
    return {
      id,
      what,
      value: value === undefined ? '–' : show(value),
      target: applyLimits(target),
      floor: applyLimits(floor),
      verdict,
    };
  });
}
