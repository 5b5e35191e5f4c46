import { createClientOver } from '../../client/api-client.ts';
import type { TransportAnswer, TransportRequest } from '../../client/transport.ts';
import { isApiError } from '../../errors/api-error.ts';
import { refreshToken } from '../../resources/auth-token/fetchers.ts';
import type { SessionTokens } from '../../resources/auth-token/schema.ts';
import { createFakeClock } from '../clock.ts';
import { sampleToken } from '../token.ts';
import { createSessionKeeper, type SessionKeeper } from '../../session/create-session-keeper.ts';
import { createSession } from '../../session/create-session.ts';
import { createFakeBrowser, createFakeLocks } from '../../session/fake-browser.ts';
import type { LockRequester } from '../../session/lock.ts';
import type { SessionStorage } from '../../session/safe-storage.ts';
import type { Session } from '../../session/types.ts';
import { dice, TABS, weigh, type Schedule, type Step } from './schedule.ts';

/** What a test may break on purpose, to see that the model notices. */
export type Rules = {
  session?: (session: Session, storage: SessionStorage) => Session;
  locks?: LockRequester;
};

const minute = 60_000;

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

const statuses: Record<string, number> = { refused: 401, forbidden: 403, failing: 503 };

/** What the host knows of a token that it gave out. */
type Issued = {
  uuid: string;
  iat: number;
  exp: number;
  /** Milliseconds. */
  life: number;
  /** The hand-over that it came by, or that its first forebear came by. */
  handOver: number;
};

/** What befell a tab. */
type Fate = {
  fault: 'full' | 'denied' | null;
  /** It has, or once had, values of its own in memory: what it does is no longer all tabs'. */
  apart: boolean;
  seen: { generation: number; issued: Issued } | null;
};

type Tab = {
  fate: Fate;
  session: Session;
  keeper: SessionKeeper;
  stop: () => void;
  call: () => Promise<void>;
};

