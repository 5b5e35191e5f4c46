import { expect, it } from 'vitest';
import { minimalRenderer, ours, reference, serverPeer } from './candidates.ts';
import { judgeGoals } from './goals.ts';

const listVerdicts = (measurements: Parameters<typeof judgeGoals>[0]) =>
  judgeGoals(measurements).map(({ id, verdict }) => `${id} ${verdict}`);

it('compares a time with those of other candidates in the same run', () => {
  expect(
    judgeGoals({
      [ours]: { '20 kB': 1.2, 'server 20 kB': 3 },
      [reference]: { '20 kB': 2 },
      [minimalRenderer]: { '20 kB': 1 },
      [serverPeer]: { 'server 20 kB': 1.5 },
    })
      .filter(({ verdict }) => verdict !== 'not measured')
      .map(({ id, value, verdict }) => [id, value, verdict]),
  ).toEqual([
    ['A1', '0.60', 'required only'],
    ['A2', '1.20', 'met'],
    ['A7', '2.00', 'missed'],
  ]);
});

it('requires a re-render to take at most a tenth of the mount time', () => {
  expect(listVerdicts({ [ours]: { '20 kB': 2, 're-render': 0.05 } })).toContain('A5 met');
  expect(listVerdicts({ [ours]: { '20 kB': 2, 're-render': 0.19 } })).toContain('A5 required only');
  expect(listVerdicts({ [ours]: { '20 kB': 2, 're-render': 0.3 } })).toContain('A5 missed');
});

it('limits how much content may be lost and how many attacks may remain', () => {
  const judged = (measurements: Record<string, number>) =>
    judgeGoals({ [ours]: measurements })
      .filter(({ id }) => id === 'A8')
      .map(({ verdict }) => verdict);
  expect(judged({ elements: 0.995, text: 1, dangerous: 0 })).toEqual(['met', 'met', 'met']);
  expect(judged({ elements: 0.98, text: 0.99, dangerous: 1 })).toEqual([
    'required only',
    'missed',
    'missed',
  ]);
});

it('compares the time of a diff with rendering', () => {
  expect(listVerdicts({ [ours]: { 'diff 20 kB': 6, 'server 20 kB': 3 } })).toEqual(
    expect.arrayContaining(['A9 required only', 'A9 met']),
  );
  expect(listVerdicts({ [ours]: { 'diff 20 kB': 31, 'server 20 kB': 10 } })).not.toContain(
    'A9 met',
  );
});

it('returns no verdict if measurements are missing', () => {
  expect(new Set(judgeGoals({}).map(({ verdict }) => verdict))).toEqual(new Set(['not measured']));
});
