import { expect, it } from 'vitest';
import { getSelfTimes, formatTrace, type TraceEvent } from './trace-report.ts';

const origin = 'https://localhost:4000';
/** An event at a time in milliseconds after the navigation, which starts at 1 s. */
const createEvent = (
  name: string,
  at: number,
  data: Record<string, unknown> = {},
  overrides: Partial<TraceEvent> = {},
): TraceEvent => ({
  name,
  cat: 'test',
  ph: 'I',
  pid: 1,
  tid: 2,
  ts: 1_000_000 + at * 1000,
  args: { data },
  ...overrides,
});
const createSpan = (name: string, at: number, duration: number) =>
  createEvent(name, at, {}, { ph: 'X', dur: duration * 1000 });

it('subtracts nested activities from the time of an activity', () => {
  const spans = [
    { name: 'task', start: 0, end: 100 },
    { name: 'script', start: 10, end: 70 },
    { name: 'layout', start: 20, end: 30 },
    { name: 'layout', start: 80, end: 95 },
  ];
  expect(Object.fromEntries(getSelfTimes(spans))).toEqual({ task: 25, script: 50, layout: 25 });
});

it('reports requests, long tasks, and paints relative to the navigation', () => {
  const script = `${origin}/assets/index-abc.js`;
  const nodes = [
    { id: 1, callFrame: { functionName: '(root)', url: '', lineNumber: -1, columnNumber: -1 } },
    { id: 2, callFrame: { functionName: 'a', url: script, lineNumber: 0, columnNumber: 7 } },
  ];
  const report = formatTrace(
    [
      createEvent('navigationStart', 0, { documentLoaderURL: `${origin}/alerts` }),
      createEvent('ResourceSendRequest', 20, {
        requestId: '1',
        url: script,
        priority: 'High',
        renderBlocking: 'blocking',
        initiator: { type: 'parser', url: `${origin}/alerts` },
      }),
      createEvent('ResourceReceiveResponse', 600, { requestId: '1', fromCache: false }),
      createEvent('ResourceFinish', 700, { requestId: '1', encodedDataLength: 12_345 }),
      createEvent('firstContentfulPaint', 720),
      createSpan('RunTask', 800, 100),
      createSpan('EvaluateScript', 800, 90),
      createSpan('RunTask', 950, 49),
      createEvent('Profile', 790, { startTime: 1_800_000 }, { id: '0x1' }),
      createEvent(
        'ProfileChunk',
        900,
        { cpuProfile: { nodes, samples: [2, 1] }, timeDeltas: [0, 80_000] },
        { id: '0x1', tid: 9 },
      ),
    ],
    origin,
    ({ columnNumber }) => `src/list.tsx:${columnNumber}`,
  );
  expect(report).toContain(
    '| 20 | 600 | 700 | 12,345 | High | blocking | /assets/index-abc.js | parser ← /alerts |',
  );
  expect(report.match(/^### .*/gm)).toEqual(['### 800 to 900 (100 ms)']);
  expect(report).toContain('   90 ms  EvaluateScript');
  expect(report).toContain('   80 ms  a  src/list.tsx:7');
  expect(report).toContain('| 720 | firstContentfulPaint |  |');
});
