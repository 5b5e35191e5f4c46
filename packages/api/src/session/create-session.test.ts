import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivity } from '../activity/activity.ts';
import { FIXED_NOW } from '../testing/clock.ts';
import { sampleToken } from '../testing/token.ts';
import { createSession } from './create-session.ts';
import { createFakeBrowser } from './fake-browser.ts';
import type { Session, TokenRole } from './types.ts';

const nowInSeconds = FIXED_NOW / 1000;
const now = () => FIXED_NOW;

/** Creates a user's token, issued the given number of seconds after the start of the test. */
const createToken = (uuid: string, offset = 0, claims: object = {}) =>
  sampleToken({ uuid, iat: nowInSeconds + offset, exp: nowInSeconds + 900 + offset, ...claims });

const anna = createToken('anna');
const bert = createToken('bert');
const root = createToken('root');

let browser: ReturnType<typeof createFakeBrowser>;

function openTab(options: Parameters<typeof createSession>[0] = {}): Session {
  const session = createSession({ ...browser.openTab(), now, ...options });
  session.connect();
  return session;
}

/** Returns the tokens in the storage, without the other stored values. */
const getStoredTokens = () =>
  Object.fromEntries([...browser.stored].filter(([key]) => key.endsWith('jwt')));

/** Formats a time as a `Date` header. */
const formatDateHeader = (time: number) => new Date(time).toUTCString();

const captureContext = (session: Session, role?: TokenRole) => {
  const requestContext = session.requestContext(role);
  if (!requestContext) throw new Error('The test needs a session here');
  return requestContext;
};

beforeEach(() => {
  browser = createFakeBrowser();
});

describe('session kinds', () => {
  it.each([
    ['none', {}],
    ['none', { agent_jwt: anna, admin_jwt: root }],
    ['none', { jwt: 'garbled' }],
    ['regular', { jwt: anna }],
    ['regular', { jwt: anna, agent_jwt: anna }],
    ['admin', { jwt: root, admin_jwt: root }],
    ['agent', { jwt: anna, agent_jwt: anna, admin_jwt: root }],
  ])('the kind is %s if the storage has %j', (kind, stored) => {
    for (const [key, token] of Object.entries(stored)) browser.stored.set(key, token);
    const session = openTab();
    expect(session.snapshot().kind).toBe(kind);
    expect(session.token() === null).toBe(kind === 'none');
  });
});

describe('serverSnapshot', () => {
  it('has no session, and is always the same object', () => {
    browser.stored.set('jwt', anna);
    const session = openTab();
    expect(session.snapshot().kind).toBe('regular');
    expect(session.serverSnapshot()).toEqual({
      kind: 'none',
      claims: null,
      epoch: 0,
      ended: null,
    });
    expect(session.serverSnapshot()).toBe(openTab().serverSnapshot());
  });
});

describe('claims', () => {
  it('reads claims that are JSON in a string', () => {
    const agency = JSON.stringify({ name: 'Harbor & Pine Insurance', code: '041', states: ['MI'] });
    const session = openTab();
    session.signIn({ jwt: createToken('anna', 0, { agency, agent_code: '041187' }) });
    expect(session.snapshot().claims).toMatchObject({
      agent_code: '041187',
      agency: { name: 'Harbor & Pine Insurance', states: ['MI'], licenses: {} },
    });
  });

  it.each(['{"name":', 'null', '[]', 7, { name: 'x' }, ''])(
    'reads the agency %j as null',
    (agency) => {
      const session = openTab();
      session.signIn({ jwt: createToken('anna', 0, { agency, premier_access_group: agency }) });
      expect(session.snapshot().claims).toMatchObject({
        uuid: 'anna',
        agency: null,
        premier_access_group: null,
      });
    },
  );

  it('treats invalid flags and permissions as not granted', () => {
    const session = openTab();
    session.signIn({
      jwt: createToken('anna', 0, { active_premier_access: 'yes', permissions: 'all' }),
    });
    expect(session.snapshot().claims).toMatchObject({
      active_premier_access: false,
      permissions: [],
    });
  });

  it('reads non-ASCII names', () => {
    const session = openTab();
    const agency = JSON.stringify({ name: 'Peña & Søn' });
    session.signIn({ jwt: createToken('anna', 0, { agency }) });
    expect(session.snapshot().claims?.agency?.name).toBe('Peña & Søn');
  });

  it('treats an unreadable token as no session', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((p) => p.join('.')),
          fc.json().map((json) => `e30.${btoa(encodeURIComponent(json))}.x`),
        ),
        (garbage) => {
          browser.stored.set('jwt', garbage);
          expect(openTab().snapshot()).toMatchObject({ kind: 'none', claims: null });
        },
      ),
    );
  });

  it('rejects a token that has no user, has no expiration, or is too long', () => {
    const session = openTab();
    const refusals: [jwt: string, reason: string, field: string][] = [
      [sampleToken({ exp: nowInSeconds + 900 }), 'invalid-claim', 'jwt.uuid'],
      [sampleToken({ uuid: 'anna' }), 'invalid-claim', 'jwt.exp'],
      [createToken('anna', 0, { pad: 'x'.repeat(9000) }), 'not-a-jwt', 'jwt'],
    ];
    for (const [jwt, reason, field] of refusals)
      expect(session.signIn({ jwt })).toMatchObject({
        outcome: 'refused',
        reason,
        diagnostic: { code: 'invalid-token', field, anchor: 'claims' },
      });
    expect(browser.stored.size).toBe(0);
  });
});

