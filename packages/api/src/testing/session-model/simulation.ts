import { createClientWithTransport } from '../../client/api-client.ts';
import type { TransportResponse, TransportRequest } from '../../client/transport.ts';
import { isApiError } from '../../errors/api-error.ts';
import { refreshToken } from '../../resources/auth-token.ts';
import {
  createSessionManager,
  type SessionManager,
  type SessionManagerOptions,
} from '../../session/create-session-manager.ts';
import { createSession } from '../../session/create-session.ts';
import { createFakeBrowser, createFakeLocks } from '../../session/fake-browser.ts';
import type { LockRequester } from '../../session/lock.ts';
import type { SessionStorage } from '../../session/safe-storage.ts';
import type { EndReason } from '../../session/tab-messages.ts';
import type { Session } from '../../session/types.ts';
import { createFakeClock } from '../clock.ts';
import { createSimulatedHost, type IssuedToken, type SignIn, type Verdict } from './host.ts';
import { seededRandom } from '../sample/random.ts';
import { TABS, pickWeighted, type Schedule, type Step } from './schedule.ts';
import type { SessionTokens } from '../../session/session-tokens.ts';

type Refresh = SessionManagerOptions['refresh'];

/** Overrides that break a rule on purpose, to test that the model detects it. */
export type Overrides = {
  session?: (session: Session, storage: SessionStorage, now: () => number) => Session;
  refresh?: (refresh: Refresh) => Refresh;
  locks?: LockRequester;
};

const minute = 60_000;
const idleMinutes = 15;
const idleTime = idleMinutes * minute;
/** Time for an awake tab to check the clock and ask the other tabs. */
const idleCheckTime = 7000;
/** Tolerance between the host's clock and the device's. */
const clockTolerance = 2000;

/**
 * Responses of the host, with weights. `rotating` can return a new token, and `plain` never does.
 * `stray` returns another user's token, like a broken cache. `malformed` returns HTML.
 */
const outcomes = [
  ['rotating', 70],
  ['plain', 8],
  ['stray', 2],
  ['refused', 0.6],
  ['forbidden', 3],
  ['failing', 3],
  ['unreachable', 4],
  ['malformed', 3],
] as const;

type Outcome = (typeof outcomes)[number][0];

const statuses: Record<string, number> = { refused: 401, forbidden: 403, failing: 503 };

/** Lifetimes of tokens in minutes, with weights. */
const lifetimes = [
  [3, 1],
  [15, 4],
  [480, 3],
].map(([minutes = 0, weight = 0]) => [String(minutes), weight] as const);

/** State of a tab. */
type TabState = {
  fault: 'storage-full' | 'storage-denied' | null;
  /** Whether the tab has or had values in memory only, so that other tabs don't share its state. */
  isIsolated: boolean;
  openedAt: number;
  isClosed: boolean;
  lastSeen: { epoch: number; issuedToken: IssuedToken } | null;
};

type Tab = {
  state: TabState;
  session: Session;
  sessionManager: SessionManager;
  /** Closes the tab. Hides the page first, as browsers do. */
  close: () => void;
  call: () => Promise<void>;
};

/** A call that waits for the host's response. */
type PendingCall = {
  state: TabState;
  verdict: Verdict;
  /** Null means no response. */
  settle: (outcome: Outcome | null) => void;
};

/** Removes and returns an item, chosen by a random number from 0 to 1. */
function takeRandom<Item>(items: Item[], random: number): Item | undefined {
  return items.splice(Math.floor(random * items.length), 1)[0];
}

const isRefresh = ({ url }: TransportRequest) => url.endsWith('/refresh');

/**
 * Runs a schedule with five tabs of one browser and one host.
 *
 * @returns the first broken invariant, or null
 */
