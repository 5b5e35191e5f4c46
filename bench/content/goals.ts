import type { Measurements } from '../measurements.ts';
import { minimalRenderer, ours, reference, serverPeer } from './candidates.ts';

/** A goal: a measured value, with its required bound and its stricter target. */
interface Goal {
  /** Short name in the report. Related measurements share one. */
  readonly id: string;
  readonly title: string;
  /** Undefined if it was not measured. */
  readonly value: number | undefined;
  readonly target: Bound;
  readonly required: Bound;
  readonly show: (value: number) => string;
}
interface Bound {
  readonly limit: number;
  /** True if more is better. */
  readonly isMinimum?: boolean;
}

/** `met`: meets the target. `required only`: meets only the required value. `missed`: meets neither. */
export type Verdict = 'met' | 'required only' | 'missed' | 'not measured';

/** A goal with its measured value and verdict, as text. */
export interface JudgedGoal {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  readonly target: string;
  readonly required: string;
  readonly verdict: Verdict;
}

const meets = (value: number, bound: Bound) =>
  bound.isMinimum ? value >= bound.limit : value <= bound.limit;
const atMost = (value: number): Bound => ({ limit: value });
const atLeast = (value: number): Bound => ({ limit: value, isMinimum: true });
const formatRatio = (value: number) => value.toFixed(2);
const formatMilliseconds = (value: number) => `${value.toFixed(3)} ms`;
const formatKilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const formatShare = (value: number) => value.toFixed(3);

/**
 * Compares a run's measurements with the goals of content rendering. A1, A2, A3, and A7 compare times with another
 * candidate of the same run. A5 and A9 have limits in milliseconds or relative to our own times.
 *
 * @param measurements measurements by candidate, then by name.
 */
export function judgeGoals(
  measurements: Readonly<Record<string, Measurements>>,
): readonly JudgedGoal[] {
  const get = (candidate: string, name: string) => measurements[candidate]?.[name];
  const compareWith = (name: string, other: string) => {
    const value = get(ours, name);
    const base = get(other, name);
    return value === undefined || base === undefined ? undefined : value / base;
  };
  const rerenderTime = get(ours, 're-render');
  const mountTime = get(ours, '20 kB');
  const diffTime = get(ours, 'diff 20 kB');
  const serverTime = get(ours, 'server 20 kB');
  const goals: readonly Goal[] = [
    ...['20 kB', '200 kB'].map((size) => ({
      id: 'A1',
      title: `mount ${size} / ${reference}`,
      value: compareWith(size, reference),
      target: atMost(0.45),
      required: atMost(0.65),
      show: formatRatio,
    })),
    {
      id: 'A2',
      title: `mount 20 kB / ${minimalRenderer}`,
      value: compareWith('20 kB', minimalRenderer),
      target: atMost(1.2),
      required: atMost(1.7),
      show: formatRatio,
    },
    {
      id: 'A3',
      title: `cold mount 20 kB / ${reference}`,
      value: compareWith('cold', reference),
      target: atMost(0.5),
      required: atMost(0.9),
      show: formatRatio,
    },
    {
      id: 'A4',
      title: 'growth exponent of the mount time, from 20 kB to the longest document',
      value: get(ours, 'exponent'),
      target: atMost(1.05),
      required: atMost(1.15),
      show: formatRatio,
    },
    {
      id: 'A5',
      title: 're-render of 20 kB, same prop',
      value: rerenderTime,
      target: atMost(0.05),
      required: atMost(0.1 * (mountTime ?? Number.NaN)),
      show: formatMilliseconds,
    },
    {
      id: 'A6',
      title: 'browser entry point without React, gzip',
      value: get(ours, 'gzip'),
      target: atMost(12_000),
      required: atMost(22_800),
      show: formatKilobytes,
    },
    {
      id: 'A7',
      title: `server 20 kB / ${serverPeer}`,
      value: compareWith('server 20 kB', serverPeer),
      target: atMost(0.8),
      required: atMost(1.5),
      show: formatRatio,
    },
    {
      id: 'A8',
      title: 'elements kept',
      value: get(ours, 'elements'),
      target: atLeast(0.99),
      required: atLeast(0.97),
      show: formatShare,
    },
    {
      id: 'A8',
      title: 'text kept',
      value: get(ours, 'text'),
      target: atLeast(1),
      required: atLeast(0.999),
      show: formatShare,
    },
    {
      id: 'A8',
      title: 'attacks not removed',
      value: get(ours, 'dangerous'),
      target: atMost(0),
      required: atMost(0),
      show: String,
    },
    {
      id: 'A9',
      title: 'diff of 20 kB / rendering 20 kB on a server',
      value: diffTime && serverTime ? diffTime / serverTime : undefined,
      target: atMost(1.5),
      required: atMost(3),
      show: formatRatio,
    },
    {
      id: 'A9',
      title: 'diff of 20 kB',
      value: diffTime,
      target: atMost(15),
      required: atMost(30),
      show: formatMilliseconds,
    },
  ];
  return goals.map(({ id, title, value, target, required, show }) => {
    const format = (bound: Bound) => `${bound.isMinimum ? '≥' : '≤'} ${show(bound.limit)}`;
    const verdict: Verdict =
      value === undefined || Number.isNaN(value)
        ? 'not measured'
        : meets(value, target)
          ? 'met'
          : meets(value, required)
            ? 'required only'
            : 'missed';
    return {
      id,
      title,
      value: value === undefined ? '–' : show(value),
      target: format(target),
      required: format(required),
      verdict,
    };
  });
}
