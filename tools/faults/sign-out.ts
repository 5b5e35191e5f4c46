import { User, type Request } from './user.ts';
import type { RunResult, TestBed } from './test-bed.ts';

/** Checks that no host accepts a copy of the token after sign-out. */
export async function testStolenToken({ hosts }: TestBed): Promise<RunResult> {
  const [one, other] = hosts;
  const owner = await User.signIn(one.origin, 'manager');
  const copies = [owner.at(one.origin), owner.at(other.origin)];
  const problems = await expectStatus(copies, 200, 'before sign-out');
  problems.push(...(await expectEnd(owner, '/api/v1/auth_token/revoke', { method: 'POST' })));
  problems.push(...(await expectStatus(copies, 401, 'with a token that was signed out')));
  return { measurements: `tried at ${copies.length} hosts`, problems };
}

/** Checks that a sign-in that ends at one host also ends at the other. */
export async function testEndedSignIns({ hosts }: TestBed): Promise<RunResult> {
  const [one, other] = hosts;
  const problems: string[] = [];

  const active = await User.signIn(one.origin, 'manager');
  const ended = await User.signIn(other.origin, 'manager');
  const sessionsReply = await ended.call('/api/v1/sessions');
  if (sessionsReply.status === 200) {
    const { sessions } = JSON.parse(sessionsReply.body) as {
      sessions: { id: string; current: boolean }[];
    };
    const id = sessions.find(({ current }) => current)?.id ?? '';
    problems.push(...(await expectEnd(active, `/api/v1/sessions/${id}`, { method: 'DELETE' })));
    problems.push(...(await expectStatus([ended, ended.at(one.origin)], 401, 'after its end')));
    problems.push(...(await expectStatus([active], 200, 'with the other sign-in')));
  } else {
    problems.push(`GET /api/v1/sessions: ${sessionsReply.status}, expected 200`);
  }

  const everywhere = await Promise.all(
    [one, other, one].map(({ origin }) => User.signIn(origin, 'manager')),
  );
  const [first] = everywhere;
  if (first) problems.push(...(await expectEnd(first, '/api/v1/sessions', { method: 'DELETE' })));
  problems.push(...(await expectStatus(everywhere, 401, 'after signing out everywhere')));
  return { measurements: `${everywhere.length + 1} sign-ins ended`, problems };
}

async function expectEnd(user: User, path: string, request: Request): Promise<string[]> {
  const { call, status } = await user.call(path, request);
  return status === 204 ? [] : [`${call}: ${status}, expected 204`];
}

async function expectStatus(
  users: readonly User[],
  expected: number,
  when: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const user of users) {
    const { call, status } = await user.call('/api/v1/states');
    if (status !== expected) {
      problems.push(`${call} at ${user.origin} ${when}: ${status}, expected ${expected}`);
    }
  }
  return problems;
}
