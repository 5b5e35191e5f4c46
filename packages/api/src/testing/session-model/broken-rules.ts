import { decodeToken } from '../../session/decode-token.ts';
import type { SessionStorage } from '../../session/safe-storage.ts';
import type { Session } from '../../session/types.ts';
import type { Overrides } from './simulation.ts';

const breakSession =
  (change: (session: Session, storage: SessionStorage, now: () => number) => Partial<Session>) =>
  (): Overrides => ({
    session: (session, storage, now) => ({ ...session, ...change(session, storage, now) }),
  });

/** Overrides that break one rule each, by their effect. The model must detect each of them. */
export const brokenRules: Record<string, () => Overrides> = {
  'an older rotated token is stored': breakSession((session, storage) => ({
    rotate(token, requestContext) {
      const isSameUser = session.snapshot().claims?.uuid === decodeToken(token)?.uuid;
      if (requestContext.role === 'admin' || !isSameUser)
        return session.rotate(token, requestContext);
      if (!session.isCurrent(requestContext)) return false;
      storage.setItem('jwt', token);
      return true;
    },
  })),

  'another user’s rotated token is stored': breakSession((session, storage) => ({
    rotate(token, requestContext) {
      if (requestContext.role === 'admin') return session.rotate(token, requestContext);
      const isOlder = (session.snapshot().claims?.iat ?? 0) > (decodeToken(token)?.iat ?? 0);
      if (!session.isCurrent(requestContext) || isOlder) return false;
      storage.setItem('jwt', token);
      return true;
    },
  })),

  'the epoch of a response is not checked': breakSession((session) => ({
    snapshot: () => ({ ...session.snapshot(), epoch: 0 }),
    requestContext(role) {
      const requestContext = session.requestContext(role);
      return requestContext && { ...requestContext, epoch: 0 };
    },
    isCurrent: () => session.token() !== null,
  })),

  'the epoch of a call is not checked': breakSession((session) => ({
    isCurrent: () => session.token() !== null,
  })),

  'tabs don’t share a lock for refreshes': () => ({
    locks: { request: (_name, _options, work) => work() },
  }),

  'the storage is not read again before a refresh': breakSession((session) => {
    let knownToken = session.token();
    session.subscribe(() => {
      knownToken = session.token();
    });
    return { token: (role) => (role === 'admin' ? session.token(role) : knownToken) };
  }),

  'sign-out leaves a token in the storage': breakSession((session, storage) => ({
    signOut() {
      const token = storage.getItem('jwt');
      session.signOut();
      if (token !== null) storage.setItem('jwt', token);
    },
  })),

  'calls wait for a refresh that never ends': breakSession((session) => ({
    delayCalls: () => session.delayCalls(new Promise(() => undefined)),
  })),

  'a session that the host has ended continues': breakSession((session) => ({
    clear(reason) {
      if (reason !== 'refused' && reason !== 'invalid') session.clear(reason);
    },
  })),

  'a late response brings back an ended session': breakSession((session, storage) => ({
    rotate(token, requestContext) {
      if (session.snapshot().kind === 'none') storage.setItem('jwt', token);
      return session.rotate(token, requestContext);
    },
    isCurrent: (requestContext) =>
      session.snapshot().kind === 'none' || session.isCurrent(requestContext),
  })),

  'the time of the last input is not stored': breakSession(() => ({
    lastInput: () => null,
    recordInput: () => undefined,
  })),

  'opening the portal counts as input': breakSession((session, _storage, now) => {
    let isOpen = false;
    return {
      lastInput() {
        if (!isOpen) session.recordInput(now());
        isOpen = true;
        return session.lastInput();
      },
    };
  }),

  'input in other tabs is ignored': breakSession((session) => {
    let tabInput: number | null = null;
    return {
      lastInput: () => tabInput,
      recordInput(at) {
        tabInput = at;
        session.recordInput(at);
      },
      onMessage: () => () => undefined,
    };
  }),

  'an idle session does not end': breakSession((session) => ({
    clear(reason) {
      if (reason !== 'idle') session.clear(reason);
    },
  })),

  'a token is refreshed for an idle user': breakSession((session, _storage, now) => ({
    lastInput: () => session.lastInput() && now(),
  })),

  'no token is refreshed': () => ({ refresh: () => () => Promise.resolve() }),

  'a tab keeps sending its first token': breakSession((session) => {
    let firstContext = session.requestContext();
    return {
      requestContext(role) {
        const requestContext = session.requestContext(role);
        if (role === 'admin' || requestContext === null) return requestContext;
        if (firstContext?.epoch !== requestContext.epoch) firstContext = requestContext;
        return { ...requestContext, token: firstContext.token };
      },
    };
  }),

  'the admin token is not refreshed during impersonation': () => ({
    refresh: (refresh) => (which) => (which === 'admin' ? Promise.resolve() : refresh(which)),
  }),

  'the refreshed admin token replaces the agent’s token': breakSession((session, storage) => ({
    rotate(token, requestContext) {
      if (requestContext.role === 'session') return session.rotate(token, requestContext);
      storage.setItem('jwt', token);
      return true;
    },
  })),

  'the copy of an admin’s own token is not replaced': breakSession((session, storage) => ({
    rotate(token, requestContext) {
      const copy = session.snapshot().kind === 'admin' ? storage.getItem('admin_jwt') : null;
      const wasRotated = session.rotate(token, requestContext);
      if (wasRotated && copy !== null) storage.setItem('admin_jwt', copy);
      return wasRotated;
    },
  })),
};
