import * as v from 'valibot';
import type { Activity } from '../activity/activity.ts';
import type { ApiError } from '../errors/api-error.ts';
import { createDiagnostics, type Diagnostics } from '../diagnostics/create-diagnostics.ts';
import { createDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { createListeners } from '../listeners.ts';
import type { Claims } from './claims-schema.ts';
import { compareTokens, decodeToken, readToken, type TokenProblem } from './decode-token.ts';
import { createHostClock } from './host-clock.ts';
import { createSafeStorage, getPlatformStorage, type SessionStorage } from './safe-storage.ts';
import { createUserScopedValues, createStoredValues, storedKeys } from './stored-values.ts';
import {
  openPlatformChannel,
  readEnvelope,
  type EndReason,
  type OpenTabChannel,
  type TabChannel,
  type TabMessage,
} from './tab-messages.ts';
import type { RequestContext, Session, SessionKind, SessionSnapshot } from './types.ts';
import type { SessionTokens } from './session-tokens.ts';

/** Options of a session. The defaults use the browser’s storage, clock, and channel. */
export type SessionOptions = {
  /** Storage of the tokens; null keeps them in memory. @default localStorage */
  storage?: SessionStorage | null;
  /** This device's clock, in milliseconds since 1970. @default Date.now */
  now?: () => number;
  /** Opens a channel to the other tabs. @default a BroadcastChannel */
  openChannel?: OpenTabChannel;
  /** Target of `storage` and `pageshow` events. @default the window */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
  activity?: Activity;
  /**
   * Receives every invalid token and claim. Pass it to the client too.
   * @default one that writes to the console, in development only
   */
  diagnostics?: Diagnostics;
};

/** Milliseconds for which an expired token still counts as valid, because clocks differ. */
const expiryTolerance = 60_000;

/** Milliseconds to wait for the message with the reason after the session has ended. */
const reasonTimeout = 100;

/** The order in which keys are written. `jwt` comes last, because `jwt` without `admin_jwt` would look like a regular session. */
const tokenKeys = ['admin_jwt', 'agent_jwt', 'jwt'] as const;

/** Storage key of the time of the last input, in milliseconds. Removed with the tokens. */
const lastInputKey = 'lastInput';
const lastInputSchema = v.pipe(v.number(), v.minValue(0));

/** Storage key of the session's secret. Removed with the tokens. */
const secretKey = 'storageSecret';
/** A sign-in stores the secret, but the secret isn't in use until it is first requested. */
const secretSchema = v.object({
  secret: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  isRequested: v.boolean(),
});

/** Returns 256 random bits in hexadecimal. */
function createSecret(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type StoredTokens = Record<(typeof tokenKeys)[number], string | null>;

/** Whether a token that is only in memory is newer than the stored token of the same user. */
function isNewerToken(inMemory: string, stored: string): boolean {
  const [memoryClaims, storedClaims] = [decodeToken(inMemory), decodeToken(stored)];
  if (memoryClaims === null || memoryClaims.uuid !== storedClaims?.uuid) return false;
  return compareTokens(memoryClaims, storedClaims) > 0;
}

const expiredProblem: TokenProblem = {
  reason: 'expired',
  claim: 'exp',
  found: 'in the past',
  expected: 'in the future',
};

const noTokens: StoredTokens = { admin_jwt: null, agent_jwt: null, jwt: null };

function getSessionKind(tokens: StoredTokens, claims: Claims | null): SessionKind {
  if (!claims) return 'none';
  if (tokens.admin_jwt === null) return 'regular';
  return tokens.agent_jwt === null ? 'admin' : 'agent';
}

/** The snapshot on a server, which has no storage and no session. React requires that it is always the same object. */
const serverSnapshot: SessionSnapshot = { kind: 'none', claims: null, epoch: 0, ended: null };

/**
 * Creates the session of this browser. It stores the tokens, decodes their claims, and follows changes
 * in other tabs. The storage is the source of truth: the session reads it again before each decision. The session sends
 * no calls and never navigates.
 *
 * @returns the session; call `connect` to follow other tabs
 * @example
 * const session = createSession();
 * const disconnect = session.connect();
 * const snapshot = useSyncExternalStore(session.subscribe, session.snapshot, session.serverSnapshot);
 */
export function createSession(options: SessionOptions = {}): Session {
  const { now = Date.now, openChannel = openPlatformChannel, activity } = options;
  const storage = createSafeStorage(
    options.storage === undefined ? getPlatformStorage() : options.storage,
    isNewerToken,
  );
  const events =
    options.events === undefined && typeof globalThis.addEventListener === 'function'
      ? globalThis
      : (options.events ?? null);
  const clock = createHostClock(now);
  const diagnostics = options.diagnostics ?? createDiagnostics();

  const changes = createListeners<[]>();
  const messages = createListeners<[message: TabMessage]>();
  let channel: TabChannel | null = null;
  let callDelay: Promise<unknown> = Promise.resolve();
  let order = 0;
  /** The token that this tab wrote last, and the sequence number of the call that returned it. */
  let lastWritten: { token: string; order: number } | null = null;
  /** Reason from another tab that arrived before the storage changed. */
  let pendingEndReason: EndReason | null = null;

  const readTokens = (): StoredTokens => ({
    admin_jwt: storage.get('admin_jwt'),
    agent_jwt: storage.get('agent_jwt'),
    jwt: storage.get('jwt'),
  });

  let tokens = readTokens();
  const initialClaims = decodeToken(tokens.jwt);
  let snapshot: SessionSnapshot = {
    kind: getSessionKind(tokens, initialClaims),
    claims: initialClaims,
    epoch: 0,
    ended: null,
  };

  function setSnapshot(newSnapshot: SessionSnapshot): void {
    snapshot = newSnapshot;
    changes.notify();
  }

  /** Reads the storage. A new user, kind, or session starts a new epoch. */
  function sync(
    reason: EndReason = 'signed-out-in-other-tab',
    isNewSession = false,
    refusal?: ApiError,
  ): void {
    const storedTokens = readTokens();
    if (!isNewSession && tokenKeys.every((key) => storedTokens[key] === tokens[key])) return;
    tokens = storedTokens;
    const claims = decodeToken(storedTokens.jwt);
    const kind = getSessionKind(storedTokens, claims);
    const { epoch, ended } = snapshot;
    if (!isNewSession && kind === snapshot.kind && claims?.uuid === snapshot.claims?.uuid) {
      setSnapshot({ kind, claims, epoch, ended });
      return;
    }
    // This tab may have stored a secret while another tab ended the session.
    if (kind === 'none') storage.remove(secretKey);
    const endReason = snapshot.kind === 'none' ? ended : (pendingEndReason ?? reason);
    pendingEndReason = null;
    setSnapshot({
      kind,
      claims,
      epoch: epoch + 1,
      ended: kind === 'none' ? endReason : null,
      ...(kind === 'none' && refusal && { refusal }),
    });
  }

  function notify(message: TabMessage): void {
    channel?.send({ uuid: snapshot.claims?.uuid ?? null, message });
  }

  const isLive = ({ exp }: Claims) => exp * 1000 > clock.now() - expiryTolerance;

  function storeTokens(newTokens: StoredTokens): void {
    const uuid = decodeToken(newTokens.jwt)?.uuid ?? null;
    // A new session has a new secret, so it can't read data from an earlier session. The secret is stored before the tokens.
    // Otherwise, two tabs could see the new tokens and create different secrets.
    if (newTokens.agent_jwt !== null) storage.remove(secretKey);
    else userScopedValues.write(secretKey, { secret: createSecret(), isRequested: false }, uuid);
    // A sign-in counts as input. Its time is stored before the tokens. Otherwise, a tab that opens
    // between the two writes could read the time of an earlier sign-in.
    userScopedValues.write(lastInputKey, now(), uuid);
    const isStored = tokenKeys.every(
      (key) => newTokens[key] === null || storage.set(key, newTokens[key]),
    );
    for (const key of tokenKeys.toReversed())
      if (!isStored || newTokens[key] === null) storage.remove(key);
    // A partly stored sign-in would mix two users' sessions in other tabs.
    if (!isStored) {
      storage.remove(secretKey);
      userScopedValues.remove(lastInputKey);
      storage.keepInMemory(newTokens);
    }
    lastWritten = newTokens.jwt === null ? null : { token: newTokens.jwt, order };
    sync('signed-out-in-other-tab', true);
    notify({ type: 'tokens' });
  }

  /** Reports invalid optional claims. The code loads only now, because a page's start doesn't need it. */
  async function checkClaims(name: string, token: string, call: string | null): Promise<void> {
    try {
      const { reportInvalidClaims } = await import('./report-invalid-claims.ts');
      reportInvalidClaims(diagnostics, name, token, call);
    } catch {
      // If the code can't be loaded, the claims aren't checked.
    }
  }

  function reportToken(name: string, problem: TokenProblem, call: string | null): Diagnostic {
    const { claim, found, expected } = problem;
    const field = claim === null ? name : `${name}.${claim}`;
    const diagnostic = createDiagnostic({ code: 'invalid-token', call, field, found, expected });
    diagnostics.report(diagnostic);
    return diagnostic;
  }

  /** Returns the tokens to store and the claims of `jwt`, or the reason why a token is refused. */
  function validateTokens({ jwt, agent_jwt = null, admin_jwt = null }: SessionTokens) {
    const offeredTokens: StoredTokens = { admin_jwt, agent_jwt, jwt };
    const refuse = (name: string, problem: TokenProblem) => {
      const diagnostic = reportToken(name, problem, null);
      return { outcome: 'refused', reason: problem.reason, diagnostic } as const;
    };
    const { claims, problem } = readToken(jwt);
    if (problem) return refuse('jwt', problem);
    if (!isLive(claims)) return refuse('jwt', expiredProblem);
    for (const name of ['agent_jwt', 'admin_jwt'] as const) {
      const token = offeredTokens[name];
      const otherProblem = token === null ? null : readToken(token).problem;
      if (otherProblem) return refuse(name, otherProblem);
    }
    for (const name of tokenKeys) {
      const token = offeredTokens[name];
      if (token !== null) void checkClaims(name, token, null);
    }
    return { outcome: 'accepted', tokens: offeredTokens, claims } as const;
  }

  function clear(reason: EndReason, refusal?: ApiError): void {
    // Send the reason first, because storage events don't contain it. Without the reason, other tabs would show the wrong
    // page.
    if (snapshot.kind !== 'none') notify({ type: 'ended', reason });
    storage.remove(secretKey);
    for (const key of tokenKeys.toReversed()) storage.remove(key);
    userScopedValues.remove(lastInputKey);
    lastWritten = null;
    sync(reason, false, refusal);
  }

  function receive(data: unknown): void {
    const envelope = readEnvelope(data);
    if (!envelope) return;
    const { message, uuid } = envelope;
    if (message.type === 'tokens') return sync();
    if (message.type === 'ended') {
      // The message and the storage event arrive in any order, and only the message has the reason.
      if (uuid === snapshot.claims?.uuid) {
        pendingEndReason = message.reason;
        // Tokens that are only in memory must be cleared here, because they cause no storage event.
        if (storage.isInMemoryOnly('jwt')) storage.keepInMemory(noTokens);
      }
      sync();
      if (snapshot.ended === 'signed-out-in-other-tab')
        setSnapshot({ ...snapshot, ended: message.reason });
      return;
    }
    if (uuid !== null && uuid === snapshot.claims?.uuid) {
      messages.notify(message);
    }
  }

  /** Reports a rotated token that is invalid, expired, or another user's, and its invalid optional claims. */
  function checkRotatedToken(
    token: string,
    currentClaims: Claims | null,
    call: string | null,
  ): void {
    const name = 'jwt header';
    const { claims, problem } = readToken(token);
    if (problem) return void reportToken(name, problem, call);
    if (!isLive(claims)) return void reportToken(name, expiredProblem, call);
    if (currentClaims && claims.uuid !== currentClaims.uuid) {
      const expected = 'the uuid of the user who sent the call';
      const found = 'the uuid of another user';
      reportToken(name, { reason: 'invalid-claim', claim: 'uuid', found, expected }, call);
    }
    void checkClaims(name, token, call);
  }

  /** The values to store for a new token, by key; null if the token must not be stored. */
  function getReplacements(
    token: string,
    { role, ...requestContext }: RequestContext,
  ): Partial<Record<keyof StoredTokens, string>> | null {
    const currentToken = role === 'admin' ? tokens.admin_jwt : tokens.jwt;
    const currentClaims = decodeToken(currentToken);
    const offeredClaims = decodeToken(token);
    if (!currentClaims || !offeredClaims || token === currentToken) return null;
    if (offeredClaims.uuid !== currentClaims.uuid || !isLive(offeredClaims)) return null;
    const difference = compareTokens(offeredClaims, currentClaims);
    if (role === 'admin') return difference > 0 ? { admin_jwt: token } : null;
    if (difference < 0) return null;
    if (difference === 0 && tokens.jwt !== requestContext.token) {
      // If two tokens are equally new, the token from the later call is kept. The order of calls in another tab is unknown,
      // so a token that another tab stored isn't replaced.
      if (lastWritten?.token !== tokens.jwt || lastWritten.order > requestContext.order)
        return null;
    }
    // An admin's own session keeps a copy of the token in `admin_jwt`.
    const hasCopy =
      snapshot.kind === 'admin' && decodeToken(tokens.admin_jwt)?.uuid === offeredClaims.uuid;
    return {
      ...(hasCopy && { admin_jwt: token }),
      ...(tokens.agent_jwt !== null && { agent_jwt: token }),
      jwt: token,
    };
  }

  const userScopedValues = createUserScopedValues(storage, () => snapshot.claims?.uuid ?? null);
  const values = createStoredValues({ userScopedValues, now, activity });

  function getStorageSecret(create: boolean): string | null {
    sync();
    // A session that is only in memory has no secret, because its data could not be read after the page closes.
    if (!['regular', 'admin'].includes(snapshot.kind) || storage.isInMemoryOnly('jwt')) return null;
    let storedSecret = userScopedValues.read(secretKey, secretSchema);
    if (create && !storedSecret?.isRequested) {
      storedSecret = { secret: storedSecret?.secret ?? createSecret(), isRequested: true };
      userScopedValues.write(secretKey, storedSecret);
    }
    return storedSecret?.isRequested && !storage.isInMemoryOnly(secretKey)
      ? storedSecret.secret
      : null;
  }

  const session: Session = {
    snapshot: () => snapshot,
    serverSnapshot: () => serverSnapshot,
    subscribe: changes.subscribe,
    token(role = 'session') {
      sync();
      if (role === 'admin') return snapshot.kind === 'agent' ? tokens.admin_jwt : null;
      return snapshot.kind === 'none' ? null : tokens.jwt;
    },
    now: clock.now,
    recordServerDate: clock.addSample,

    signIn(offered) {
      const result = validateTokens(offered);
      if (result.outcome === 'refused') return result;
      storeTokens(result.tokens);
      return { outcome: 'accepted' };
    },
    acceptTokens(offered, { started }) {
      const result = validateTokens(offered);
      if (result.outcome === 'refused') return result;
      sync();
      const currentClaims = snapshot.claims;
      const { claims } = result;
      const accept = () => storeTokens(result.tokens);
      if (started || currentClaims?.uuid === claims.uuid) {
        accept();
        return { outcome: 'accepted' };
      }
      return {
        outcome: 'conflict',
        current: currentClaims && isLive(currentClaims) ? currentClaims : null,
        offered: claims,
        accept,
      };
    },

    requestContext(role = 'session') {
      const token = session.token(role);
      if (token === null) return null;
      order += 1;
      return { epoch: snapshot.epoch, role, token, order };
    },
    isCurrent({ epoch }) {
      sync();
      return snapshot.kind !== 'none' && epoch === snapshot.epoch;
    },
    rotate(token, requestContext, call = null) {
      if (!session.isCurrent(requestContext)) return false;
      const currentToken = requestContext.role === 'admin' ? tokens.admin_jwt : tokens.jwt;
      if (token !== currentToken) checkRotatedToken(token, decodeToken(currentToken), call);
      const replacements = getReplacements(token, requestContext);
      if (!replacements) return false;
      // If a sign-in could not be stored, all of its tokens stay in memory.
      if (storage.isInMemoryOnly('admin_jwt')) storage.keepInMemory({ ...tokens, ...replacements });
      else for (const [key, value] of Object.entries(replacements)) storage.set(key, value);
      if (requestContext.role === 'session') lastWritten = { token, order: requestContext.order };
      sync();
      notify({ type: 'tokens' });
      return true;
    },

    lastInput() {
      sync();
      const time = userScopedValues.read(lastInputKey, lastInputSchema);
      return time !== null && time <= now() ? time : null;
    },
    recordInput(time) {
      if (time > (session.lastInput() ?? 0)) userScopedValues.write(lastInputKey, time);
    },

    storageSecret: () => getStorageSecret(false),
    createStorageSecret: () => getStorageSecret(true),

    clear,
    signOut() {
      for (const key of storedKeys) values.reset(key);
      clear('signed-out');
    },
    endImpersonation() {
      sync();
      // Another tab has already ended the impersonation, or another user has signed in since.
      if (snapshot.kind === 'regular' || snapshot.kind === 'admin') return true;
      const adminClaims = decodeToken(tokens.admin_jwt);
      if (!adminClaims || !isLive(adminClaims)) {
        clear('admin-expired');
        return false;
      }
      storeTokens({ ...noTokens, jwt: tokens.admin_jwt, admin_jwt: tokens.admin_jwt });
      return true;
    },

    values,
    isPersistent: storage.isPersistent,

    async ready() {
      await callDelay;
    },
    delayCalls(until) {
      callDelay = Promise.allSettled([callDelay, until]);
    },

    notify,
    onMessage: messages.subscribe,
    connect() {
      const openedChannel = openChannel(receive);
      channel = openedChannel;
      // A page from the back/forward cache has missed earlier events.
      const syncNow = () => sync();
      // The event doesn't contain the reason, so wait for the message with the reason.
      const handleStorage = () => {
        const isReasonPending =
          openedChannel !== null && pendingEndReason === null && storage.get('jwt') === null;
        if (isReasonPending) setTimeout(syncNow, reasonTimeout);
        else sync();
      };
      events?.addEventListener('storage', handleStorage);
      events?.addEventListener('pageshow', syncNow);
      sync();
      return () => {
        openedChannel?.close();
        channel = null;
        events?.removeEventListener('storage', handleStorage);
        events?.removeEventListener('pageshow', syncNow);
      };
    },
  };
  return session;
}
