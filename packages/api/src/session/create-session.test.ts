import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivity } from '../activity/activity.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { sampleToken } from '../testing/token.ts';
import { createSession } from './create-session.ts';
import { createFakeBrowser } from './fake-browser.ts';
import type { Session, TokenRole } from './types.ts';

const seconds = FIXED_NOW / 1000;
const now = () => FIXED_NOW;

/** A token of somebody, issued so many seconds after the start of the test. */
const tokenOf = (uuid: string, age = 0, claims: object = {}) =>
  sampleToken({ uuid, iat: seconds + age, exp: seconds + 900 + age, ...claims });

const anna = tokenOf('anna');
const bert = tokenOf('bert');
const root = tokenOf('root');

let browser: ReturnType<typeof createFakeBrowser>;

function open(options: Parameters<typeof createSession>[0] = {}): Session {
  const session = createSession({ ...browser.openTab(), now, ...options });
  session.connect();
  return session;
}

/** The tokens in the storage, without the other values there. */
const storedTokens = () =>
  Object.fromEntries([...browser.stored].filter(([key]) => key.endsWith('jwt')));

/** A `Date` header. */
const at = (time: number) => new Date(time).toUTCString();

const stampOf = (session: Session, role?: TokenRole) => {
  const stamp = session.stamp(role);
  if (!stamp) throw new Error('The test needs a session here');
  return stamp;
};

beforeEach(() => {
  browser = createFakeBrowser();
});

describe('kinds', () => {
  it.each([
    ['none', {}],
    ['none', { agent_jwt: anna, admin_jwt: root }],
    ['none', { jwt: 'garbled' }],
    ['regular', { jwt: anna }],
    ['regular', { jwt: anna, agent_jwt: anna }],
    ['admin', { jwt: root, admin_jwt: root }],
    ['agent', { jwt: anna, agent_jwt: anna, admin_jwt: root }],
  ])('%s: %j', (kind, stored) => {
    for (const [key, token] of Object.entries(stored)) browser.stored.set(key, token);
    const session = open();
    expect(session.snapshot().kind).toBe(kind);
    expect(session.token() === null).toBe(kind === 'none');
  });
});

describe('claims', () => {
  it('reads what is JSON inside a string', () => {
    const agency = JSON.stringify({ name: 'Harbor & Pine Insurance', code: '041', states: ['MI'] });
    const session = open();
    session.signIn({ jwt: tokenOf('anna', 0, { agency, agent_code: '041187' }) });
    expect(session.snapshot().claims).toMatchObject({
      agent_code: '041187',
      agency: { name: 'Harbor & Pine Insurance', states: ['MI'], licenses: {} },
    });
  });

  it.each(['{"name":', 'null', '[]', 7, { name: 'x' }, ''])(
    'takes the agency %j for none',
    (agency) => {
      const session = open();
      session.signIn({ jwt: tokenOf('anna', 0, { agency, premier_access_group: agency }) });
      expect(session.snapshot().claims).toMatchObject({
        uuid: 'anna',
        agency: null,
        premier_access_group: null,
      });
    },
  );

  it('closes what a garbled flag would open', () => {
    const session = open();
    session.signIn({
      jwt: tokenOf('anna', 0, { active_premier_access: 'yes', permissions: 'all' }),
    });
    expect(session.snapshot().claims).toMatchObject({
      active_premier_access: false,
      permissions: [],
    });
  });

  it('reads names beyond ASCII', () => {
    const session = open();
    const agency = JSON.stringify({ name: 'Peña & Søn' });
    session.signIn({ jwt: tokenOf('anna', 0, { agency }) });
    expect(session.snapshot().claims?.agency?.name).toBe('Peña & Søn');
  });

  it('makes no session of garbage, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((p) => p.join('.')),
          fc.json().map((json) => `e30.${btoa(encodeURIComponent(json))}.x`),
        ),
        (garbage) => {
          browser.stored.set('jwt', garbage);
          expect(open().snapshot()).toMatchObject({ kind: 'none', claims: null });
        },
      ),
    );
  });

  it('makes no session of a token without a person or an end, or of an endless one', () => {
    const session = open();
    expect(session.signIn({ jwt: sampleToken({ exp: seconds + 900 }) })).toBe(false);
    expect(session.signIn({ jwt: sampleToken({ uuid: 'anna' }) })).toBe(false);
    expect(session.signIn({ jwt: tokenOf('anna', 0, { pad: 'x'.repeat(9000) }) })).toBe(false);
    expect(browser.stored.size).toBe(0);
  });
});

