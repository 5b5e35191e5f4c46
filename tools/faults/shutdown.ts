import { setTimeout as sleep } from 'node:timers/promises';
import { describeReply, isSuccess, describeUnexpectedReply, USERS, User } from './user.ts';
import {
  withConnection,
  truncateLines,
  restartEnded,
  type RunResult,
  type TestBed,
} from './test-bed.ts';

const CALLS_EACH = 23;
const END_MS = 12_000;
/** How long the calls are blocked after SIGTERM. */
const BLOCKED_MS = 1500;

/** Checks that a host finishes pending calls after SIGTERM, and reports at /readyz that it accepts no more. */
export async function testShutdown({ hosts, databaseUrl }: TestBed): Promise<RunResult> {
  const [host] = hosts;
  const users = await Promise.all(USERS.map((id) => User.signIn(host.origin, id)));
  const ready: number[] = [];
  const { replies, end } = await withConnection(databaseUrl, async (client) => {
    // Every call that requests the states waits until this transaction ends.
    await client.query('begin; lock table states in access exclusive mode');
    const calls = users.flatMap((user) =>
      Array.from({ length: CALLS_EACH }, () => user.call('/api/v1/states')),
    );
    await sleep(500);
    // The host accepts connections in order, so after this response it has accepted all the calls above.
    await fetchStatus(`${host.origin}/`);
    const ending = host.end('SIGTERM', END_MS + 3000);
    const releaseTime = performance.now() + BLOCKED_MS;
    while (performance.now() < releaseTime) {
      ready.push(await fetchStatus(`${host.origin}/readyz`));
      await sleep(20);
    }
    await client.query('rollback');
    return {
      replies: await Promise.all(calls),
      end: await ending,
    };
  });
  await restartEnded(hosts);

  const dropped = replies.filter(({ status }) => status === 0);
  const unexpectedReplies = replies.flatMap((reply) =>
    reply.status === 0 ? [] : (describeUnexpectedReply(reply) ?? []),
  );
  const problems = [
    ...truncateLines(dropped.map(describeReply)),
    ...truncateLines(unexpectedReplies),
    ...(replies.some(isSuccess) ? [] : ['No pending call succeeded.']),
    ...(end.code === 0 && end.milliseconds <= END_MS
      ? []
      : [`It ended with code ${end.code} after ${Math.round(end.milliseconds)} ms.`]),
    ...(ready.includes(503)
      ? []
      : [`/readyz never returned 503 but ${[...new Set(ready)].join(', ')} (0: no response).`]),
  ];
  return {
    measurements:
      `${replies.length} pending calls, ${dropped.length} dropped, ${replies.filter(isSuccess).length} served; ` +
      `ended with code ${end.code} after ${Math.round(end.milliseconds)} ms`,
    problems,
  };
}

const fetchStatus = (url: string) =>
  fetch(url, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 0,
  );