describe('signing in', () => {
  it('stores exactly the given tokens and removes others', () => {
    const session = openTab();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    session.signIn({ jwt: bert });
    expect(getStoredTokens()).toEqual({ jwt: bert });
  });

  it('starts a new epoch, even for the same user', () => {
    const session = openTab();
    session.signIn({ jwt: anna });
    const { epoch } = session.snapshot();
    session.signIn({ jwt: createToken('anna', 5) });
    expect(session.snapshot().epoch).toBeGreaterThan(epoch);
  });

  it('stores nothing if one of the tokens is invalid', () => {
    const session = openTab();
    session.signIn({ jwt: anna });
    expect(session.signIn({ jwt: bert, admin_jwt: 'garbled' })).toMatchObject({
      reason: 'not-a-jwt',
      diagnostic: { field: 'admin_jwt' },
    });
    expect(session.signIn({ jwt: createToken('bert', -2000) })).toMatchObject({
      reason: 'expired',
    });
    expect(getStoredTokens()).toEqual({ jwt: anna });
  });

  it('never shows a regular session to other tabs while impersonation starts or ends', () => {
    const kindsSeen: string[] = [];
    const tab = browser.openTab();
    const storage: typeof tab.storage = {
      ...tab.storage,
      setItem(key, value) {
        tab.storage.setItem(key, value);
        kindsSeen.push(createSession({ storage: tab.storage, now }).snapshot().kind);
      },
      removeItem(key) {
        tab.storage.removeItem(key);
        kindsSeen.push(createSession({ storage: tab.storage, now }).snapshot().kind);
      },
    };
    const session = createSession({ ...tab, storage, now });
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    session.clear('signed-out');
    expect(kindsSeen).not.toContain('regular');
  });
});

describe('accepting tokens from single sign-on', () => {
  it('asks for confirmation if no one is signed in and this browser did not start the sign-in', () => {
    const session = openTab();
    const handoff = session.acceptTokens({ jwt: anna }, { started: false });
    expect(handoff).toMatchObject({
      outcome: 'conflict',
      current: null,
      offered: { uuid: 'anna' },
    });
    expect(session.token()).toBeNull();
    if (handoff.outcome === 'conflict') handoff.accept();
    expect(session.snapshot().claims?.uuid).toBe('anna');
  });

  it('succeeds if this browser started the sign-in', () => {
    const session = openTab();
    session.signIn({ jwt: anna });
    expect(session.acceptTokens({ jwt: bert }, { started: true })).toEqual({ outcome: 'accepted' });
  });

  it('does not report a user whose session has expired as the current user', () => {
    browser.stored.set('jwt', createToken('anna', -2000));
    const handoff = openTab().acceptTokens({ jwt: bert }, { started: false });
    expect(handoff).toMatchObject({ outcome: 'conflict', current: null });
  });

  it('succeeds for the same user', () => {
    const session = openTab();
    session.signIn({ jwt: anna });
    const tokens = { jwt: createToken('anna', 1) };
    expect(session.acceptTokens(tokens, { started: false })).toEqual({ outcome: 'accepted' });
  });

  it('asks for confirmation and stores nothing if another user is signed in', () => {
    const session = openTab();
    session.signIn({ jwt: anna, admin_jwt: root });
    const handoff = session.acceptTokens({ jwt: bert }, { started: false });
    expect(handoff).toMatchObject({
      outcome: 'conflict',
      current: { uuid: 'anna' },
      offered: { uuid: 'bert' },
    });
    expect(browser.stored.get('jwt')).toBe(anna);
    if (handoff.outcome === 'conflict') handoff.accept();
    expect(getStoredTokens()).toEqual({ jwt: bert });
  });

  it('fails for invalid tokens', () => {
    expect(openTab().acceptTokens({ jwt: 'garbled' }, { started: true })).toMatchObject({
      outcome: 'refused',
      reason: 'not-a-jwt',
    });
  });
});