describe('signing in', () => {
  it('writes exactly what came and removes what did not', () => {
    const session = open();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    session.signIn({ jwt: bert });
    expect(storedTokens()).toEqual({ jwt: bert });
  });

  it('begins a new generation, even for the same person', () => {
    const session = open();
    session.signIn({ jwt: anna });
    const { generation } = session.snapshot();
    session.signIn({ jwt: tokenOf('anna', 5) });
    expect(session.snapshot().generation).toBeGreaterThan(generation);
  });

  it('writes nothing when one of the tokens is unusable', () => {
    const session = open();
    session.signIn({ jwt: anna });
    expect(session.signIn({ jwt: bert, admin_jwt: 'garbled' })).toBe(false);
    expect(session.signIn({ jwt: tokenOf('bert', -2000) })).toBe(false);
    expect(storedTokens()).toEqual({ jwt: anna });
  });

  it('never shows another tab a plain session on the way into or out of impersonation', () => {
    const seen: string[] = [];
    const tab = browser.openTab();
    const storage: typeof tab.storage = {
      ...tab.storage,
      setItem(key, value) {
        tab.storage.setItem(key, value);
        seen.push(createSession({ storage: tab.storage, now }).snapshot().kind);
      },
      removeItem(key) {
        tab.storage.removeItem(key);
        seen.push(createSession({ storage: tab.storage, now }).snapshot().kind);
      },
    };
    const session = createSession({ ...tab, storage, now });
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    session.clear('signed-out');
    expect(seen).not.toContain('regular');
  });
});

describe('hand-over', () => {
  it('is a question when nobody is signed in, and this browser did not ask for it', () => {
    const session = open();
    const handOver = session.handOver({ jwt: anna }, { started: false });
    expect(handOver).toMatchObject({ outcome: 'ask', current: null, offered: { uuid: 'anna' } });
    expect(session.token()).toBeNull();
    if (handOver.outcome === 'ask') handOver.accept();
    expect(session.snapshot().claims?.uuid).toBe('anna');
  });

  it('is taken at once when this browser asked for it', () => {
    const session = open();
    session.signIn({ jwt: anna });
    expect(session.handOver({ jwt: bert }, { started: true })).toEqual({ outcome: 'taken' });
  });

  it('names nobody whose session is over', () => {
    browser.stored.set('jwt', tokenOf('anna', -2000));
    const handOver = open().handOver({ jwt: bert }, { started: false });
    expect(handOver).toMatchObject({ outcome: 'ask', current: null });
  });

  it('is taken at once for the same person', () => {
    const session = open();
    session.signIn({ jwt: anna });
    const tokens = { jwt: tokenOf('anna', 1) };
    expect(session.handOver(tokens, { started: false })).toEqual({ outcome: 'taken' });
  });

  it('asks first over another person’s session, writing nothing', () => {
    const session = open();
    session.signIn({ jwt: anna, admin_jwt: root });
    const handOver = session.handOver({ jwt: bert }, { started: false });
    expect(handOver).toMatchObject({
      outcome: 'ask',
      current: { uuid: 'anna' },
      offered: { uuid: 'bert' },
    });
    expect(browser.stored.get('jwt')).toBe(anna);
    if (handOver.outcome === 'ask') handOver.accept();
    expect(storedTokens()).toEqual({ jwt: bert });
  });

  it('refuses unusable tokens', () => {
    expect(open().handOver({ jwt: 'garbled' }, { started: true })).toEqual({ outcome: 'refused' });
  });
});

