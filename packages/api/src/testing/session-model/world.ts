import { createClientOver } from '../../client/api-client.ts';
import type { TransportResponse, TransportRequest } from '../../client/transport.ts';
import { isApiError } from '../../errors/api-error.ts';
import { refreshToken } from '../../resources/auth-token.ts';
import {
  createSessionKeeper,
  type SessionKeeper,
  type SessionKeeperOptions,
} from '../../session/create-session-keeper.ts';
import { createSession } from '../../session/create-session.ts';
import { createFakeBrowser, createFakeLocks } from '../../session/fake-browser.ts';
import type { LockRequester } from '../../session/lock.ts';
import type { SessionStorage } from '../../session/safe-storage.ts';
import type { EndReason } from '../../session/tab-messages.ts';
import type { Session } from '../../session/types.ts';
import { createFakeClock } from '../clock.ts';
import { createModelHost, type Issued, type SignIn, type Verdict } from './host.ts';
import { dice, TABS, weigh, type Schedule, type Step } from './schedule.ts';
import type { SessionTokens } from '../../session/session-tokens.ts';

type Refresh = SessionKeeperOptions['refresh'];

/** What a test may break on purpose, to see that the model notices. */
export type Rules = {
  session?: (session: Session, storage: SessionStorage, now: () => number) => Session;
  refresh?: (refresh: Refresh) => Refresh;
  locks?: LockRequester;
};

const minute = 60_000;
const idleMinutes = 15;
const idleTime = idleMinutes * minute;
/** Until a tab that is awake has looked at the clock and asked the others. */
const judgeWithin = 7000;
/** By how much the host's moments differ from the device's. */
const skew = 2000;

/** How the host answers, and how often. `stray`: with a token of somebody else, as a bad cache does. */
const outcomes = [
  ['renewing', 70],
  ['plain', 8],
  ['stray', 2],
  ['refused', 0.6],
  ['forbidden', 3],
  ['failing', 3],
  ['unreachable', 4],
  ['misshapen', 3],
] as const;

type Outcome = (typeof outcomes)[number][0];

const statuses: Record<string, number> = { refused: 401, forbidden: 403, failing: 503 };

const lives = [
  [3, 1],
  [15, 4],
  [480, 3],
].map(([minutes = 0, share = 0]) => [String(minutes), share] as const);

/** What befell a tab. */
type Fate = {
  fault: 'full' | 'denied' | null;
  /** It has, or once had, values of its own in memory: what it does is no longer all tabs'. */
  apart: boolean;
  openedAt: number;
  isClosed: boolean;
  seen: { generation: number; issued: Issued } | null;
};

type Tab = {
  fate: Fate;
  session: Session;
  keeper: SessionKeeper;
  /** Hides the page first, as browsers do. */
  close: () => void;
  call: () => Promise<void>;
};

/** A call that the host has received and not answered. */
type Exchange = {
  fate: Fate;
  verdict: Verdict;
  /** With null there is no answer. */
  settle: (outcome: Outcome | null) => void;
};

function take<Item>(items: Item[], chance: number): Item | undefined {
  return items.splice(Math.floor(chance * items.length), 1)[0];
}

const isRefresh = ({ url }: TransportRequest) => url.endsWith('/refresh');

/**
 * Plays a schedule over five tabs of one browser and one host, and answers the first law that was
 * broken, or null.
 */
