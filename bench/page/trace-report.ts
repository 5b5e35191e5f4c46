import { formatMarkdownTable } from '../measurements.ts';
import type { FindSource, ScriptPosition } from './trace-sources.ts';

/** An event of a Chromium trace. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  id?: string;
  args: {
    data?: Record<string, unknown>;
    [name: string]: unknown;
  };
}

const LONG_TASK_MS = 50;
/** Number of functions and of activities to list for each long task. */
const MAX_LISTED = 6;

/**
 * Formats a trace: the requests, the long tasks with the functions and browser activities that took most of
 * their time, and the paints and layout shifts. Times are in milliseconds since the start of the navigation.
 *
 * @param origin the page's own origin, which the report leaves out of URLs.
 */
export function formatTrace(
  events: readonly TraceEvent[],
  origin: string,
  findSource: FindSource,
): string {
  const navigation = findNavigation(events, origin);
  const after = events
    .filter(({ pid, ts }) => pid === navigation.pid && ts >= navigation.ts)
    .toSorted((a, b) => a.ts - b.ts);
  const toTimeSinceStart = (ts: number) => (ts - navigation.ts) / 1000;
  return [
    '## Requests',
    '',
    formatRequests(after, toTimeSinceStart, origin, findSource),
    '',
    '## Long tasks',
    '',
    formatLongTasks(after, navigation.tid, toTimeSinceStart, findSource),
    '',
    '## Paints',
    '',
    formatPaints(after, toTimeSinceStart),
  ].join('\n');
}

/** Finds the start of the last navigation to the page. Ignores other pages, such as about:blank. */
function findNavigation(events: readonly TraceEvent[], origin: string): TraceEvent {
  const navigation = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && String(args.data?.['documentLoaderURL']).startsWith(origin),
  );
  if (!navigation) throw new Error('The trace has no navigation to the page.');
  return navigation;
}

interface Request {
  url: string;
  start: number;
  firstByte?: number;
  end?: number;
  bytes: number;
  priority: string;
  initiator: string;
  blocking: string;
  isCached: boolean;
}

const formatRounded = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(0));

/** Describes where a request comes from: the document, or the positions in the scripts that sent it. */
function describeInitiator(
  data: Record<string, unknown>,
  shorten: (url: string) => string,
  findSource: FindSource,
): string {
  const initiator = data['initiator'] as { type?: string; url?: string } | undefined;
  const frames = (data['stackTrace'] ?? []) as ScriptPosition[];
  const callers = frames.slice(0, 2).map(
    ({ url, lineNumber, columnNumber }) =>
      // The positions of a stack trace count from 1.
      findSource({ url, lineNumber: lineNumber - 1, columnNumber: columnNumber - 1 }) ??
      shorten(url),
  );
  const document = initiator?.type === 'parser' && initiator.url ? [shorten(initiator.url)] : [];
  return [initiator?.type ?? '', ...(frames.length > 0 ? callers : document)]
    .join(' ← ')
    .replaceAll('|', '¦');
}

function formatRequests(
  events: readonly TraceEvent[],
  toTimeSinceStart: (ts: number) => number,
  origin: string,
  findSource: FindSource,
): string {
  const shorten = (url: string) => url.replace(origin, '') || '/';
  const requests = new Map<string, Request>();
  for (const { name, ts, args } of events) {
    const data = args.data ?? {};
    const id = String(data['requestId']);
    const known = requests.get(id);
    if (name === 'ResourceSendRequest') {
      requests.set(id, {
        url: shorten(String(data['url'])),
        start: toTimeSinceStart(ts),
        bytes: 0,
        priority: String(data['priority']),
        initiator: describeInitiator(data, shorten, findSource),
        blocking: (data['renderBlocking'] as string | undefined) ?? '',
        isCached: false,
      });
    } else if (known && name === 'ResourceReceiveResponse') {
      known.firstByte = toTimeSinceStart(ts);
      // The document's request is sent before the renderer knows about it.
      const { requestTime } = (data['timing'] ?? {}) as { requestTime?: number };
      if (requestTime !== undefined) {
        known.start = Math.min(known.start, toTimeSinceStart(requestTime * 1_000_000));
      }
      known.isCached = data['fromCache'] === true;
    } else if (known && name === 'ResourceFinish') {
      known.end = toTimeSinceStart(ts);
      known.bytes = Number(data['encodedDataLength'] ?? 0);
    } else if (known && name === 'ResourceChangePriority') {
      known.priority += ` → ${String(data['priority'])}`;
    }
  }
  return formatMarkdownTable(
    ['start', 'first byte', 'end', 'bytes', 'priority', 'blocking', 'URL', 'initiator'],
    [...requests.values()].map((request) => [
      formatRounded(request.start),
      formatRounded(request.firstByte),
      formatRounded(request.end),
      request.isCached ? 'cached' : request.bytes.toLocaleString('en-US'),
      request.priority,
      request.blocking.replaceAll('_', ' '),
      request.url,
      request.initiator,
    ]),
  );
}

/** `start` and `end` are in microseconds. */
interface Span {
  name: string;
  start: number;
  end: number;
}

const toSpan = ({ name, ts, dur = 0 }: TraceEvent): Span => ({ name, start: ts, end: ts + dur });

