import * as v from 'valibot';
import type { Activity } from '../activity/activity.ts';
import { createListeners } from '../listeners.ts';
import type { Claims } from './claims-schema.ts';
import { compareTokens, decodeToken } from './decode-token.ts';
import { createHostClock } from './host-clock.ts';
import { createSafeStorage, platformStorage, type SessionStorage } from './safe-storage.ts';
import { createOwnedValues, createStoredValues, storedKeys } from './stored-values.ts';
import {
  openPlatformChannel,
  readEnvelope,
  type EndReason,
  type OpenTabChannel,
  type TabChannel,
  type TabMessage,
} from './tab-messages.ts';
import type { RequestStamp, Session, SessionKind, SessionSnapshot } from './types.ts';
import type { SessionTokens } from './session-tokens.ts';

/** Storage, clock and channel of a session; each has the platform’s as its default. */
export type SessionOptions = {
  /** Where the tokens are kept; null keeps them in memory. @default localStorage */
  storage?: SessionStorage | null;
  /** This device's clock, in milliseconds since 1970. @default Date.now */
  now?: () => number;
  /** Opens the way to the other tabs. @default a BroadcastChannel */
  openChannel?: OpenTabChannel;
  /** Where `storage` and `pageshow` events arrive. @default the window */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
  activity?: Activity;
};

/** How long after its end a token still counts, as clocks are never quite alike. */
const tolerance = 60_000;

/** How long the reason of an end may be on its way after the end itself, in milliseconds. */
const messageWithin = 100;

/** In the order in which they are written, so that no moment between looks like a plain session. */
const tokenKeys = ['admin_jwt', 'agent_jwt', 'jwt'] as const;

/** Holds `{uuid, value}`, the value in milliseconds since 1970. Removed with the tokens. */
const lastInputKey = 'lastInput';
const lastInputSchema = v.pipe(v.number(), v.minValue(0));

type StoredTokens = Record<(typeof tokenKeys)[number], string | null>;

/** A token that could not be stored is not given up for an older one of the same person. */
function isLaterToken(held: string, stored: string): boolean {
  const [ours, theirs] = [decodeToken(held), decodeToken(stored)];
  return ours !== null && ours.uuid === theirs?.uuid && compareTokens(ours, theirs) > 0;
}

const nobody: StoredTokens = { admin_jwt: null, agent_jwt: null, jwt: null };

function kindOf(tokens: StoredTokens, claims: Claims | null): SessionKind {
  if (!claims) return 'none';
  if (tokens.admin_jwt === null) return 'regular';
  return tokens.agent_jwt === null ? 'admin' : 'agent';
}

/**
 * Keeps the session: its tokens in the browser's storage, who they belong to, and what the other
 * tabs do with them. The storage is the truth; every decision reads it anew.
 * It makes no call and routes nowhere.
 *
 * @example
 * const session = createSession();
 * const disconnect = session.connect();
 * const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
 */