describe('token rotation', () => {
  it('replaces the token and the agent token, but not the admin token, during impersonation', () => {
    const session = openTab();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    const { epoch } = session.snapshot();
    const newToken = createToken('anna', 5);
    expect(session.rotate(newToken, captureContext(session))).toBe(true);
    expect(getStoredTokens()).toEqual({
      jwt: newToken,
      agent_jwt: newToken,
      admin_jwt: root,
    });
    expect(session.snapshot().epoch).toBe(epoch);
  });

  it('also replaces the admin token in an admin’s own session', () => {
    const session = openTab();
    session.signIn({ jwt: root, admin_jwt: root });
    const newToken = createToken('root', 5);
    expect(session.rotate(newToken, captureContext(session))).toBe(true);
    expect(getStoredTokens()).toEqual({ jwt: newToken, admin_jwt: newToken });
  });

  it('replaces only the admin token after its own refresh', () => {
    const session = openTab();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    const { epoch } = session.snapshot();
    const newToken = createToken('root', 5);
    expect(session.rotate(newToken, captureContext(session, 'admin'))).toBe(true);
    expect(getStoredTokens()).toEqual({ jwt: anna, agent_jwt: anna, admin_jwt: newToken });
    expect(session.snapshot().epoch).toBe(epoch);
    expect(session.rotate(createToken('anna', 5), captureContext(session))).toBe(true);
  });

  it.each([
    ['the agent’s token', createToken('anna', 5)],
    ['another admin’s token', createToken('bert', 5)],
    ['an older token', createToken('root', -5)],
    ['a token with the same times', createToken('root', 0, { n: 1 })],
    ['an expired token', createToken('root', 5, { exp: nowInSeconds - 61 })],
    ['garbage', 'garbled'],
  ])('does not replace the admin token with %s', (_name, token) => {
    const session = openTab();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    expect(session.rotate(token, captureContext(session, 'admin'))).toBe(false);
    expect(getStoredTokens()).toEqual({ jwt: anna, agent_jwt: anna, admin_jwt: root });
  });

  it('ignores a new admin token after impersonation has ended', () => {
    const session = openTab();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    const requestContext = captureContext(session, 'admin');
    session.endImpersonation();
    expect(session.rotate(createToken('root', 5), requestContext)).toBe(false);
    expect(getStoredTokens()).toEqual({ jwt: root, admin_jwt: root });
  });

  it('has no separate admin token without impersonation', () => {
    const session = openTab();
    session.signIn({ jwt: root, admin_jwt: root });
    expect(session.requestContext('admin')).toBeNull();
    expect(session.token('admin')).toBeNull();
  });

  it('does not add an agent token to the session of an admin who doesn’t impersonate', () => {
    const session = openTab();
    session.signIn({ jwt: root, admin_jwt: root });
    session.rotate(createToken('root', 5), captureContext(session));
    expect(browser.stored.has('agent_jwt')).toBe(false);
  });

  it.each([
    ['another user’s token', createToken('bert', 5)],
    ['an older token', createToken('anna', -5)],
    ['an expired token', createToken('anna', 5, { exp: nowInSeconds - 61 })],
    [
      'a token that expires later but was issued earlier',
      createToken('anna', -5, { exp: nowInSeconds + 5000 }),
    ],
    ['garbage', 'garbled'],
  ])('refuses %s', (_name, token) => {
    const session = openTab();
    session.signIn({ jwt: anna });
    expect(session.rotate(token, captureContext(session))).toBe(false);
    expect(session.token()).toBe(anna);
  });

  it('accepts a token within the clock tolerance', () => {
    const session = openTab();
    session.signIn({ jwt: createToken('anna', -1000, { exp: nowInSeconds }) });
    const token = createToken('anna', 0, { exp: nowInSeconds - 59, iat: nowInSeconds });
    expect(session.rotate(token, captureContext(session))).toBe(true);
  });

  it('compares expirations if a token has no issue time', () => {
    const session = openTab();
    session.signIn({ jwt: createToken('anna', 0, { iat: undefined }) });
    const requestContext = captureContext(session);
    expect(session.rotate(createToken('anna', -5, { iat: undefined }), requestContext)).toBe(false);
    expect(session.rotate(createToken('anna', 5, { iat: undefined }), requestContext)).toBe(true);
  });

  it('keeps the token of the later call if both tokens are equally new', () => {
    const session = openTab();
    session.signIn({ jwt: anna });
    const [firstContext, secondContext] = [captureContext(session), captureContext(session)];
    const [a, b] = [createToken('anna', 5, { n: 1 }), createToken('anna', 5, { n: 2 })];
    expect(session.rotate(b, secondContext)).toBe(true);
    expect(session.rotate(a, firstContext)).toBe(false);
    expect(session.token()).toBe(b);
  });

  it('replaces the token of an earlier call if both tokens are equally new', () => {
    const session = openTab();
    session.signIn({ jwt: anna });
    const [firstContext, secondContext] = [captureContext(session), captureContext(session)];
    const [a, b] = [createToken('anna', 5, { n: 1 }), createToken('anna', 5, { n: 2 })];
    session.rotate(a, firstContext);
    expect(session.rotate(b, secondContext)).toBe(true);
  });

  it('stores nothing after sign-out, a new sign-in, or the end of impersonation', () => {
    const newerToken = createToken('anna', 50);
    const changes: ((session: Session) => void)[] = [
      (session) => session.signOut(),
      (session) => session.clear('idle'),
      (session) => session.signIn({ jwt: bert }),
      (session) => session.signIn({ jwt: createToken('anna', 1) }),
      (session) => session.endImpersonation(),
    ];
    for (const change of changes) {
      const session = openTab();
      session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
      const requestContext = captureContext(session);
      change(session);
      const storedBefore = Object.fromEntries(browser.stored);
      expect(session.rotate(newerToken, requestContext)).toBe(false);
      expect(Object.fromEntries(browser.stored)).toEqual(storedBefore);
    }
  });

  it('stores nothing if another tab has changed the session, even before its message arrives', () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    firstTab.signIn({ jwt: anna });
    browser.deliver();
    const requestContext = captureContext(firstTab);
    secondTab.signOut();
    expect(firstTab.rotate(createToken('anna', 5), requestContext)).toBe(false);
    expect(browser.stored.has('jwt')).toBe(false);
  });

  it('keeps the newest token of fifty responses in any order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 50, maxLength: 50 }),
        fc.infiniteStream(fc.nat()),
        (offsets, chance) => {
          browser = createFakeBrowser();
          const tabs = [openTab(), openTab(), openTab(), openTab(), openTab()];
          tabs[0]?.signIn({ jwt: anna });
          browser.deliver();
          const randomBelow = (limit: number) => (chance.next().value ?? 0) % limit;
          const calls = offsets.map((offset, index) => {
            const session = tabs[index % tabs.length] ?? tabs[0];
            if (!session) throw new Error('no tab');
            return {
              session,
              requestContext: captureContext(session),
              token: createToken('anna', offset, { index }),
            };
          });
          const newestOffset = Math.max(...offsets);
          while (calls.length > 0) {
            const [call] = calls.splice(randomBelow(calls.length), 1);
            call?.session.rotate(call.token, call.requestContext);
            if (randomBelow(3) === 0)
              browser.pending.splice(randomBelow(browser.pending.length || 1), 1)[0]?.();
          }
          const iat = tabs[0]?.token() && tabs[0].snapshot().claims?.iat;
          expect(iat).toBe(nowInSeconds + newestOffset);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('never lets one user’s response change another user’s session, for any events in any tabs', () => {
    type Step = {
      tab: number;
      action:
        | 'call'
        | 'response'
        | 'sign-in'
        | 'sign-out'
        | 'impersonate'
        | 'end-impersonation'
        | 'deliver';
    };
    const steps = fc.array(
      fc.record<Step>({
        tab: fc.nat({ max: 2 }),
        action: fc.constantFrom(
          'call',
          'call',
          'response',
          'response',
          'sign-in',
          'sign-out',
          'impersonate',
          'end-impersonation',
          'deliver',
        ),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat()), (schedule, chance) => {
        browser = createFakeBrowser();
        const tabs = [openTab(), openTab(), openTab()];
        const randomBelow = (limit: number) => (chance.next().value ?? 0) % limit;
        const calls: {
          session: Session;
          requestContext: ReturnType<typeof captureContext>;
          uuid: string;
        }[] = [];
        const wrongWrites: { accepted: boolean; changed: boolean }[] = [];
        let offset = 0;
        for (const { tab, action } of schedule) {
          const session = tabs[tab];
          if (!session) continue;
          offset += 1;
          const user = randomBelow(2) === 0 ? 'anna' : 'bert';
          if (action === 'sign-in') session.signIn({ jwt: createToken(user, offset) });
          if (action === 'sign-out') session.signOut();
          if (action === 'impersonate') {
            const agent = createToken(user, offset);
            session.signIn({ jwt: agent, agent_jwt: agent, admin_jwt: root });
          }
          if (action === 'end-impersonation' && session.snapshot().kind === 'agent')
            session.endImpersonation();
          if (action === 'deliver')
            browser.pending.splice(randomBelow(browser.pending.length || 1), 1)[0]?.();
          if (action === 'call') {
            const requestContext = session.requestContext();
            const uuid = session.snapshot().claims?.uuid;
            if (requestContext && uuid) calls.push({ session, requestContext, uuid });
          }
          if (action === 'response' && calls.length > 0) {
            const [call] = calls.splice(randomBelow(calls.length), 1);
            if (!call) continue;
            const storedBefore = JSON.stringify(Object.fromEntries(browser.stored));
            const owner = createSession({ ...browser.openTab(), now }).snapshot();
            const isAccepted = call.session.rotate(
              createToken(call.uuid, offset),
              call.requestContext,
            );
            const isChanged = JSON.stringify(Object.fromEntries(browser.stored)) !== storedBefore;
            if (owner.claims?.uuid !== call.uuid)
              wrongWrites.push({ accepted: isAccepted, changed: isChanged });
          }
        }
        browser.deliver();
        expect(wrongWrites.filter(({ accepted, changed }) => accepted || changed)).toEqual([]);
        const uuids = tabs.map((session) => session.token() && session.snapshot().claims?.uuid);
        expect(new Set(uuids).size).toBe(1);
        expect(new Set(tabs.map((session) => session.snapshot().kind)).size).toBe(1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('ending a session', () => {
  it('clears the three tokens and keeps the reason', () => {
    const session = openTab();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    session.clear('refused');
    expect(browser.stored.size).toBe(0);
    expect(session.snapshot()).toMatchObject({ kind: 'none', claims: null, ended: 'refused' });
  });

  it('notifies listeners and other tabs once, even if the session is cleared many times', () => {
    const session = openTab();
    session.signIn({ jwt: anna });
    const onChange = vi.fn<() => void>();
    session.subscribe(onChange);
    for (let call = 0; call < 50; call += 1) session.clear('refused');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(browser.sentMessages.filter(({ message }) => message.type === 'ended')).toHaveLength(1);
  });

  it('removes stored values with the tokens on sign-out', () => {
    const session = openTab();
    session.signIn({ jwt: anna });
    session.values.set('lastAlertChecked', '2026-03-02T19:05:00Z');
    browser.stored.set('theme', 'dark');
    session.signOut();
    expect(Object.fromEntries(browser.stored)).toEqual({ theme: 'dark' });
  });

  it('returns to the admin’s own session when the impersonation ends', () => {
    const session = openTab();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    const { epoch } = session.snapshot();
    expect(session.endImpersonation()).toBe(true);
    expect(session.snapshot()).toMatchObject({ kind: 'admin', claims: { uuid: 'root' } });
    expect(session.snapshot().epoch).toBeGreaterThan(epoch);
    expect(getStoredTokens()).toEqual({ jwt: root, admin_jwt: root });
  });

  it('keeps a session that another tab started during the impersonation', () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    firstTab.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    browser.deliver();
    secondTab.signOut();
    secondTab.signIn({ jwt: bert });
    expect(firstTab.endImpersonation()).toBe(true);
    expect(getStoredTokens()).toEqual({ jwt: bert });
    expect(firstTab.snapshot()).toMatchObject({ kind: 'regular', claims: { uuid: 'bert' } });
  });

  it('clears the session if impersonation ends after the admin token has expired', () => {
    const session = openTab();
    browser.stored.set('jwt', anna);
    browser.stored.set('agent_jwt', anna);
    browser.stored.set('admin_jwt', createToken('root', -2000));
    expect(session.endImpersonation()).toBe(false);
    expect(session.snapshot()).toMatchObject({ kind: 'none', ended: 'admin-expired' });
    expect(browser.stored.size).toBe(0);
  });
});

describe('tabs', () => {
  it('adopt a sign-in and a new token from another tab', () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    firstTab.signIn({ jwt: anna });
    browser.deliver();
    expect(secondTab.snapshot()).toMatchObject({ kind: 'regular', claims: { uuid: 'anna' } });
    const { epoch } = secondTab.snapshot();
    firstTab.rotate(createToken('anna', 5), captureContext(firstTab));
    browser.deliver();
    expect(secondTab.snapshot().claims?.iat).toBe(nowInSeconds + 5);
    expect(secondTab.snapshot().epoch).toBe(epoch);
  });

  it('start a new epoch when the user changes', () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    firstTab.signIn({ jwt: anna });
    browser.deliver();
    const { epoch } = secondTab.snapshot();
    firstTab.signIn({ jwt: bert });
    browser.deliver();
    expect(secondTab.snapshot().epoch).toBeGreaterThan(epoch);
  });

  it('get the reason why the session ended, whether the message or the storage event comes first', () => {
    for (const isReversed of [false, true]) {
      browser = createFakeBrowser();
      const [firstTab, secondTab] = [openTab(), openTab()];
      firstTab.signIn({ jwt: anna });
      browser.deliver();
      firstTab.clear('idle');
      if (isReversed) browser.pending.reverse();
      browser.deliver();
      expect(secondTab.snapshot()).toMatchObject({ kind: 'none', ended: 'idle' });
    }
  });

  it('wait briefly for the reason why the session ended, so that the wrong page never shows', () => {
    vi.useFakeTimers();
    const [firstTab, secondTab] = [openTab(), openTab()];
    firstTab.signIn({ jwt: anna });
    browser.deliver();
    const reasons: unknown[] = [];
    secondTab.subscribe(() => reasons.push(secondTab.snapshot().ended));
    firstTab.clear('idle');
    const [message, ...events] = browser.pending.splice(0);
    for (const event of events) event();
    expect(reasons).toEqual([]);
    message?.();
    vi.advanceTimersByTime(100);
    expect(reasons).toEqual(['idle']);

    firstTab.signIn({ jwt: anna });
    browser.deliver();
    browser.stored.clear();
    firstTab.token();
    browser.openTab().storage.setItem('theme', 'dark');
    browser.deliver();
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    expect(reasons).toEqual(['idle', null, 'signed-out-in-other-tab']);
  });

  it('get the reason even if the message arrives before the storage changes', () => {
    const tab = browser.openTab();
    let staleStorage: Map<string, string> | null = null;
    const storage = {
      ...tab.storage,
      getItem: (key: string) => (staleStorage ?? browser.stored).get(key) ?? null,
    };
    const secondTab = createSession({ ...tab, storage, now });
    secondTab.connect();
    const firstTab = openTab();
    firstTab.signIn({ jwt: anna });
    browser.deliver();
    staleStorage = new Map(browser.stored);
    firstTab.clear('idle');
    browser.pending.pop()?.();
    expect(secondTab.snapshot().kind).toBe('regular');
    staleStorage = null;
    browser.deliver();
    expect(secondTab.snapshot()).toMatchObject({ kind: 'none', ended: 'idle' });
  });

  it('send no token and no claim except the uuid', () => {
    const session = openTab();
    session.signIn({ jwt: createToken('anna', 0, { agent_code: '041187' }) });
    session.rotate(createToken('anna', 5, { agent_code: '041187' }), captureContext(session));
    session.clear('idle');
    expect(browser.sentMessages.length).toBeGreaterThan(2);
    const sentText = JSON.stringify(browser.sentMessages);
    expect(sentText).not.toContain('.unsigned');
    expect(sentText).not.toContain('041187');
  });

  it('receive only messages of the same user', () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    const onMessage = vi.fn<(message: unknown) => void>();
    secondTab.onMessage(onMessage);
    firstTab.notify({ type: 'changed', resource: 'alerts' });
    browser.deliver();
    expect(onMessage).not.toHaveBeenCalled();
    firstTab.signIn({ jwt: anna });
    firstTab.notify({ type: 'changed', resource: 'alerts' });
    browser.deliver();
    expect(onMessage.mock.calls).toEqual([[{ type: 'changed', resource: 'alerts' }]]);
  });

  it('no longer follow other tabs after disconnecting', () => {
    const tab = browser.openTab();
    const secondTab = createSession({ ...tab, now });
    const disconnect = secondTab.connect();
    const onChange = vi.fn<() => void>();
    secondTab.subscribe(onChange);
    disconnect();
    openTab().signIn({ jwt: anna });
    browser.deliver();
    expect(onChange).not.toHaveBeenCalled();
    expect(secondTab.token()).toBe(anna);
  });
});

/** Opens a tab. After `setFailure('full')`, its storage throws on writes; after `setFailure('denied')`, on any access. */
function openTabWithFailingStorage() {
  const tab = browser.openTab();
  let failure: 'full' | 'denied' | null = null;
  const getStorage = () => {
    if (failure === 'denied') throw new Error('denied');
    return tab.storage;
  };
  const storage = {
    getItem: (key: string) => getStorage().getItem(key),
    setItem(key: string, value: string) {
      if (failure === 'full') throw new Error('quota');
      getStorage().setItem(key, value);
    },
    removeItem: (key: string) => getStorage().removeItem(key),
  };
  const setFailure = (newFailure: typeof failure) => {
    failure = newFailure;
  };
  return { session: openTab({ storage }), setFailure };
}

const failingStorage = {
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

describe('a failing storage', () => {
  it.each([
    ['missing', null],
    ['throwing', failingStorage],
  ])('keeps the session in memory if the storage is %s', (_name, storage) => {
    const session = openTab({ storage });
    const tokens = { jwt: anna, agent_jwt: anna, admin_jwt: root };
    expect(session.signIn(tokens)).toEqual({ outcome: 'accepted' });
    expect(session.snapshot().kind).toBe('agent');
    expect(session.rotate(createToken('anna', 5), captureContext(session))).toBe(true);
    expect(session.isPersistent()).toBe(false);
    session.signOut();
    expect(session.token()).toBeNull();
  });

  it('reports a persistent session while the storage works', () => {
    const session = openTab();
    session.signIn({ jwt: anna });
    expect(session.isPersistent()).toBe(true);
  });

  it('keeps the newer token if the quota is full', () => {
    const { session, setFailure } = openTabWithFailingStorage();
    session.signIn({ jwt: anna });
    setFailure('full');
    const newToken = createToken('anna', 5);
    session.rotate(newToken, captureContext(session));
    expect(session.token()).toBe(newToken);
    // An older token from another tab doesn't replace it, but a newer one does.
    browser.stored.set('jwt', createToken('anna', 3));
    expect(session.token()).toBe(newToken);
    browser.stored.set('jwt', createToken('anna', 9));
    expect(session.token()).toBe(browser.stored.get('jwt'));
  });

  it('keeps the current session when access is denied', () => {
    const { session, setFailure } = openTabWithFailingStorage();
    session.signIn({ jwt: anna });
    setFailure('denied');
    expect(session.token()).toBe(anna);
    session.signOut();
    setFailure(null);
    expect(session.token()).toBeNull();
  });

  it('adopts a session that another tab has stored', () => {
    const { session, setFailure } = openTabWithFailingStorage();
    session.signIn({ jwt: anna });
    setFailure('full');
    session.rotate(createToken('anna', 5), captureContext(session));
    openTab().signOut();
    expect(session.token()).toBeNull();
    session.signIn({ jwt: root, admin_jwt: root });
    expect(session.snapshot().kind).toBe('admin');
    openTab().signIn({ jwt: bert });
    session.token();
    expect(session.snapshot()).toMatchObject({ kind: 'regular', claims: { uuid: 'bert' } });
  });

  it('never shows other tabs a partly stored sign-in', () => {
    const { session, setFailure } = openTabWithFailingStorage();
    session.signIn({ jwt: bert });
    setFailure('full');
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    expect(session.snapshot().kind).toBe('agent');
    expect(browser.stored.size).toBe(0);
    setFailure(null);
    session.rotate(createToken('anna', 5), captureContext(session));
    expect(session.snapshot()).toMatchObject({ kind: 'agent', claims: { iat: nowInSeconds + 5 } });
    expect(browser.stored.size).toBe(0);
  });

  it('ends a session that is only in memory when another tab ends the session', () => {
    const { session, setFailure } = openTabWithFailingStorage();
    setFailure('full');
    session.signIn({ jwt: anna });
    setFailure(null);
    const other = openTab();
    other.signIn({ jwt: anna });
    browser.stored.delete('jwt');
    session.token();
    setFailure('full');
    session.signIn({ jwt: anna });
    other.clear('idle');
    browser.deliver();
    expect(session.snapshot()).toMatchObject({ kind: 'none' });
  });
});

describe('stored values', () => {
  const favorite = { id: 1, position: 1, title: 'Alerts', path: '/alerts' };

  it('are returned only to their owner', () => {
    const session = openTab();
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
    'are null for the invalid content %j',
    (stored) => {
      const session = openTab();
      session.signIn({ jwt: anna });
      browser.stored.set('headerFavorites', stored);
      expect(session.values.get('headerFavorites')).toBeNull();
    },
  );

  it('are neither written nor read without a session', () => {
    const session = openTab();
    session.values.set('lastAlertChecked', '2026-03-02T19:05:00Z');
    expect(browser.stored.size).toBe(0);
    expect(session.values.get('lastAlertChecked')).toBeNull();
  });

  it('appear in the activity stream', () => {
    const activity = createActivity();
    const types: string[] = [];
    activity.subscribe(({ type }) => types.push(type));
    const session = openTab({ activity });
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
  const storeLastInput = (value: unknown, uuid = 'anna') =>
    browser.stored.set('lastInput', JSON.stringify({ uuid, value }));

  it('is the time of the sign-in, then of the latest input in any tab', () => {
    let time = FIXED_NOW;
    const [firstTab, secondTab] = [openTab({ now: () => time }), openTab({ now: () => time })];
    firstTab.signIn({ jwt: anna });
    expect(firstTab.lastInput()).toBe(FIXED_NOW);
    time += 60_000;
    firstTab.recordInput(time - 10_000);
    secondTab.recordInput(time - 20_000);
    expect(secondTab.lastInput()).toBe(time - 10_000);
    secondTab.signIn({ jwt: bert });
    expect(firstTab.lastInput()).toBe(time);
  });

  it.each(['signed-out', 'idle', 'refused', 'invalid'] as const)(
    'is removed when the session ends with the reason %s',
    (reason) => {
      const session = openTab();
      session.signIn({ jwt: anna });
      session.clear(reason);
      expect(browser.stored.size).toBe(0);
      session.recordInput(FIXED_NOW);
      expect(browser.stored.size).toBe(0);
    },
  );

  it.each([
    ['another user’s', () => storeLastInput(FIXED_NOW, 'bert')],
    ['garbled', () => browser.stored.set('lastInput', '{"uuid":"anna"')],
    ['not a time', () => storeLastInput('yesterday')],
    ['negative', () => storeLastInput(-1)],
    ['in the future', () => storeLastInput(FIXED_NOW + 1)],
    ['infinite', () => browser.stored.set('lastInput', '{"uuid":"anna","value":1e999}')],
  ])('is null if the stored value is %s, until there is input', (_name, store) => {
    const session = openTab();
    session.signIn({ jwt: anna });
    store();
    expect(session.lastInput()).toBeNull();
    session.recordInput(FIXED_NOW);
    expect(session.lastInput()).toBe(FIXED_NOW);
  });

  it('emits no activity events', () => {
    const activity = createActivity();
    const onActivity = vi.fn<() => void>();
    activity.subscribe(onActivity);
    const session = openTab({ activity });
    session.signIn({ jwt: anna });
    session.recordInput(FIXED_NOW);
    session.lastInput();
    expect(onActivity).not.toHaveBeenCalled();
  });

  it('is kept in memory if the storage throws', () => {
    const session = openTab({ storage: failingStorage });
    session.signIn({ jwt: anna });
    session.recordInput(FIXED_NOW);
    expect(session.lastInput()).toBe(FIXED_NOW);
  });
});

describe('the host’s clock', () => {
  const hour = 3_600_000;
  it.each([26, -26])('is used if the device clock is off by %i hours', (hoursOff) => {
    const session = openTab({ now: () => FIXED_NOW + hoursOff * hour });
    session.recordServerDate(formatDateHeader(FIXED_NOW));
    expect(Math.abs(session.now() - FIXED_NOW)).toBeLessThanOrEqual(500);
    expect(session.signIn({ jwt: anna })).toEqual({ outcome: 'accepted' });
  });

  it('is not changed by one outlier or by an unreadable date', () => {
    const session = openTab();
    for (let response = 0; response < 4; response += 1)
      session.recordServerDate(formatDateHeader(FIXED_NOW));
    session.recordServerDate(formatDateHeader(FIXED_NOW - 5 * hour));
    session.recordServerDate('yesterday');
    session.recordServerDate(null);
    expect(Math.abs(session.now() - FIXED_NOW)).toBeLessThanOrEqual(500);
  });
});

describe('delaying calls', () => {
  it('sends delayed calls when the promise settles, even if it rejects', async () => {
    const session = openTab();
    const refresh = Promise.withResolvers<void>();
    session.delayCalls(refresh.promise);
    const steps: string[] = [];
    const ready = session.ready().then(() => steps.push('ready'));
    await Promise.resolve();
    steps.push('failed');
    refresh.reject(new Error('no response'));
    await ready;
    expect(steps).toEqual(['failed', 'ready']);
  });
});

it('returns the same snapshot until something changes', () => {
  const session = openTab();
  session.signIn({ jwt: anna });
  const first = session.snapshot();
  session.token();
  browser.deliver();
  expect(session.snapshot()).toBe(first);
});

describe('storageSecret', () => {
  it('is created on request, and is then the same in all tabs and after token rotation', () => {
    browser.stored.set('jwt', anna);
    const [firstTab, secondTab] = [openTab(), openTab()];
    expect(firstTab.storageSecret()).toBeNull();
    const secret = firstTab.createStorageSecret();
    expect(secret).toMatch(/^[\da-f]{64}$/);
    expect(secondTab.createStorageSecret()).toBe(secret);
    expect(firstTab.rotate(createToken('anna', 60), captureContext(firstTab))).toBe(true);
    expect(firstTab.storageSecret()).toBe(secret);
  });

  it('is the same if two tabs request it before they see each other’s changes', () => {
    openTab().signIn({ jwt: anna });
    const signedIn = new Map(browser.stored);
    const first = openTab().createStorageSecret();
    browser.stored.clear();
    for (const [key, value] of signedIn) browser.stored.set(key, value);
    expect(openTab().createStorageSecret()).toBe(first);
  });

  it.each([
    ['signing out', (session: Session) => session.signOut()],
    ['an idle session', (session: Session) => session.clear('idle')],
  ])('is removed in the same task after %s', (_name, end) => {
    browser.stored.set('jwt', anna);
    const [firstTab, secondTab] = [openTab(), openTab()];
    firstTab.createStorageSecret();
    end(firstTab);
    expect([...browser.stored.keys()]).toEqual([]);
    // The other tab hasn't received anything yet.
    expect(secondTab.createStorageSecret()).toBeNull();
    expect([...browser.stored.keys()]).toEqual([]);
  });

  it('changes when anyone signs in, even the same user', () => {
    const session = openTab();
    session.signIn({ jwt: anna });
    const secrets = [session.createStorageSecret()];
    session.signIn({ jwt: createToken('anna', 60) });
    expect(session.storageSecret()).toBeNull();
    secrets.push(session.createStorageSecret());
    session.signIn({ jwt: bert });
    expect(session.storageSecret()).toBeNull();
    secrets.push(session.createStorageSecret());
    expect(new Set(secrets).size).toBe(3);
  });

  it('doesn’t exist during impersonation, which also removes the admin’s secret', () => {
    const session = openTab();
    session.signIn({ jwt: root, admin_jwt: root });
    const adminSecret = session.createStorageSecret();
    expect(adminSecret).not.toBeNull();
    session.signIn({ jwt: anna, agent_jwt: anna, admin_jwt: root });
    expect(session.createStorageSecret()).toBeNull();
    session.endImpersonation();
    expect(session.storageSecret()).toBeNull();
    expect(session.createStorageSecret()).not.toBe(adminSecret);
  });

  it.each([
    ['garbled', 'secret'],
    ['too short', JSON.stringify({ uuid: 'anna', value: { secret: 'a1', isRequested: true } })],
    [
      'another user’s',
      JSON.stringify({ uuid: 'bert', value: { secret: 'a1'.repeat(32), isRequested: true } }),
    ],
  ])('is replaced if the stored value is %s', (_name, stored) => {
    browser.stored.set('jwt', anna);
    browser.stored.set('storageSecret', stored);
    const session = openTab();
    expect(session.storageSecret()).toBeNull();
    expect(session.createStorageSecret()).toMatch(/^[\da-f]{64}$/);
  });

  it('doesn’t exist if the browser refuses to store it', () => {
    const session = createSession({ storage: null, now });
    session.signIn({ jwt: anna });
    expect(session.createStorageSecret()).toBeNull();
  });
});