/** A call that the host has received and not answered. */
type Exchange = {
  fate: Fate;
  issued: Issued;
  /** Issued when the call came in, so that answers in another order bring older tokens later. */
  next: string;
  /** With null there is no answer. */
  settle: (answer: TransportAnswer | null) => void;
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
  const tokens = new Map<string, Issued>();
  const byMoment = new Map<number, Issued>();
  const exchanges: Exchange[] = [];
  /** The tokens that the host has renewed for the tabs that share the storage. */
  const renewals = new Set<string | null>();
  /** The tokens that were there when somebody pressed 'Stay signed in'. */
  const wanted = new Set<string | null>();
  let broken: string | null = null;
  let unsettled = 0;
  let refreshing = 0;
  let handOvers = 0;
  /** True while a session changes hands on purpose: then any token may be written. */
  let isHandedOver = false;
  let tampered = 0;

  const claim = (holds: boolean, otherwise: string) => {
    if (!holds) broken ??= otherwise;
  };

  const issuedAs = (token: string | null | undefined) => tokens.get(token ?? '');

  function issue(uuid: string, life = 15 * minute, origin = handOvers): string {
    // No two are issued in the same moment.
    const iat = (clock.now() + tokens.size) / 1000;
    const exp = iat + life / 1000;
    const token = sampleToken({ uuid, iat, exp });
    const issued = { uuid, iat, exp, life, handOver: origin };
    tokens.set(token, issued);
    byMoment.set(iat, issued);
    return token;
  }

  function judgeWrite(token: string): void {
    if (isHandedOver) return;
    const [before, after] = [issuedAs(browser.stored.get('jwt')), issuedAs(token)];
    claim(before !== undefined, 'a token was written where there was no session');
    claim(before?.uuid === after?.uuid, 'a token was written over another person’s');
    claim((before?.iat ?? 0) <= (after?.iat ?? 0), 'an older token came back');
  }

  function judgeRefresh(token: string | null, issued: Issued | undefined): void {
    claim(refreshing === 0, 'two tabs refreshed at the same time');
    const { exp, life } = issued ?? { exp: 0, life: 0 };
    const lead = Math.max(minute, life / 5) + 10_000;
    const isDue = clock.now() >= exp * 1000 - lead;
    claim(isDue || wanted.has(token), 'a token was refreshed that was not due');
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
        if (key === 'jwt') judgeWrite(value);
        allowed.setItem(key, value);
      },
      removeItem: (key) => unlessDenied().removeItem(key),
    };
  }

  function receive(fate: Fate, request: TransportRequest): Promise<TransportAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<TransportAnswer>();
    const { token, timeout } = request;
    const issued = issuedAs(token);
    if (!issued) {
      claim(false, 'a call went out with a token that is not the host’s');
      return promise;
    }
    const isShared = isRefresh(request) && !fate.apart;
    if (!fate.apart) {
      const present = issuedAs(browser.stored.get('jwt'));
      claim(present?.uuid === issued.uuid, 'a call went out as somebody who is not signed in');
    }
    if (isShared) {
      judgeRefresh(token, issued);
      refreshing += 1;
    }

    const next = issue(issued.uuid, issued.life, issued.handOver);
    const tamperedBefore = tampered;
    let isSettled = false;
    function settle(answer: TransportAnswer | null): void {
      if (isSettled) return;
      isSettled = true;
      if (isShared) refreshing -= 1;
      // A session that was tampered with has changed hands: a renewal under way comes to nobody.
      const isOurs = isShared && !fate.apart && tampered === tamperedBefore;
      if (isOurs && answer?.header('jwt') === next) {
        claim(!renewals.has(token), 'a token was renewed twice');
        renewals.add(token);
      }
      if (answer) resolve(answer);
      else reject(new Error('no answer'));
    }
    exchanges.push({ fate, issued, next, settle });
    void clock.wait(timeout).then(() => settle(null));
    return promise;
  }

  function reply({ issued, next, settle }: Exchange, roll: () => number): void {
    const isOver = issued.exp * 1000 < clock.now() - minute;
    const outcome = isOver ? 'refused' : weigh(outcomes, roll());
    if (outcome === 'unreachable') return settle(null);
    const headers: Record<string, string> = { Date: new Date(clock.now()).toUTCString() };
    if (outcome === 'renewing') headers['jwt'] = next;
    if (outcome === 'stray') headers['jwt'] = issue(issued.uuid === 'anna' ? 'bert' : 'anna');
    settle({
      status: statuses[outcome] ?? 200,
      text: outcome === 'misshapen' ? '<html>' : JSON.stringify(issued.uuid),
      header: (name) => headers[name] ?? null,
    });
  }

  function openTab(index: number, fault: Fate['fault'] = null): Tab {
    const fate: Fate = { fault, apart: fault !== null, seen: null };
    const platform = browser.openTab();
    const storage = storageOf(fate, platform.storage);
    const plain = createSession({ ...platform, storage, now: clock.now });
    const session = rules.session?.(plain, storage) ?? plain;
    const transport = (request: TransportRequest) => receive(fate, request);
    const api = createClientOver(() => Promise.resolve(transport), {
      host: '',
      session,
      now: clock.now,
    });
    const keeper = createSessionKeeper({
      session,
      refresh: (which) => refreshToken(api, { which }),
      locks,
      events: null,
      now: clock.now,
      timers: clock,
      random: () => index / TABS,
    });
    const stops = [session.connect(), keeper.start()];
    return {
      fate,
      session,
      keeper,
      stop() {
        for (const stop of stops) stop();
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

  function handOver(session: Session, work: () => void): void {
    handOvers += 1;
    isHandedOver = true;
    const before = session.token();
    work();
    const issued = issuedAs(session.token());
    if (issued && session.token() !== before) issued.handOver = handOvers;
    isHandedOver = false;
  }

  /** Within one generation a tab sees one person, and never an older token of the same hand-over. */
  function watch({ session, fate }: Tab): void {
    const { claims, generation } = session.snapshot();
    const issued = byMoment.get(claims?.iat ?? 0);
    const before = fate.seen?.generation === generation ? fate.seen.issued : issued;
    if (issued && before) {
      claim(before.uuid === issued.uuid, 'somebody else appeared in the same session');
      const isOlder = before.handOver === issued.handOver && before.iat > issued.iat;
      claim(!isOlder, 'a tab went back to an older token');
    }
    fate.seen = issued ? { generation, issued } : null;
  }

  async function happen({ what, tab: index, chance }: Step, tab: Tab): Promise<void> {
    const { session, keeper, fate } = tab;
    const roll = dice(chance);
    const somebody = () => (roll() < 0.5 ? 'anna' : 'bert');
    const fresh = (): SessionTokens => ({ jwt: issue(somebody()) });
    switch (what) {
      case 'call':
        return void tab.call();
      case 'answer': {
        const exchange = take(exchanges, roll());
        if (exchange) reply(exchange, roll);
        return;
      }
      case 'hear':
        return take(browser.pending, roll())?.();
      case 'settle':
        return;
      case 'pass':
        return clock.advance(1000 + roll() * 4000);
      case 'sleep':
        return clock.sleep(roll() * (roll() < 0.9 ? 13 : 40) * minute);
      case 'input':
        return keeper.input();
      case 'stay':
        wanted.add(session.token());
        return void keeper.stay();
      case 'reload':
        tab.stop();
        for (const exchange of exchanges) if (exchange.fate === fate) exchange.settle(null);
        tabs[index] = openTab(index, fate.fault);
        return;
      case 'sign-in':
        return handOver(session, () => session.signIn(fresh()));
      case 'hand-over':
        return handOver(session, () => {
          const offer = session.handOver(fresh(), { started: roll() < 0.5 });
          if (offer.outcome === 'ask' && roll() < 0.5) offer.accept();
        });
      case 'sign-out':
        session.forget();
        claim(session.token() === null, 'a tab was still signed in after signing out');
        claim(fate.apart || !browser.stored.has('jwt'), 'a token was left after signing out');
        return;
      case 'impersonate':
        return handOver(session, () => {
          const agent = issue(somebody());
          const admin_jwt = issue('root', 480 * minute);
          session.signIn({ jwt: agent, agent_jwt: agent, admin_jwt });
        });
      case 'end-impersonation':
        return handOver(session, () => session.endImpersonation());
      case 'full':
      case 'denied':
        fate.fault = what;
        fate.apart = true;
        return;
      case 'mended':
        for (const each of tabs) each.fate.fault = null;
        return;
      case 'garbled': {
        const key = take(['jwt', 'agent_jwt', 'admin_jwt'], roll()) ?? 'jwt';
        tampered += 1;
        return stranger.setItem(key, roll() < 0.5 ? 'garbled' : `${issue('anna')}.`);
      }
      case 'erased':
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
      tabs.forEach(watch);
      if (broken !== null) return broken;
    }

    const roll = dice(schedule.length);
    for (let round = 0; (round < 3 || exchanges.length > 0) && round < 20; round += 1) {
      await clock.advance(0);
      for (const exchange of exchanges.splice(0)) reply(exchange, roll);
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
    for (const { stop } of tabs) stop();
  }
}