describe('rotation', () => {
  it('writes the token, and the agent’s too when there is one, never the admin’s', () => {
    const session = open();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    const { generation } = session.snapshot();
    const next = tokenOf('anna', 5);
    expect(session.rotate(next, stampOf(session))).toBe(true);
    expect(storedTokens()).toEqual({
      jwt: next,
      agent_jwt: next,
      admin_jwt: root,
    });
    expect(session.snapshot().generation).toBe(generation);
  });

  it('of an admin’s own session writes the waiting copy too', () => {
    const session = open();
    session.signIn({ jwt: root, admin_jwt: root });
    const next = tokenOf('root', 5);
    expect(session.rotate(next, stampOf(session))).toBe(true);
    expect(storedTokens()).toEqual({ jwt: next, admin_jwt: next });
  });

  it('of the waiting token replaces it alone', () => {
    const session = open();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    const { generation } = session.snapshot();
    const next = tokenOf('root', 5);
    expect(session.rotate(next, stampOf(session, 'admin'))).toBe(true);
    expect(storedTokens()).toEqual({ jwt: anna, agent_jwt: anna, admin_jwt: next });
    expect(session.snapshot().generation).toBe(generation);
    expect(session.rotate(tokenOf('anna', 5), stampOf(session))).toBe(true);
  });

  it.each([
    ['the agent’s', tokenOf('anna', 5)],
    ['another admin’s', tokenOf('bert', 5)],
    ['an older one', tokenOf('root', -5)],
    ['one that is no later', tokenOf('root', 0, { n: 1 })],
    ['one past its end', tokenOf('root', 5, { exp: seconds - 61 })],
    ['garbage', 'garbled'],
  ])('of the waiting token refuses %s', (_name, token) => {
    const session = open();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    expect(session.rotate(token, stampOf(session, 'admin'))).toBe(false);
    expect(storedTokens()).toEqual({ jwt: anna, agent_jwt: anna, admin_jwt: root });
  });

  it('of the waiting token comes to nothing once the admin is back', () => {
    const session = open();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    const stamp = stampOf(session, 'admin');
    session.endImpersonation();
    expect(session.rotate(tokenOf('root', 5), stamp)).toBe(false);
    expect(storedTokens()).toEqual({ jwt: root, admin_jwt: root });
  });

  it('has no waiting token unless an admin acts as an agent', () => {
    const session = open();
    session.signIn({ jwt: root, admin_jwt: root });
    expect(session.stamp('admin')).toBeNull();
    expect(session.token('admin')).toBeNull();
  });

  it('makes no agent’s token where there was none', () => {
    const session = open();
    session.signIn({ jwt: root, admin_jwt: root });
    session.rotate(tokenOf('root', 5), stampOf(session));
    expect(browser.stored.has('agent_jwt')).toBe(false);
  });

  it.each([
    ['another person’s', tokenOf('bert', 5)],
    ['an older one', tokenOf('anna', -5)],
    ['one past its end', tokenOf('anna', 5, { exp: seconds - 61 })],
    ['one issued later that is older by issue', tokenOf('anna', -5, { exp: seconds + 5000 })],
    ['garbage', 'garbled'],
  ])('refuses %s', (_name, token) => {
    const session = open();
    session.signIn({ jwt: anna });
    expect(session.rotate(token, stampOf(session))).toBe(false);
    expect(session.token()).toBe(anna);
  });

  it('takes a token within the tolerance of clocks', () => {
    const session = open();
    session.signIn({ jwt: tokenOf('anna', -1000, { exp: seconds }) });
    const token = tokenOf('anna', 0, { exp: seconds - 59, iat: seconds });
    expect(session.rotate(token, stampOf(session))).toBe(true);
  });

  it('goes by the end where one has no time of issue', () => {
    const session = open();
    session.signIn({ jwt: tokenOf('anna', 0, { iat: undefined }) });
    const stamp = stampOf(session);
    expect(session.rotate(tokenOf('anna', -5, { iat: undefined }), stamp)).toBe(false);
    expect(session.rotate(tokenOf('anna', 5, { iat: undefined }), stamp)).toBe(true);
  });

  it('lets the answer to the later-sent call win a tie', () => {
    const session = open();
    session.signIn({ jwt: anna });
    const [first, second] = [stampOf(session), stampOf(session)];
    const [a, b] = [tokenOf('anna', 5, { n: 1 }), tokenOf('anna', 5, { n: 2 })];
    expect(session.rotate(b, second)).toBe(true);
    expect(session.rotate(a, first)).toBe(false);
    expect(session.token()).toBe(b);
  });

  it('lets a later-sent call’s answer replace the tied one before it', () => {
    const session = open();
    session.signIn({ jwt: anna });
    const [first, second] = [stampOf(session), stampOf(session)];
    const [a, b] = [tokenOf('anna', 5, { n: 1 }), tokenOf('anna', 5, { n: 2 })];
    session.rotate(a, first);
    expect(session.rotate(b, second)).toBe(true);
  });

  it('writes nothing after sign-out, a new hand-over or the end of impersonation', () => {
    const late = tokenOf('anna', 50);
    const moves: ((session: Session) => void)[] = [
      (session) => session.forget(),
      (session) => session.clear('idle'),
      (session) => session.signIn({ jwt: bert }),
      (session) => session.signIn({ jwt: tokenOf('anna', 1) }),
      (session) => session.endImpersonation(),
    ];
    for (const move of moves) {
      const session = open();
      session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
      const stamp = stampOf(session);
      move(session);
      const before = Object.fromEntries(browser.stored);
      expect(session.rotate(late, stamp)).toBe(false);
      expect(Object.fromEntries(browser.stored)).toEqual(before);
    }
  });

  it('writes nothing over another tab’s change that was not heard of yet', () => {
    const [here, there] = [open(), open()];
    here.signIn({ jwt: anna });
    browser.deliver();
    const stamp = stampOf(here);
    there.forget();
    expect(here.rotate(tokenOf('anna', 5), stamp)).toBe(false);
    expect(browser.stored.has('jwt')).toBe(false);
  });

  it('ends at the newest token, in whatever order fifty answers come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 50, maxLength: 50 }),
        fc.infiniteStream(fc.nat()),
        (ages, chance) => {
          browser = createFakeBrowser();
          const tabs = [open(), open(), open(), open(), open()];
          tabs[0]?.signIn({ jwt: anna });
          browser.deliver();
          const take = (below: number) => (chance.next().value ?? 0) % below;
          const calls = ages.map((age, index) => {
            const session = tabs[index % tabs.length] ?? tabs[0];
            if (!session) throw new Error('no tab');
            return { session, stamp: stampOf(session), token: tokenOf('anna', age, { index }) };
          });
          const newest = Math.max(...ages);
          while (calls.length > 0) {
            const [call] = calls.splice(take(calls.length), 1);
            call?.session.rotate(call.token, call.stamp);
            if (take(3) === 0) browser.pending.splice(take(browser.pending.length || 1), 1)[0]?.();
          }
          const iat = tabs[0]?.token() && tabs[0].snapshot().claims?.iat;
          expect(iat).toBe(seconds + newest);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('never lets one person’s answer touch another’s session, whatever happens in which tab', () => {
    type Step = { tab: number; what: 'call' | 'response' | 'in' | 'out' | 'act' | 'end' | 'hear' };
    const steps = fc.array(
      fc.record<Step>({
        tab: fc.nat({ max: 2 }),
        what: fc.constantFrom(
          'call',
          'call',
          'response',
          'response',
          'in',
          'out',
          'act',
          'end',
          'hear',
        ),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat()), (schedule, chance) => {
        browser = createFakeBrowser();
        const tabs = [open(), open(), open()];
        const take = (below: number) => (chance.next().value ?? 0) % below;
        const calls: { session: Session; stamp: ReturnType<typeof stampOf>; uuid: string }[] = [];
        const trespasses: { taken: boolean; changed: boolean }[] = [];
        let age = 0;
        for (const { tab, what } of schedule) {
          const session = tabs[tab];
          if (!session) continue;
          age += 1;
          const who = take(2) === 0 ? 'anna' : 'bert';
          if (what === 'in') session.signIn({ jwt: tokenOf(who, age) });
          if (what === 'out') session.forget();
          if (what === 'act') {
            const agent = tokenOf(who, age);
            session.signIn({ jwt: agent, agent_jwt: agent, admin_jwt: root });
          }
          if (what === 'end' && session.snapshot().kind === 'agent') session.endImpersonation();
          if (what === 'hear') browser.pending.splice(take(browser.pending.length || 1), 1)[0]?.();
          if (what === 'call') {
            const stamp = session.stamp();
            const uuid = session.snapshot().claims?.uuid;
            if (stamp && uuid) calls.push({ session, stamp, uuid });
          }
          if (what === 'response' && calls.length > 0) {
            const [call] = calls.splice(take(calls.length), 1);
            if (!call) continue;
            const before = JSON.stringify(Object.fromEntries(browser.stored));
            const owner = createSession({ ...browser.openTab(), now }).snapshot();
            const taken = call.session.rotate(tokenOf(call.uuid, age), call.stamp);
            const changed = JSON.stringify(Object.fromEntries(browser.stored)) !== before;
            if (owner.claims?.uuid !== call.uuid) trespasses.push({ taken, changed });
          }
        }
        browser.deliver();
        expect(trespasses.filter(({ taken, changed }) => taken || changed)).toEqual([]);
        const uuids = tabs.map((session) => session.token() && session.snapshot().claims?.uuid);
        expect(new Set(uuids).size).toBe(1);
        expect(new Set(tabs.map((session) => session.snapshot().kind)).size).toBe(1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('ending', () => {
  it('clears the three tokens and says why', () => {
    const session = open();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    session.clear('refused');
    expect(browser.stored.size).toBe(0);
    expect(session.snapshot()).toMatchObject({ kind: 'none', claims: null, ended: 'refused' });
  });

  it('is told once, however often it is asked for', () => {
    const session = open();
    session.signIn({ jwt: anna });
    const received = vi.fn<() => void>();
    session.subscribe(received);
    for (let call = 0; call < 50; call += 1) session.clear('refused');
    expect(received).toHaveBeenCalledTimes(1);
    expect(browser.sent.filter(({ message }) => message.type === 'ended')).toHaveLength(1);
  });

  it('forgets the stored values with the tokens', () => {
    const session = open();
    session.signIn({ jwt: anna });
    session.values.set('lastAlertChecked', '2026-03-02T19:05:00Z');
    browser.stored.set('theme', 'dark');
    session.forget();
    expect(Object.fromEntries(browser.stored)).toEqual({ theme: 'dark' });
  });

  it('gives an impersonating admin the own session back', () => {
    const session = open();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    const { generation } = session.snapshot();
    expect(session.endImpersonation()).toBe(true);
    expect(session.snapshot()).toMatchObject({ kind: 'admin', claims: { uuid: 'root' } });
    expect(session.snapshot().generation).toBeGreaterThan(generation);
    expect(storedTokens()).toEqual({ jwt: root, admin_jwt: root });
  });

  it('leaves the session alone that another tab has begun meanwhile', () => {
    const [here, there] = [open(), open()];
    here.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    browser.deliver();
    there.forget();
    there.signIn({ jwt: bert });
    expect(here.endImpersonation()).toBe(true);
    expect(storedTokens()).toEqual({ jwt: bert });
    expect(here.snapshot()).toMatchObject({ kind: 'regular', claims: { uuid: 'bert' } });
  });

  it('clears the session when the admin’s own is over', () => {
    const session = open();
    browser.stored.set('jwt', anna);
    browser.stored.set('agent_jwt', anna);
    browser.stored.set('admin_jwt', tokenOf('root', -2000));
    expect(session.endImpersonation()).toBe(false);
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'admin-expired' });
    expect(browser.stored.size).toBe(0);
  });
});

describe('tabs', () => {
  it('follow a sign-in and a rotation', () => {
    const [here, there] = [open(), open()];
    here.signIn({ jwt: anna });
    browser.deliver();
    expect(there.snapshot()).toMatchObject({ kind: 'regular', claims: { uuid: 'anna' } });
    const { generation } = there.snapshot();
    here.rotate(tokenOf('anna', 5), stampOf(here));
    browser.deliver();
    expect(there.snapshot().claims?.iat).toBe(seconds + 5);
    expect(there.snapshot().generation).toBe(generation);
  });

  it('begin a new generation when the session changes hands', () => {
    const [here, there] = [open(), open()];
    here.signIn({ jwt: anna });
    browser.deliver();
    const { generation } = there.snapshot();
    here.signIn({ jwt: bert });
    browser.deliver();
    expect(there.snapshot().generation).toBeGreaterThan(generation);
  });

  it('learn why a session ended, whether the message or the storage event comes first', () => {
    for (const reversed of [false, true]) {
      browser = createFakeBrowser();
      const [here, there] = [open(), open()];
      here.signIn({ jwt: anna });
      browser.deliver();
      here.clear('idle');
      if (reversed) browser.pending.reverse();
      browser.deliver();
      expect(there.snapshot()).toMatchObject({ kind: 'none', ended: 'idle' });
    }
  });

  it('wait a moment for the reason, so that no page shows the wrong one first', () => {
    vi.useFakeTimers();
    const [here, there] = [open(), open()];
    here.signIn({ jwt: anna });
    browser.deliver();
    const reasons: unknown[] = [];
    there.subscribe(() => reasons.push(there.snapshot().ended));
    here.clear('idle');
    const [message, ...events] = browser.pending.splice(0);
    for (const event of events) event();
    expect(reasons).toEqual([]);
    message?.();
    vi.advanceTimersByTime(100);
    expect(reasons).toEqual(['idle']);

    here.signIn({ jwt: anna });
    browser.deliver();
    browser.stored.clear();
    here.token();
    browser.openTab().storage.setItem('theme', 'dark');
    browser.deliver();
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    expect(reasons).toEqual(['idle', null, 'elsewhere']);
  });

  it('learn why even when the message outruns the storage itself', () => {
    const tab = browser.openTab();
    let frozen: Map<string, string> | null = null;
    const storage = {
      ...tab.storage,
      getItem: (key: string) => (frozen ?? browser.stored).get(key) ?? null,
    };
    const there = createSession({ ...tab, storage, now });
    there.connect();
    const here = open();
    here.signIn({ jwt: anna });
    browser.deliver();
    frozen = new Map(browser.stored);
    here.clear('idle');
    browser.pending.pop()?.();
    expect(there.snapshot().kind).toBe('regular');
    frozen = null;
    browser.deliver();
    expect(there.snapshot()).toMatchObject({ kind: 'none', ended: 'idle' });
  });

  it('never tell a token or a claim but the uuid', () => {
    const session = open();
    session.signIn({ jwt: tokenOf('anna', 0, { agent_code: '041187' }) });
    session.rotate(tokenOf('anna', 5, { agent_code: '041187' }), stampOf(session));
    session.clear('idle');
    expect(browser.sent.length).toBeGreaterThan(2);
    const said = JSON.stringify(browser.sent);
    expect(said).not.toContain('.unsigned');
    expect(said).not.toContain('041187');
  });

  it('hear messages of the same person alone', () => {
    const [here, there] = [open(), open()];
    const received = vi.fn<(message: unknown) => void>();
    there.onMessage(received);
    here.notify({ type: 'changed', resource: 'alerts' });
    browser.deliver();
    expect(received).not.toHaveBeenCalled();
    here.signIn({ jwt: anna });
    here.notify({ type: 'changed', resource: 'alerts' });
    browser.deliver();
    expect(received.mock.calls).toEqual([[{ type: 'changed', resource: 'alerts' }]]);
  });

  it('are followed no more once disconnected', () => {
    const tab = browser.openTab();
    const there = createSession({ ...tab, now });
    const disconnect = there.connect();
    const received = vi.fn<() => void>();
    there.subscribe(received);
    disconnect();
    open().signIn({ jwt: anna });
    browser.deliver();
    expect(received).not.toHaveBeenCalled();
    expect(there.token()).toBe(anna);
  });
});

/** A tab whose storage refuses to write, or to do anything at all, from when it is told to. */
function openFailing() {
  const tab = browser.openTab();
  let fails: 'full' | 'denied' | null = null;
  const allowed = () => {
    if (fails === 'denied') throw new Error('denied');
    return tab.storage;
  };
  const storage = {
    getItem: (key: string) => allowed().getItem(key),
    setItem(key: string, value: string) {
      if (fails === 'full') throw new Error('quota');
      allowed().setItem(key, value);
    },
    removeItem: (key: string) => allowed().removeItem(key),
  };
  const fail = (how: typeof fails) => {
    fails = how;
  };
  return { session: open({ storage }), fail };
}

const failing = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('quota');
  },
  removeItem: () => {
    throw new Error('denied');
  },
};

describe('storage that fails', () => {
  it.each([
    ['absent', null],
    ['throwing', failing],
  ])('keeps the session in memory when it is %s', (_name, storage) => {
    const session = open({ storage });
    expect(session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root })).toBe(true);
    expect(session.snapshot().kind).toBe('agent');
    expect(session.rotate(tokenOf('anna', 5), stampOf(session))).toBe(true);
    expect(session.isLasting()).toBe(false);
    session.forget();
    expect(session.token()).toBeNull();
  });

  it('says that a session lasts while the storage works', () => {
    const session = open();
    session.signIn({ jwt: anna });
    expect(session.isLasting()).toBe(true);
  });

  it('keeps the newer token when the quota is full', () => {
    const { session, fail } = openFailing();
    session.signIn({ jwt: anna });
    fail('full');
    const next = tokenOf('anna', 5);
    session.rotate(next, stampOf(session));
    expect(session.token()).toBe(next);
    // Another tab that knows of an older one does not take it back, and one that knows of a newer does.
    browser.stored.set('jwt', tokenOf('anna', 3));
    expect(session.token()).toBe(next);
    browser.stored.set('jwt', tokenOf('anna', 9));
    expect(session.token()).toBe(browser.stored.get('jwt'));
  });

  it('keeps the session that was there when it is switched off', () => {
    const { session, fail } = openFailing();
    session.signIn({ jwt: anna });
    fail('denied');
    expect(session.token()).toBe(anna);
    session.forget();
    fail(null);
    expect(session.token()).toBeNull();
  });

  it('follows the other tabs when they store something after all', () => {
    const { session, fail } = openFailing();
    session.signIn({ jwt: anna });
    fail('full');
    session.rotate(tokenOf('anna', 5), stampOf(session));
    open().forget();
    expect(session.token()).toBeNull();
    session.signIn({ jwt: root, admin_jwt: root });
    expect(session.snapshot().kind).toBe('admin');
    open().signIn({ jwt: bert });
    session.token();
    expect(session.snapshot()).toMatchObject({ kind: 'regular', claims: { uuid: 'bert' } });
  });

  it('shows the other tabs no part of a hand-over that could not be stored whole', () => {
    const { session, fail } = openFailing();
    session.signIn({ jwt: bert });
    fail('full');
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    expect(session.snapshot().kind).toBe('agent');
    expect(browser.stored.size).toBe(0);
    fail(null);
    session.rotate(tokenOf('anna', 5), stampOf(session));
    expect(session.snapshot()).toMatchObject({ kind: 'agent', claims: { iat: seconds + 5 } });
    expect(browser.stored.size).toBe(0);
  });

  it('hears of a sign-out that the storage cannot tell it of', () => {
    const { session, fail } = openFailing();
    fail('full');
    session.signIn({ jwt: anna });
    fail(null);
    const other = open();
    other.signIn({ jwt: anna });
    browser.stored.delete('jwt');
    session.token();
    fail('full');
    session.signIn({ jwt: anna });
    other.clear('idle');
    browser.deliver();
    expect(session.snapshot()).toMatchObject({ kind: 'none' });
  });
});

describe('stored values', () => {
  const favorite = { id: 1, position: 1, title: 'Alerts', path: '/alerts' };

  it('come back to their owner alone', () => {
    const session = open();
    session.signIn({ jwt: anna });
    session.values.set('headerFavorites', [favorite]);
    expect(session.values.get('headerFavorites')).toEqual([favorite]);
    session.signIn({ jwt: bert });
    expect(session.values.get('headerFavorites')).toBeNull();
    expect(JSON.parse(browser.stored.get('headerFavorites') ?? '')).toEqual({
      uuid: 'anna',
      value: [favorite],
    });
  });

  it.each(['', 'x', 'null', '[]', '{"uuid":"anna"}', '{"uuid":"anna","value":[{"id":{}}]}'])(
    'are absent when what is stored is %j',
    (stored) => {
      const session = open();
      session.signIn({ jwt: anna });
      browser.stored.set('headerFavorites', stored);
      expect(session.values.get('headerFavorites')).toBeNull();
    },
  );

  it('are neither written nor read when nobody is signed in', () => {
    const session = open();
    session.values.set('lastAlertChecked', '2026-03-02T19:05:00Z');
    expect(browser.stored.size).toBe(0);
    expect(session.values.get('lastAlertChecked')).toBeNull();
  });

  it('show in the activity stream', () => {
    const activity = createActivity();
    const types: string[] = [];
    activity.subscribe(({ type }) => types.push(type));
    const session = open({ activity });
    session.signIn({ jwt: anna });
    session.values.set('headerFavorites', []);
    session.values.get('headerFavorites');
    session.values.reset('headerFavorites');
    expect(types).toEqual([
      'HEADER_FAVORITES_SET',
      'HEADER_FAVORITES_GET',
      'HEADER_FAVORITES_RESET',
    ]);
  });
});

describe('the time of the last input', () => {
  const noted = (value: unknown, uuid = 'anna') =>
    browser.stored.set('lastInput', JSON.stringify({ uuid, value }));

  it('is the sign-in’s, then that of the latest input in any tab', () => {
    let time = FIXED_NOW;
    const [here, there] = [open({ now: () => time }), open({ now: () => time })];
    here.signIn({ jwt: anna });
    expect(here.lastInput()).toBe(FIXED_NOW);
    time += 60_000;
    here.noteInput(time - 10_000);
    there.noteInput(time - 20_000);
    expect(there.lastInput()).toBe(time - 10_000);
    there.signIn({ jwt: bert });
    expect(here.lastInput()).toBe(time);
  });

  it.each(['signed-out', 'idle', 'refused', 'invalid'] as const)(
    'goes with a session that is %s',
    (reason) => {
      const session = open();
      session.signIn({ jwt: anna });
      session.clear(reason);
      expect(browser.stored.size).toBe(0);
      session.noteInput(FIXED_NOW);
      expect(browser.stored.size).toBe(0);
    },
  );

  it.each([
    ['another person’s', () => noted(FIXED_NOW, 'bert')],
    ['garbled', () => browser.stored.set('lastInput', '{"uuid":"anna"')],
    ['no time', () => noted('yesterday')],
    ['negative', () => noted(-1)],
    ['in the future', () => noted(FIXED_NOW + 1)],
    ['endless', () => browser.stored.set('lastInput', '{"uuid":"anna","value":1e999}')],
  ])('is absent when what is stored is %s, until there is input', (_name, store) => {
    const session = open();
    session.signIn({ jwt: anna });
    store();
    expect(session.lastInput()).toBeNull();
    session.noteInput(FIXED_NOW);
    expect(session.lastInput()).toBe(FIXED_NOW);
  });

  it('shows in no activity stream', () => {
    const activity = createActivity();
    const received = vi.fn<() => void>();
    activity.subscribe(received);
    const session = open({ activity });
    session.signIn({ jwt: anna });
    session.noteInput(FIXED_NOW);
    session.lastInput();
    expect(received).not.toHaveBeenCalled();
  });

  it('is kept in memory where the storage refuses it', () => {
    const session = open({ storage: failing });
    session.signIn({ jwt: anna });
    session.noteInput(FIXED_NOW);
    expect(session.lastInput()).toBe(FIXED_NOW);
  });
});

describe('the host’s clock', () => {
  const hours = 3_600_000;
  it.each([26, -26])('is followed when this device is %i hours off', (off) => {
    const session = open({ now: () => FIXED_NOW + off * hours });
    session.noteServerDate(at(FIXED_NOW));
    expect(Math.abs(session.now() - FIXED_NOW)).toBeLessThanOrEqual(500);
    expect(session.signIn({ jwt: anna })).toBe(true);
  });

  it('is not moved by one odd answer or by garbage', () => {
    const session = open();
    for (let response = 0; response < 4; response += 1) session.noteServerDate(at(FIXED_NOW));
    session.noteServerDate(at(FIXED_NOW - 5 * hours));
    session.noteServerDate('yesterday');
    session.noteServerDate(null);
    expect(Math.abs(session.now() - FIXED_NOW)).toBeLessThanOrEqual(500);
  });
});

describe('holding calls', () => {
  it('lets them go when what they wait for settles, even badly', async () => {
    const session = open();
    const refresh = Promise.withResolvers<void>();
    session.hold(refresh.promise);
    const steps: string[] = [];
    const ready = session.ready().then(() => steps.push('ready'));
    await Promise.resolve();
    steps.push('failed');
    refresh.reject(new Error('no answer'));
    await ready;
    expect(steps).toEqual(['failed', 'ready']);
  });
});

it('gives the same snapshot until something changes', () => {
  const session = open();
  session.signIn({ jwt: anna });
  const first = session.snapshot();
  session.token();
  browser.deliver();
  expect(session.snapshot()).toBe(first);
});