export function createSession(options: SessionOptions = {}): Session {
  const { now = Date.now, openChannel = openPlatformChannel, activity } = options;
  const storage = createSafeStorage(
    options.storage === undefined ? platformStorage() : options.storage,
    isLaterToken,
  );
  const events =
    options.events === undefined && typeof globalThis.addEventListener === 'function'
      ? globalThis
      : (options.events ?? null);
  const clock = createHostClock(now);

  const changes = createListeners<[]>();
  const messages = createListeners<[message: TabMessage]>();
  let channel: TabChannel | null = null;
  let held: Promise<unknown> = Promise.resolve();
  let order = 0;
  /** The token that this tab wrote last, and the order of the call whose answer brought it. */
  let written: { token: string; order: number } | null = null;
  /** Why another tab ended the session, when it said so before the storage showed it. */
  let announced: EndReason | null = null;

  const readTokens = (): StoredTokens => ({
    admin_jwt: storage.get('admin_jwt'),
    agent_jwt: storage.get('agent_jwt'),
    jwt: storage.get('jwt'),
  });

  let tokens = readTokens();
  const claimsAtStart = decodeToken(tokens.jwt);
  let snapshot: SessionSnapshot = {
    kind: kindOf(tokens, claimsAtStart),
    claims: claimsAtStart,
    generation: 0,
    ended: null,
  };

  function show(next: SessionSnapshot): void {
    snapshot = next;
    changes.notify();
  }

  /** Follows the storage. A change of person or kind, and `handedOver`, begin a new generation. */
  function sync(reason: EndReason = 'elsewhere', handedOver = false): void {
    const stored = readTokens();
    if (!handedOver && tokenKeys.every((key) => stored[key] === tokens[key])) return;
    tokens = stored;
    const claims = decodeToken(stored.jwt);
    const kind = kindOf(stored, claims);
    const { generation, ended } = snapshot;
    if (!handedOver && kind === snapshot.kind && claims?.uuid === snapshot.claims?.uuid) {
      show({ kind, claims, generation, ended });
      return;
    }
    const over = snapshot.kind === 'none' ? ended : (announced ?? reason);
    announced = null;
    show({ kind, claims, generation: generation + 1, ended: kind === 'none' ? over : null });
  }

  function notify(message: TabMessage): void {
    channel?.send({ uuid: snapshot.claims?.uuid ?? null, message });
  }

  const isLive = ({ exp }: Claims) => exp * 1000 > clock.now() - tolerance;

  function write(next: StoredTokens): void {
    // Signing in is input. It is stored before the tokens: a tab that starts in between must not
    // take the time of an earlier sign-in for this one's.
    owned.write(lastInputKey, now(), decodeToken(next.jwt)?.uuid ?? null);
    const stored = tokenKeys.every((key) => next[key] === null || storage.set(key, next[key]));
    for (const key of tokenKeys.toReversed())
      if (!stored || next[key] === null) storage.remove(key);
    // Half a hand-over would show the other tabs one person in another's session.
    if (!stored) {
      owned.remove(lastInputKey);
      storage.hold(next);
    }
    written = next.jwt === null ? null : { token: next.jwt, order };
    sync('elsewhere', true);
    notify({ type: 'tokens' });
  }

  /** The tokens as they will be stored, and who they are; null when one of them is unusable. */
  function inspect({ jwt, agent_jwt = null, admin_jwt = null }: SessionTokens) {
    const claims = decodeToken(jwt);
    const others = [agent_jwt, admin_jwt].filter((token) => token !== null);
    if (!claims || !isLive(claims) || others.some((token) => !decodeToken(token))) return null;
    return { claims, tokens: { jwt, agent_jwt, admin_jwt } };
  }

  function clear(reason: EndReason): void {
    // Told first: the others' storage events know no reason, and a page that shows the wrong one flickers.
    if (snapshot.kind !== 'none') notify({ type: 'ended', reason });
    for (const key of tokenKeys.toReversed()) storage.remove(key);
    owned.remove(lastInputKey);
    written = null;
    sync(reason);
  }

  function receive(data: unknown): void {
    const envelope = readEnvelope(data);
    if (!envelope) return;
    const { message, uuid } = envelope;
    if (message.type === 'tokens') return sync();
    if (message.type === 'ended') {
      // Message and storage event arrive in either order, and the event knows no reason.
      if (uuid === snapshot.claims?.uuid) {
        announced = message.reason;
        // What is in memory alone hears of it by no other way.
        if (storage.isHeld('jwt')) storage.hold(nobody);
      }
      sync();
      if (snapshot.ended === 'elsewhere') show({ ...snapshot, ended: message.reason });
      return;
    }
    if (uuid !== null && uuid === snapshot.claims?.uuid) {
      messages.notify(message);
    }
  }

  /** The stored tokens that a rotated one replaces; null when it may replace none. */
  function replaced(
    token: string,
    { role, ...stamp }: RequestStamp,
  ): Partial<Record<keyof StoredTokens, string>> | null {
    const present = role === 'admin' ? tokens.admin_jwt : tokens.jwt;
    const current = decodeToken(present);
    const offered = decodeToken(token);
    if (!current || !offered || token === present) return null;
    if (offered.uuid !== current.uuid || !isLive(offered)) return null;
    const difference = compareTokens(offered, current);
    if (role === 'admin') return difference > 0 ? { admin_jwt: token } : null;
    if (difference < 0) return null;
    if (difference === 0 && tokens.jwt !== stamp.token) {
      // A tie is decided by which call was sent later; of another tab's calls nothing is known.
      if (written?.token !== tokens.jwt || written.order > stamp.order) return null;
    }
    // An admin's own session keeps a copy, which tells it from a plain one.
    const hasCopy =
      snapshot.kind === 'admin' && decodeToken(tokens.admin_jwt)?.uuid === offered.uuid;
    return {
      ...(hasCopy && { admin_jwt: token }),
      ...(tokens.agent_jwt !== null && { agent_jwt: token }),
      jwt: token,
    };
  }

  const owned = createOwnedValues(storage, () => snapshot.claims?.uuid ?? null);
  const values = createStoredValues({ owned, now, activity });

  const session: Session = {
    snapshot: () => snapshot,
    subscribe: changes.subscribe,
    token(role = 'session') {
      sync();
      if (role === 'admin') return snapshot.kind === 'agent' ? tokens.admin_jwt : null;
      return snapshot.kind === 'none' ? null : tokens.jwt;
    },
    now: clock.now,
    noteServerDate: clock.note,

    signIn(offered) {
      const inspected = inspect(offered);
      if (inspected) write(inspected.tokens);
      return inspected !== null;
    },
    handOver(offered, { started }) {
      const inspected = inspect(offered);
      if (!inspected) return { outcome: 'refused' };
      sync();
      const current = snapshot.claims;
      const accept = () => write(inspected.tokens);
      if (started || current?.uuid === inspected.claims.uuid) {
        accept();
        return { outcome: 'taken' };
      }
      return {
        outcome: 'ask',
        current: current && isLive(current) ? current : null,
        offered: inspected.claims,
        accept,
      };
    },

    stamp(role = 'session') {
      const token = session.token(role);
      if (token === null) return null;
      order += 1;
      return { generation: snapshot.generation, role, token, order };
    },
    isCurrent({ generation }) {
      sync();
      return snapshot.kind !== 'none' && generation === snapshot.generation;
    },
    rotate(token, stamp) {
      if (!session.isCurrent(stamp)) return false;
      const rotated = replaced(token, stamp);
      if (!rotated) return false;
      // A hand-over that could not be stored stays in memory as a whole.
      if (storage.isHeld('admin_jwt')) storage.hold({ ...tokens, ...rotated });
      else for (const [key, value] of Object.entries(rotated)) storage.set(key, value);
      if (stamp.role === 'session') written = { token, order: stamp.order };
      sync();
      notify({ type: 'tokens' });
      return true;
    },

    lastInput() {
      sync();
      const at = owned.read(lastInputKey, lastInputSchema);
      return at !== null && at <= now() ? at : null;
    },
    noteInput(at) {
      if (at > (session.lastInput() ?? 0)) owned.write(lastInputKey, at);
    },

    clear,
    forget() {
      for (const key of storedKeys) values.reset(key);
      clear('signed-out');
    },
    endImpersonation() {
      sync();
      // Another tab was faster, and may have signed somebody else in since.
      if (snapshot.kind === 'regular' || snapshot.kind === 'admin') return true;
      const admin = decodeToken(tokens.admin_jwt);
      if (!admin || !isLive(admin)) {
        clear('admin-expired');
        return false;
      }
      write({ ...nobody, jwt: tokens.admin_jwt, admin_jwt: tokens.admin_jwt });
      return true;
    },

    values,
    isLasting: storage.isLasting,

    async ready() {
      await held;
    },
    hold(until) {
      held = Promise.allSettled([held, until]);
    },

    notify,
    onMessage: messages.subscribe,
    connect() {
      const opened = openChannel(receive);
      channel = opened;
      // A page that comes back from the back/forward cache has missed what happened meanwhile.
      const follow = () => sync();
      // The event knows no reason: the message that does is on its way.
      const followStorage = () => {
        const waits = opened !== null && announced === null && storage.get('jwt') === null;
        if (waits) setTimeout(follow, messageWithin);
        else sync();
      };
      events?.addEventListener('storage', followStorage);
      events?.addEventListener('pageshow', follow);
      sync();
      return () => {
        opened?.close();
        channel = null;
        events?.removeEventListener('storage', followStorage);
        events?.removeEventListener('pageshow', follow);
      };
    },
  };
  return session;
}