/** Formats the largest totals, which are in microseconds, one line each. */
function formatLargest(totals: ReadonlyMap<string, number>): string[] {
  return [...totals]
    .filter(([, total]) => total >= 1000)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MAX_LISTED)
    .map(([name, total]) => `${(total / 1000).toFixed(0).padStart(5)} ms  ${name}`);
}

function addToTotal(totals: Map<string, number>, name: string, value: number): void {
  totals.set(name, (totals.get(name) ?? 0) + value);
}

function formatLongTasks(
  events: readonly TraceEvent[],
  thread: number,
  toTimeSinceStart: (ts: number) => number,
  findSource: FindSource,
): string {
  const onThread = events.filter(({ tid, ph }) => tid === thread && ph === 'X').map(toSpan);
  const samples = readSamples(events, thread, findSource);
  const tasks = onThread.filter(
    ({ name, start, end }) => name === 'RunTask' && end - start >= LONG_TASK_MS * 1000,
  );
  if (tasks.length === 0) return `No task took ${LONG_TASK_MS} ms.`;
  return tasks
    .map((task) => {
      const isInside = ({ start, end }: Span) => start >= task.start && end <= task.end;
      const functions = new Map<string, number>();
      for (const { name, start, end } of samples) {
        const inside = Math.min(end, task.end) - Math.max(start, task.start);
        if (inside > 0) addToTotal(functions, name, inside);
      }
      return [
        `### ${formatRounded(toTimeSinceStart(task.start))} to ${formatRounded(toTimeSinceStart(task.end))} (${formatRounded((task.end - task.start) / 1000)} ms)`,
        '',
        'Activities by self time:',
        ...formatLargest(getSelfTimes(onThread.filter(isInside))),
        '',
        'Functions by self time:',
        ...formatLargest(functions),
      ].join('\n');
    })
    .join('\n\n');
}

/** Returns the self time of each kind of activity: its time without the activities nested in it. */
export function getSelfTimes(spans: readonly Span[]): Map<string, number> {
  const totals = new Map<string, number>();
  const open: Span[] = [];
  const byStart = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const span of byStart) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= span.start) open.pop();
    const parent = open.at(-1);
    const duration = span.end - span.start;
    if (parent) addToTotal(totals, parent.name, -duration);
    addToTotal(totals, span.name, duration);
    open.push(span);
  }
  return totals;
}

interface ProfileNode {
  id: number;
  callFrame: ScriptPosition & { functionName: string };
}

/** Reads a thread's samples from the CPU profile: which function ran from each sample until the next. */
function readSamples(
  events: readonly TraceEvent[],
  thread: number,
  findSource: FindSource,
): Span[] {
  const profile = events.find(({ name, tid }) => name === 'Profile' && tid === thread);
  if (!profile) return [];
  const names = new Map<number, string>();
  const samples: Span[] = [];
  let time = Number(profile.args.data?.['startTime']);
  const chunks = events.filter(
    ({ name, id, pid }) => name === 'ProfileChunk' && id === profile.id && pid === profile.pid,
  );
  for (const { args } of chunks) {
    const cpuProfile = args.data?.['cpuProfile'] as
      | { nodes?: ProfileNode[]; samples?: number[] }
      | undefined;
    for (const { id, callFrame } of cpuProfile?.nodes ?? []) {
      names.set(id, describeFunction(callFrame, findSource));
    }
    const deltas = (args.data?.['timeDeltas'] ?? []) as number[];
    (cpuProfile?.samples ?? []).forEach((node, index) => {
      time += deltas[index] ?? 0;
      const previous = samples.at(-1);
      if (previous) previous.end = time;
      samples.push({ name: names.get(node) ?? '?', start: time, end: time });
    });
  }
  return samples;
}

function describeFunction(
  { functionName, url, lineNumber, columnNumber }: ProfileNode['callFrame'],
  findSource: FindSource,
): string {
  if (!url) return functionName || '(anonymous)';
  const source = findSource({ url, lineNumber, columnNumber });
  const position = source ?? `${url.split('/').at(-1)}:${lineNumber + 1}:${columnNumber + 1}`;
  return `${functionName || '(anonymous)'}  ${position}`;
}

function formatPaints(
  events: readonly TraceEvent[],
  toTimeSinceStart: (ts: number) => number,
): string {
  const rows: string[][] = [];
  for (const { name, ts, args } of events) {
    const data = args.data ?? {};
    if (name === 'firstPaint' || name === 'firstContentfulPaint') {
      rows.push([formatRounded(toTimeSinceStart(ts)), name, '']);
    } else if (name === 'largestContentfulPaint::Candidate') {
      const size = Number(data['size']).toLocaleString('en-US');
      const what = [data['type'], data['nodeName'], `${size} px²`].filter(Boolean).join(' ');
      rows.push([formatRounded(toTimeSinceStart(ts)), 'largest contentful paint', what]);
    } else if (name === 'LayoutShift') {
      rows.push([
        formatRounded(toTimeSinceStart(ts)),
        'layout shift',
        Number(data['score']).toFixed(4),
      ]);
    } else if (name.startsWith('visible: ')) {
      rows.push([formatRounded(toTimeSinceStart(ts)), name, '']);
    }
  }
  return formatMarkdownTable(['time', 'event', 'details'], rows);
}