export async function play(schedule: Schedule, rules: Rules = {}): Promise<string | null> {
  const clock = createFakeClock();
  const browser = createFakeBrowser();
  const stranger = browser.openTab().storage;
  const locks = rules.locks ?? createFakeLocks();
  // The host counts in whole minutes.
  const host = createModelHost(clock.now, idleTime + minute);
  const exchanges: Exchange[] = [];
  /** The tokens that the host has renewed for the tabs that share the storage. */
  const renewals = new Set<string | null>();
  /** The tokens that were there when somebody pressed 'Stay signed in'. */
  const wanted = new Set<string | null>();
  /** The tokens that the host has refused while their session was there. */
  const refused = new Set<string>();
  /** The sign-ins that had ended when the browser forgot them. */
  const forgotten = new Set<SignIn>();
  /** The sign-ins that a tab with values of its own has used: what the others know of them is old. */
  const usedApart = new Set<SignIn>();
  let broken: string | null = null;
  let unsettled = 0;
  let refreshing = 0;
  /** True while a session changes hands on purpose: then any token may be written. */
  let isHandedOver = false;
  /** True while the host answers every call at once, and well. */
  let isPrompt = false;
  let awakeSince = clock.now();

  /** What is known of the person at the keys, since the last sign-in. */
  const user = {
    /** The last input that every tab knows of, or can know of. */
    lastInput: clock.now(),
    /** Somebody has meddled with the storage: what the tabs then make of it is open. */
    isTampered: false,
    /** False once some tabs may know of other input than the rest. */
    isKnown: true,
    /** There was input often enough, the device was awake, and the host has answered every refresh. */
    isServed: false,
  };

  const claim = (holds: boolean, otherwise: string) => {
    if (!holds) broken ??= otherwise;
  };

  const isAway = () => clock.now() - user.lastInput >= idleTime;

  function judgeWrite(key: string, token: string): void {
    if (isHandedOver || !['jwt', 'admin_jwt'].includes(key)) return;
    const [before, after] = [host.issuedAs(browser.stored.get(key)), host.issuedAs(token)];
    claim(before !== undefined, 'a token was written where there was no session');
    const isTheirs = before?.chain.uuid === after?.chain.uuid;
    claim(isTheirs, 'a token was written over another person’s');
    claim((before?.iat ?? 0) <= (after?.iat ?? 0), 'an older token came back');
    const isForgotten = after !== undefined && forgotten.has(after.chain.signIn);
    claim(!isForgotten, 'a token of an ended sign-in was stored again');
  }

  function judgeRefresh({ token, iat, exp, chain }: Issued): void {
    claim(refreshing === 0, 'two tabs refreshed at the same time');
    if (wanted.has(token) || !user.isKnown) return;
    const now = clock.now();
    const end = exp * 1000;
    const isNearEnd = now >= end - Math.max(minute, chain.life / 5) - 10_000;
    const endsTooSoon = end < user.lastInput + idleTime + skew;
    const isOld = now >= iat * 1000 + 0.6 * idleTime - skew;
    const isUsed = user.lastInput > iat * 1000 - skew;
    const isDue = (isNearEnd && endsTooSoon) || (isOld && isUsed);
    claim(isDue, 'a token was refreshed that was not due');
    // What waited for its turn, or for its next try, may come a little later.
    const late = now - Math.max(user.lastInput + idleTime, awakeSince);
    claim(late < minute, 'a token was refreshed for nobody');
  }

  /** Judges that a tab ends the session by itself. */
  function judgeEnd(reason: EndReason): void {
    if (!user.isKnown) return;
    if (reason === 'idle') claim(isAway(), 'somebody was taken for away');
    if (reason === 'refused' || reason === 'invalid') {
      claim(!user.isServed || isAway(), `somebody who was there was thrown out (${reason})`);
    }
  }

  function storageOf(fate: Fate, storage: SessionStorage): SessionStorage {
    const unlessDenied = () => {
      if (fate.fault === 'denied') throw new Error('denied');
      return storage;
    };
    return {
      getItem: (key) => unlessDenied().getItem(key),
      setItem(key, value) {
        const allowed = unlessDenied();
        if (fate.fault === 'full') throw new Error('quota');
        judgeWrite(key, value);
        allowed.setItem(key, value);
      },
      removeItem: (key) => unlessDenied().removeItem(key),
    };
  }

  function receive(
    { fate, session }: Pick<Tab, 'fate' | 'session'>,
    request: TransportRequest,
    isForced: boolean,
  ): Promise<TransportResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<TransportResponse>();
    const { token, timeout } = request;
    // A closed page does nothing any more; here its code still runs.
    if (fate.isClosed) return Promise.reject(new Error('closed'));
    const issued = host.issuedAs(token);
    if (!issued) {
      claim(false, 'a call went out with a token that is not the host’s');
      return promise;
    }
    const { signIn } = issued.chain;
    const isShared = isRefresh(request) && !fate.apart;
    if (fate.apart) usedApart.add(signIn);
    else {
      const present = ['jwt', 'admin_jwt'].map((key) => host.issuedAs(browser.stored.get(key)));
      const isPresent = present.some((held) => held?.chain.uuid === issued.chain.uuid);
      claim(isPresent, 'a call went out as somebody who is not signed in');
      const wasOpen = fate.openedAt < user.lastInput + idleTime;
      claim(wasOpen || !user.isKnown, 'a call went out from a tab that was opened too late');
    }
    if (isShared) {
      judgeRefresh(issued);
      refreshing += 1;
    }

    const verdict = host.receive(issued, isRefresh(request) || isForced);
    const isReuse = verdict.refused === 'reuse' && !usedApart.has(signIn);
    claim(!isReuse, 'a replaced token was used after its grace');
    const { generation } = session.snapshot();
    let isSettled = false;
    function settle(outcome: Outcome | null): void {
      if (isSettled) return;
      isSettled = true;
      if (isShared) refreshing -= 1;
      const { next } = verdict;
      const isNext = outcome === 'renewing' && next !== null;
      session.token();
      // In a session that has changed hands, or was tampered with, a renewal under way comes to nobody.
      const isSame = session.snapshot().generation === generation && !user.isTampered;
      const isOurs = isShared && !fate.apart && isSame;
      if (isOurs && isNext) {
        claim(!renewals.has(token), 'a token was renewed twice');
        renewals.add(token);
      }
      // The rest is the host's fault: whoever is thrown out then was not served.
      const isServed = isRefresh(request) ? outcome === 'renewing' : outcome !== 'refused';
      if (!isServed && verdict.refused === null) user.isServed = false;
      if (outcome === null || outcome === 'unreachable') return reject(new Error('no answer'));

      if (outcome === 'refused' && !fate.apart && isSame) refused.add(verdict.issued.token);
      const headers: Record<string, string> = { Date: new Date(clock.now()).toUTCString() };
      if (isNext) headers['jwt'] = next;
      const { uuid } = verdict.issued.chain;
      if (outcome === 'stray') {
        [headers['jwt'] = ''] = host.signIn({ uuid: uuid === 'anna' ? 'bert' : 'anna' });
      }
      resolve({
        status: statuses[outcome] ?? 200,
        text: outcome === 'misshapen' ? '<html>' : JSON.stringify(uuid),
        header: (name) => headers[name] ?? null,
      });
    }
    const exchange = { fate, verdict, settle };
    if (isPrompt) void clock.wait(300).then(() => reply(exchange, 'renewing'));
    else exchanges.push(exchange);
    void clock.wait(timeout).then(() => settle(null));
    return promise;
  }

  function reply({ verdict, settle }: Exchange, outcome: Outcome): void {
    settle(verdict.refused === null ? outcome : 'refused');
  }

  const replyBy = (exchange: Exchange, roll: () => number) =>
    reply(exchange, weigh(outcomes, roll()));

  function openTab(index: number, fault: Fate['fault'] = null): Tab {
    const fate: Fate = {
      fault,
      apart: fault !== null,
      openedAt: clock.now(),
      isClosed: false,
      seen: null,
    };
    const platform = browser.openTab();
    const storage = storageOf(fate, platform.storage);
    const plain = createSession({ ...platform, storage, now: clock.now });
    const played = rules.session?.(plain, storage, clock.now) ?? plain;
    const session: Session = {
      ...played,
      clear(reason) {
        if (!fate.apart && session.token() !== null) judgeEnd(reason);
        played.clear(reason);
      },
    };
    let calls = 0;
    const transport = (request: TransportRequest) => {
      calls += 1;
      // Every other call changes the claims, so that many tokens are under way at once.
      return receive({ fate, session }, request, calls % 2 === 0);
    };
    const api = createClientOver(() => Promise.resolve(transport), {
      host: '',
      session,
      now: clock.now,
    });
    const refresh: Refresh = (which) => refreshToken(api, { which });
    const events = new EventTarget();
    const keeper = createSessionKeeper({
      session,
      refresh: rules.refresh?.(refresh) ?? refresh,
      idleMinutes,
      locks,
      events,
      now: clock.now,
      timers: clock,
      random: () => index / TABS,
    });
    const stops = [session.connect(), keeper.start()];
    return {
      fate,
      session,
      keeper,
      close() {
        events.dispatchEvent(new Event('visibilitychange'));
        for (const stop of stops) stop();
        fate.isClosed = true;
        for (const exchange of exchanges) if (exchange.fate === fate) exchange.settle(null);
      },
      async call() {
        unsettled += 1;
        const caller = session.snapshot().claims?.uuid;
        try {
          const owner = await api.send(
            { prefix: 'ALERTS', method: 'GET', path: '/api/v1/alerts' },
            ({ body }) => body,
          );
          const isTheirs = owner === undefined || owner === caller;
          claim(isTheirs, 'an answer came to somebody who had not asked');
          const { kind, claims } = session.snapshot();
          const isPresent = kind === 'none' || claims?.uuid === caller;
          claim(isPresent, 'an answer came after the session had changed hands');
        } catch (error) {
          claim(isApiError(error), `a call threw ${String(error)}`);
        }
        unsettled -= 1;
      },
    };
  }

  const tabs = Array.from({ length: TABS }, (_unused, index) => openTab(index));

  /** Lets a session change hands, which is input. The host has served nobody as well as a new sign-in. */
  function handOver({ session, fate }: Tab, work: () => void, isNew = true): void {
    isHandedOver = true;
    const before = session.token();
    work();
    if (session.token() !== before) {
      user.lastInput = clock.now();
      user.isTampered = false;
      user.isKnown = !fate.apart;
      if (isNew) user.isServed = tabs.every((each) => !each.fate.apart);
    }
    isHandedOver = false;
  }

  /** Gives input in a tab; it counts unless it comes too late. */
  function giveInput({ fate }: Tab, work: () => unknown): void {
    if (isAway()) user.isServed = false;
    // What a tab with values of its own tells, the others may or may not hear.
    else if (fate.apart) user.isKnown = false;
    else user.lastInput = clock.now();
    work();
  }

  function meddle(): void {
    user.isTampered = true;
    user.isKnown = false;
  }

  /** Within one generation a tab sees one person, and never an older token of the same sign-in. */
  function watchTab({ session, fate }: Tab): void {
    const { kind, claims, generation } = session.snapshot();
    const issued = host.issuedAt(claims?.iat);
    const before = fate.seen?.generation === generation ? fate.seen.issued : issued;
    if (issued && before) {
      const isSame = before.chain.uuid === issued.chain.uuid;
      claim(isSame, 'somebody else appeared in the same session');
      const isOlder = before.chain === issued.chain && before.iat > issued.iat;
      claim(!isOlder, 'a tab went back to an older token');
    }
    fate.seen = issued ? { generation, issued } : null;

    if (kind === 'none' || fate.apart || !user.isKnown) return;
    const idleAt = user.lastInput + idleTime;
    claim(fate.openedAt < idleAt, 'a session was there in a tab that was opened too late');
    const late = clock.now() - Math.max(idleAt, awakeSince);
    claim(late < judgeWithin, 'a session outlived the idle time');
  }

  function watch(): void {
    tabs.forEach(watchTab);
    const { stored } = browser;
    const [jwt, admin] = [stored.get('jwt'), stored.get('admin_jwt')].map(host.issuedAs);
    claim(!refused.has(jwt?.token ?? ''), 'a token that the host had refused was kept');
    if (jwt && admin && !stored.has('agent_jwt') && user.isKnown) {
      const isShared = !usedApart.has(jwt.chain.signIn);
      claim(jwt === admin || !isShared, 'the waiting copy of an admin’s token went stale');
    }
    for (const token of refused) {
      const signIn = host.issuedAs(token)?.chain.signIn;
      const isHeld = [jwt, admin].some((held) => held?.chain.signIn === signIn);
      if (signIn?.ended && !isHeld) forgotten.add(signIn);
    }
  }

  async function happen({ what, tab: index, chance }: Step, tab: Tab): Promise<void> {
    const { session, keeper, fate } = tab;
    const roll = dice(chance);
    const somebody = () => (roll() < 0.5 ? 'anna' : 'bert');
    const life = () => Number(weigh(lives, roll())) * minute;
    const fresh = (): SessionTokens => {
      const [jwt = ''] = host.signIn({ uuid: somebody(), life: life() });
      return { jwt };
    };
    switch (what) {
      case 'call':
        return void tab.call();
      case 'response': {
        const exchange = take(exchanges, roll());
        if (exchange) replyBy(exchange, roll);
        return;
      }
      case 'hear':
        return take(browser.pending, roll())?.();
      case 'settle':
        return;
      case 'pass':
        return clock.advance(1000 + roll() * 4000);
      case 'sleep': {
        const time = roll() * (roll() < 0.9 ? 13 : 40) * minute;
        user.isServed = false;
        awakeSince = clock.now() + time;
        return clock.sleep(time);
      }
      case 'work': {
        for (const exchange of exchanges.splice(0)) replyBy(exchange, roll);
        isPrompt = true;
        if (roll() < 0.5) void tab.call();
        await clock.advance(roll() * (idleTime - 1000));
        isPrompt = false;
        return giveInput(tab, keeper.input);
      }
      case 'input':
        return giveInput(tab, keeper.input);
      case 'stay':
        wanted.add(session.token());
        return giveInput(tab, () => void keeper.stay());
      case 'reload':
        tab.close();
        tabs[index] = openTab(index, fate.fault);
        return;
      case 'reopen': {
        const faults = tabs.map((each) => each.fate.fault);
        for (const each of tabs) each.close();
        user.isServed = false;
        await clock.sleep(roll() * (roll() < 0.7 ? 20 : 60) * minute);
        browser.pending.length = 0;
        tabs.splice(0, TABS, ...faults.map((fault, each) => openTab(each, fault)));
        return;
      }
      case 'sign-in':
        return handOver(tab, () => session.signIn(fresh()));
      case 'hand-over':
        return handOver(tab, () => {
          const offer = session.handOver(fresh(), { started: roll() < 0.5 });
          if (offer.outcome === 'ask' && roll() < 0.5) offer.accept();
        });
      case 'sign-out':
        session.forget();
        claim(session.token() === null, 'a tab was still signed in after signing out');
        claim(fate.apart || browser.stored.size === 0, 'something was left after signing out');
        return;
      case 'impersonate':
        return handOver(tab, () => {
          const admin =
            roll() < 0.5
              ? { uuid: 'root' }
              : { uuid: 'root', life: 480 * minute, rotates: roll() < 0.5 };
          const [jwt = '', admin_jwt = ''] = host.signIn({ uuid: somebody(), life: life() }, admin);
          session.signIn({ jwt, agent_jwt: jwt, admin_jwt });
        });
      case 'end-impersonation': {
        const isExpected = session.token('admin') !== null && user.isServed && user.isKnown;
        const goBack = () => {
          const isBack = session.endImpersonation();
          claim(isBack || !isExpected || isAway(), 'the way back from impersonation was lost');
        };
        return handOver(tab, goBack, false);
      }
      case 'revoke': {
        const present = host.issuedAs(browser.stored.get('jwt'));
        if (present) present.chain.signIn.ended ??= 'revoked';
        user.isServed = false;
        return;
      }
      case 'full':
      case 'denied':
        fate.fault = what;
        fate.apart = true;
        user.isServed = false;
        user.isKnown = false;
        return;
      case 'mended':
        for (const each of tabs) each.fate.fault = null;
        return;
      case 'garbled': {
        const key = take(['jwt', 'agent_jwt', 'admin_jwt', 'lastInput'], roll()) ?? 'jwt';
        meddle();
        const [other = ''] = host.signIn({ uuid: 'anna' });
        return stranger.setItem(key, roll() < 0.5 ? 'garbled' : `${other}.`);
      }
      case 'erased':
        meddle();
        for (const key of browser.stored.keys()) stranger.removeItem(key);
        return;
      default:
        what satisfies never;
    }
  }

  try {
    for (const step of schedule) {
      const tab = tabs[step.tab];
      if (tab) await happen(step, tab);
      // Several calls go out in one task, as when a screen opens; everything else is a task of its own.
      if (step.what !== 'call') await clock.advance(0);
      watch();
      if (broken !== null) return broken;
    }

    const roll = dice(schedule.length);
    for (let round = 0; (round < 3 || exchanges.length > 0) && round < 20; round += 1) {
      await clock.advance(0);
      for (const exchange of exchanges.splice(0)) replyBy(exchange, roll);
      browser.deliver();
      await clock.advance(12_000);
    }
    browser.deliver();
    claim(unsettled === 0, `${unsettled} calls were lost`);
    const views = tabs
      .filter(({ fate }) => !fate.apart)
      .map(({ session }) => session.snapshot())
      .map(({ kind, claims }) => `${kind} ${claims?.uuid ?? ''}`);
    claim(new Set(views).size <= 1, `the tabs disagree: ${views.join(', ')}`);
    return broken;
  } finally {
    for (const { close } of tabs) close();
  }
}