export async function simulate(
  schedule: Schedule,
  overrides: Overrides = {},
): Promise<string | null> {
  const clock = createFakeClock();
  const browser = createFakeBrowser();
  const foreignStorage = browser.openTab().storage;
  const locks = overrides.locks ?? createFakeLocks();
  // A host that measures the idle time in whole minutes ends a sign-in up to a minute later.
  const host = createSimulatedHost(clock.now, idleTime + minute);
  const pendingCalls: PendingCall[] = [];
  /** Tokens that the host has refreshed for tabs that share the storage. */
  const refreshedTokens = new Set<string | null>();
  /** Tokens for which the user chose to stay signed in, so that they may be refreshed early. */
  const extendedTokens = new Set<string | null>();
  /** Tokens that the host refused during their session. */
  const refusedTokens = new Set<string>();
  /** Ended sign-ins that the browser no longer stores. */
  const endedSignIns = new Set<SignIn>();
  /** Sign-ins that an isolated tab has used. Other tabs may have outdated tokens of them. */
  const isolatedSignIns = new Set<SignIn>();
  let violation: string | null = null;
  let unsettledCalls = 0;
  let refreshesInFlight = 0;
  /** True while the session is being changed. Any token may be written then. */
  let isChangingSession = false;
  /** Whether the host responds to every call immediately and successfully. */
  let respondsImmediately = false;
  let awakeSince = clock.now();

  /** State of the user since the last sign-in. */
  const user = {
    /** Time of the last input that all tabs can see. */
    lastInput: clock.now(),
    /** Whether the storage was tampered with. Afterward, tabs may behave in any way. */
    isTampered: false,
    /** False if some tabs may have a different time of the last input. */
    isInSync: true,
    /** Whether there was regular input, the device was awake, and every refresh succeeded. */
    isUndisturbed: false,
  };

  const check = (isTrue: boolean, message: string) => {
    if (!isTrue) violation ??= message;
  };

  const isIdle = () => clock.now() - user.lastInput >= idleTime;

  function checkWrite(key: string, token: string): void {
    if (isChangingSession || !['jwt', 'admin_jwt'].includes(key)) return;
    const [previousToken, newToken] = [
      host.findByToken(browser.stored.get(key)),
      host.findByToken(token),
    ];
    check(previousToken !== undefined, 'a token was stored without a session');
    const isSameUser = previousToken?.chain.uuid === newToken?.chain.uuid;
    check(isSameUser, 'a token replaced another user’s token');
    check((previousToken?.iat ?? 0) <= (newToken?.iat ?? 0), 'an older token replaced a newer one');
    const isEndedSignIn = newToken !== undefined && endedSignIns.has(newToken.chain.signIn);
    check(!isEndedSignIn, 'a token of an ended sign-in was stored again');
  }

  function checkRefresh({ token, iat, exp, chain }: IssuedToken): void {
    check(refreshesInFlight === 0, 'two tabs refreshed at the same time');
    if (extendedTokens.has(token) || !user.isInSync) return;
    const now = clock.now();
    const end = exp * 1000;
    const isNearEnd = now >= end - Math.max(minute, chain.lifetime / 5) - 10_000;
    const endsTooSoon = end < user.lastInput + idleTime + clockTolerance;
    const isOld = now >= iat * 1000 + 0.6 * idleTime - clockTolerance;
    const isUsed = user.lastInput > iat * 1000 - clockTolerance;
    const isDue = (isNearEnd && endsTooSoon) || (isOld && isUsed);
    check(isDue, 'a token was refreshed before it was due');
    // A refresh that waited for the lock or for a retry can be sent a little later.
    const delay = now - Math.max(user.lastInput + idleTime, awakeSince);
    check(delay < minute, 'a token was refreshed for an idle user');
  }

  /** Checks that there is a reason for a tab to end the session. */
  function checkEnd(reason: EndReason): void {
    if (!user.isInSync) return;
    if (reason === 'idle') check(isIdle(), 'an active session was ended as idle');
    if (reason === 'refused' || reason === 'invalid') {
      check(!user.isUndisturbed || isIdle(), `an active user was signed out (${reason})`);
    }
  }

  function createTabStorage(state: TabState, storage: SessionStorage): SessionStorage {
    const getStorage = () => {
      if (state.fault === 'storage-denied') throw new Error('denied');
      return storage;
    };
    return {
      getItem: (key) => getStorage().getItem(key),
      setItem(key, value) {
        const target = getStorage();
        if (state.fault === 'storage-full') throw new Error('quota');
        checkWrite(key, value);
        target.setItem(key, value);
      },
      removeItem: (key) => getStorage().removeItem(key),
    };
  }

  function receiveCall(
    { state, session }: Pick<Tab, 'state' | 'session'>,
    request: TransportRequest,
    mustRotate: boolean,
  ): Promise<TransportResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<TransportResponse>();
    const { token, timeout } = request;
    // A closed page sends nothing. In the model, its code still runs, so its calls fail here.
    if (state.isClosed) return Promise.reject(new Error('closed'));
    const issuedToken = host.findByToken(token);
    if (!issuedToken) {
      check(false, 'a call was sent with an unknown token');
      return promise;
    }
    const { signIn } = issuedToken.chain;
    const isSharedRefresh = isRefresh(request) && !state.isIsolated;
    if (state.isIsolated) isolatedSignIns.add(signIn);
    else {
      const storedTokens = ['jwt', 'admin_jwt'].map((key) =>
        host.findByToken(browser.stored.get(key)),
      );
      const isStoredUser = storedTokens.some(
        (stored) => stored?.chain.uuid === issuedToken.chain.uuid,
      );
      check(isStoredUser, 'a call was sent for a user who is not signed in');
      const wasOpen = state.openedAt < user.lastInput + idleTime;
      check(
        wasOpen || !user.isInSync,
        'a call was sent from a tab that was opened after the idle time',
      );
    }
    if (isSharedRefresh) {
      checkRefresh(issuedToken);
      refreshesInFlight += 1;
    }

    const verdict = host.receive(issuedToken, isRefresh(request) || mustRotate);
    const isReuse = verdict.refusalReason === 'reuse' && !isolatedSignIns.has(signIn);
    check(!isReuse, 'a replaced token was used after its grace period');
    const { epoch } = session.snapshot();
    let isSettled = false;
    function settle(outcome: Outcome | null): void {
      if (isSettled) return;
      isSettled = true;
      if (isSharedRefresh) refreshesInFlight -= 1;
      const { newToken } = verdict;
      const bringsToken = outcome === 'rotating' && newToken !== null;
      session.token(); // Updates the snapshot from storage.
      // If the session has changed or the storage was tampered with, the refresh in flight doesn't count.
      const isSameSession = session.snapshot().epoch === epoch && !user.isTampered;
      const isStillShared = isSharedRefresh && !state.isIsolated && isSameSession;
      if (isStillShared && bringsToken) {
        check(!refreshedTokens.has(token), 'a token was refreshed twice');
        refreshedTokens.add(token);
      }
      // An unexpected outcome is the host's fault, so the user may be signed out.
      const isExpected = isRefresh(request) ? outcome === 'rotating' : outcome !== 'refused';
      if (!isExpected && verdict.refusalReason === null) user.isUndisturbed = false;
      if (outcome === null || outcome === 'unreachable') return reject(new Error('no response'));

      if (outcome === 'refused' && !state.isIsolated && isSameSession)
        refusedTokens.add(verdict.issuedToken.token);
      const headers: Record<string, string> = { Date: new Date(clock.now()).toUTCString() };
      if (bringsToken) headers['jwt'] = newToken;
      const { uuid } = verdict.issuedToken.chain;
      if (outcome === 'stray') {
        [headers['jwt'] = ''] = host.signIn({ uuid: uuid === 'anna' ? 'bert' : 'anna' });
      }
      resolve({
        status: statuses[outcome] ?? 200,
        text: outcome === 'malformed' ? '<html>' : JSON.stringify(uuid),
        header: (name) => headers[name] ?? null,
      });
    }
    const pendingCall = { state, verdict, settle };
    if (respondsImmediately) void clock.wait(300).then(() => reply(pendingCall, 'rotating'));
    else pendingCalls.push(pendingCall);
    void clock.wait(timeout).then(() => settle(null));
    return promise;
  }

  function reply({ verdict, settle }: PendingCall, outcome: Outcome): void {
    settle(verdict.refusalReason === null ? outcome : 'refused');
  }

  const replyRandomly = (pendingCall: PendingCall, random: () => number) =>
    reply(pendingCall, pickWeighted(outcomes, random()));

  function openTab(index: number, fault: TabState['fault'] = null): Tab {
    const state: TabState = {
      fault,
      isIsolated: fault !== null,
      openedAt: clock.now(),
      isClosed: false,
      lastSeen: null,
    };
    const platform = browser.openTab();
    const storage = createTabStorage(state, platform.storage);
    const realSession = createSession({ ...platform, storage, now: clock.now });
    const overriddenSession = overrides.session?.(realSession, storage, clock.now) ?? realSession;
    const session: Session = {
      ...overriddenSession,
      clear(reason) {
        if (!state.isIsolated && session.token() !== null) checkEnd(reason);
        overriddenSession.clear(reason);
      },
    };
    let calls = 0;
    const transport = (request: TransportRequest) => {
      calls += 1;
      // Every other call changes the claims, so that many new tokens are in flight at the same time.
      return receiveCall({ state, session }, request, calls % 2 === 0);
    };
    const api = createClientWithTransport(() => Promise.resolve(transport), {
      host: '',
      session,
      now: clock.now,
    });
    const refresh: Refresh = (which) => refreshToken(api, { which });
    const events = new EventTarget();
    const sessionManager = createSessionManager({
      session,
      refresh: overrides.refresh?.(refresh) ?? refresh,
      idleMinutes,
      locks,
      events,
      now: clock.now,
      timers: clock,
      random: () => index / TABS,
    });
    const stops = [session.connect(), sessionManager.start()];
    return {
      state,
      session,
      sessionManager,
      close() {
        events.dispatchEvent(new Event('visibilitychange'));
        for (const stop of stops) stop();
        state.isClosed = true;
        for (const pendingCall of pendingCalls)
          if (pendingCall.state === state) pendingCall.settle(null);
      },
      async call() {
        unsettledCalls += 1;
        const caller = session.snapshot().claims?.uuid;
        try {
          const owner = await api.send(
            { prefix: 'ALERTS', method: 'GET', path: '/api/v1/alerts' },
            ({ body }) => body,
          );
          const isSameUser = owner === undefined || owner === caller;
          check(isSameUser, 'a response reached the wrong user');
          const { kind, claims } = session.snapshot();
          const isCurrentUser = kind === 'none' || claims?.uuid === caller;
          check(isCurrentUser, 'a response arrived after the session had changed');
        } catch (error) {
          check(isApiError(error), `a call threw ${String(error)}`);
        }
        unsettledCalls -= 1;
      },
    };
  }

  const tabs = Array.from({ length: TABS }, (_unused, index) => openTab(index));

  /** Runs a sign-in, a handoff, or a change of impersonation. A changed session counts as input. */
  function changeSession({ session, state }: Tab, change: () => void, isNew = true): void {
    isChangingSession = true;
    const tokenBefore = session.token();
    change();
    if (session.token() !== tokenBefore) {
      user.lastInput = clock.now();
      user.isTampered = false;
      user.isInSync = !state.isIsolated;
      if (isNew) user.isUndisturbed = tabs.every((other) => !other.state.isIsolated);
    }
    isChangingSession = false;
  }

  /** Simulates input in a tab. It counts unless the idle time is over. */
  function simulateInput({ state }: Tab, sendInput: () => unknown): void {
    if (isIdle()) user.isUndisturbed = false;
    // Other tabs may or may not get the message of an isolated tab.
    else if (state.isIsolated) user.isInSync = false;
    else user.lastInput = clock.now();
    sendInput();
  }

  function tamper(): void {
    user.isTampered = true;
    user.isInSync = false;
  }

  /** Within one epoch, a tab sees one user, and never an older token of the same sign-in. */
  function checkTab({ session, state }: Tab): void {
    const { kind, claims, epoch } = session.snapshot();
    const issuedToken = host.findByIssueTime(claims?.iat);
    const previousToken =
      state.lastSeen?.epoch === epoch ? state.lastSeen.issuedToken : issuedToken;
    if (issuedToken && previousToken) {
      const isSameUser = previousToken.chain.uuid === issuedToken.chain.uuid;
      check(isSameUser, 'another user appeared in the same session');
      const isOlder =
        previousToken.chain === issuedToken.chain && previousToken.iat > issuedToken.iat;
      check(!isOlder, 'a tab returned to an older token');
    }
    state.lastSeen = issuedToken ? { epoch, issuedToken } : null;

    if (kind === 'none' || state.isIsolated || !user.isInSync) return;
    const idleAt = user.lastInput + idleTime;
    check(state.openedAt < idleAt, 'a tab that was opened after the idle time had a session');
    const delay = clock.now() - Math.max(idleAt, awakeSince);
    check(delay < idleCheckTime, 'a session lasted longer than the idle time');
  }

  function checkInvariants(): void {
    tabs.forEach(checkTab);
    const { stored } = browser;
    const [jwt, admin] = [stored.get('jwt'), stored.get('admin_jwt')].map(host.findByToken);
    check(!refusedTokens.has(jwt?.token ?? ''), 'a refused token stayed in the storage');
    if (jwt && admin && !stored.has('agent_jwt') && user.isInSync) {
      const isShared = !isolatedSignIns.has(jwt.chain.signIn);
      check(jwt === admin || !isShared, 'the two copies of an admin’s own token differed');
    }
    for (const token of refusedTokens) {
      const signIn = host.findByToken(token)?.chain.signIn;
      const isStored = [jwt, admin].some((issuedToken) => issuedToken?.chain.signIn === signIn);
      if (signIn?.ended && !isStored) endedSignIns.add(signIn);
    }
  }

  async function applyStep({ event, tab: index, seed }: Step, tab: Tab): Promise<void> {
    const { session, sessionManager, state } = tab;
    const random = seededRandom(seed);
    const pickUser = () => (random() < 0.5 ? 'anna' : 'bert');
    const pickLifetime = () => Number(pickWeighted(lifetimes, random())) * minute;
    const createTokens = (): SessionTokens => {
      const [jwt = ''] = host.signIn({ uuid: pickUser(), lifetime: pickLifetime() });
      return { jwt };
    };
    switch (event) {
      case 'call':
        return void tab.call();
      case 'response': {
        const pendingCall = takeRandom(pendingCalls, random());
        if (pendingCall) replyRandomly(pendingCall, random);
        return;
      }
      case 'receive-message':
        return takeRandom(browser.pending, random())?.();
      case 'run-tasks':
        return;
      case 'short-wait':
        return clock.advance(1000 + random() * 4000);
      case 'sleep': {
        const time = random() * (random() < 0.9 ? 13 : 40) * minute;
        user.isUndisturbed = false;
        awakeSince = clock.now() + time;
        return clock.sleep(time);
      }
      case 'work': {
        for (const pendingCall of pendingCalls.splice(0)) replyRandomly(pendingCall, random);
        respondsImmediately = true;
        if (random() < 0.5) void tab.call();
        await clock.advance(random() * (idleTime - 1000));
        respondsImmediately = false;
        return simulateInput(tab, sessionManager.recordActivity);
      }
      case 'input':
        return simulateInput(tab, sessionManager.recordActivity);
      case 'stay':
        extendedTokens.add(session.token());
        return simulateInput(tab, () => void sessionManager.extendSession());
      case 'reload':
        tab.close();
        tabs[index] = openTab(index, state.fault);
        return;
      case 'reopen': {
        const tabFaults = tabs.map((other) => other.state.fault);
        for (const other of tabs) other.close();
        user.isUndisturbed = false;
        await clock.sleep(random() * (random() < 0.7 ? 20 : 60) * minute);
        browser.pending.length = 0;
        tabs.splice(0, TABS, ...tabFaults.map((fault, tabIndex) => openTab(tabIndex, fault)));
        return;
      }
      case 'sign-in':
        return changeSession(tab, () => session.signIn(createTokens()));
      case 'handoff':
        return changeSession(tab, () => {
          const offer = session.acceptTokens(createTokens(), { started: random() < 0.5 });
          if (offer.outcome === 'conflict' && random() < 0.5) offer.accept();
        });
      case 'sign-out':
        session.signOut();
        check(session.token() === null, 'a tab was still signed in after signing out');
        check(
          state.isIsolated || browser.stored.size === 0,
          'stored data remained after signing out',
        );
        return;
      case 'impersonate':
        return changeSession(tab, () => {
          const admin =
            random() < 0.5
              ? { uuid: 'root' }
              : { uuid: 'root', lifetime: 480 * minute, rotates: random() < 0.5 };
          const [jwt = '', admin_jwt = ''] = host.signIn(
            { uuid: pickUser(), lifetime: pickLifetime() },
            admin,
          );
          session.signIn({ jwt, agent_jwt: jwt, admin_jwt });
        });
      case 'end-impersonation': {
        const isExpected = session.token('admin') !== null && user.isUndisturbed && user.isInSync;
        const endImpersonation = () => {
          const hasReturned = session.endImpersonation();
          check(hasReturned || !isExpected || isIdle(), 'impersonation could not be ended');
        };
        return changeSession(tab, endImpersonation, false);
      }
      case 'revoke': {
        const currentToken = host.findByToken(browser.stored.get('jwt'));
        if (currentToken) currentToken.chain.signIn.ended ??= 'revoked';
        user.isUndisturbed = false;
        return;
      }
      case 'storage-full':
      case 'storage-denied':
        state.fault = event;
        state.isIsolated = true;
        user.isUndisturbed = false;
        user.isInSync = false;
        return;
      case 'repair-storage':
        for (const other of tabs) other.state.fault = null;
        return;
      case 'corrupt-storage': {
        const key = takeRandom(['jwt', 'agent_jwt', 'admin_jwt', 'lastInput'], random()) ?? 'jwt';
        tamper();
        const [token = ''] = host.signIn({ uuid: 'anna' });
        return foreignStorage.setItem(key, random() < 0.5 ? 'garbled' : `${token}.`);
      }
      case 'clear-storage':
        tamper();
        for (const key of browser.stored.keys()) foreignStorage.removeItem(key);
        return;
      default:
        event satisfies never;
    }
  }

  try {
    for (const step of schedule) {
      const tab = tabs[step.tab];
      if (tab) await applyStep(step, tab);
      // Several calls can be sent in one task, for example when a screen opens. Other events get separate tasks.
      if (step.event !== 'call') await clock.advance(0);
      checkInvariants();
      if (violation !== null) return violation;
    }

    const random = seededRandom(schedule.length);
    for (let round = 0; (round < 3 || pendingCalls.length > 0) && round < 20; round += 1) {
      await clock.advance(0);
      for (const pendingCall of pendingCalls.splice(0)) replyRandomly(pendingCall, random);
      browser.deliver();
      await clock.advance(12_000);
    }
    browser.deliver();
    check(unsettledCalls === 0, `${unsettledCalls} calls never settled`);
    const views = tabs
      .filter(({ state }) => !state.isIsolated)
      .map(({ session }) => session.snapshot())
      .map(({ kind, claims }) => `${kind} ${claims?.uuid ?? ''}`);
    check(new Set(views).size <= 1, `the tabs disagree: ${views.join(', ')}`);
    return violation;
  } finally {
    for (const { close } of tabs) close();
  }
}
