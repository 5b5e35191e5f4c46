import { decodeToken } from '../../session/decode-token.ts';
import type { SessionStorage } from '../../session/safe-storage.ts';
import type { Session } from '../../session/types.ts';
import type { Rules } from './world.ts';

const broken =
  (change: (session: Session, storage: SessionStorage, now: () => number) => Partial<Session>) =>
  (): Rules => ({
    session: (session, storage, now) => ({ ...session, ...change(session, storage, now) }),
  });

/** Sessions and locks that each break one rule. The model must detect every one. */
export const brokenRules: Record<string, () => Rules> = {
  'an older rotated token is stored': broken((session, storage) => ({
    rotate(token, stamp) {
      const isSameUser = session.snapshot().claims?.uuid === decodeToken(token)?.uuid;
      if (stamp.role === 'admin' || !isSameUser) return session.rotate(token, stamp);
      if (!session.isCurrent(stamp)) return false;
      storage.setItem('jwt', token);
      return true;
    },
  })),

  'another user’s rotated token is stored': broken((session, storage) => ({
    rotate(token, stamp) {
      if (stamp.role === 'admin') return session.rotate(token, stamp);
      const isOlder = (session.snapshot().claims?.iat ?? 0) > (decodeToken(token)?.iat ?? 0);
      if (!session.isCurrent(stamp) || isOlder) return false;
      storage.setItem('jwt', token);
      return true;
    },
  })),

  'the generation of a response is not checked': broken((session) => ({
    snapshot: () => ({ ...session.snapshot(), generation: 0 }),
    stamp(role) {
      const stamp = session.stamp(role);
      return stamp && { ...stamp, generation: 0 };
    },
    isCurrent: () => session.token() !== null,
  })),

  'the generation of a call is not checked': broken((session) => ({
    isCurrent: () => session.token() !== null,
  })),

  'every tab refreshes by itself': () => ({
    locks: { request: (_name, _options, work) => work() },
  }),

  'the storage is not read again before a refresh': broken((session) => {
    let firstRead = session.token();
    session.subscribe(() => {
      firstRead = session.token();
    });
    return { token: (role) => (role === 'admin' ? session.token(role) : firstRead) };
  }),

  'sign-out leaves a token': broken((session, storage) => ({
    forget() {
      const token = storage.getItem('jwt');
      session.forget();
      if (token !== null) storage.setItem('jwt', token);
    },
  })),

  'calls wait for a refresh that never ends': broken((session) => ({
    hold: () => session.hold(new Promise(() => undefined)),
  })),

  'a session that the host has ended continues': broken((session) => ({
    clear(reason) {
      if (reason !== 'refused' && reason !== 'invalid') session.clear(reason);
    },
  })),

  'a late response brings back an ended session': broken((session, storage) => ({
    rotate(token, stamp) {
      if (session.snapshot().kind === 'none') storage.setItem('jwt', token);
      return session.rotate(token, stamp);
    },
    isCurrent: (stamp) => session.snapshot().kind === 'none' || session.isCurrent(stamp),
  })),

  'the time of the last input is not stored': broken(() => ({
    lastInput: () => null,
    noteInput: () => undefined,
  })),

  'opening the portal counts as input': broken((session, _storage, now) => {
    let isOpen = false;
    return {
      lastInput() {
        if (!isOpen) session.noteInput(now());
        isOpen = true;
        return session.lastInput();
      },
    };
  }),

  'input in other tabs is ignored': broken((session) => {
    let ownInput: number | null = null;
    return {
      lastInput: () => ownInput,
      noteInput(at) {
        ownInput = at;
        session.noteInput(at);
      },
      onMessage: () => () => undefined,
    };
  }),

  'an idle session does not end': broken((session) => ({
    clear(reason) {
      if (reason !== 'idle') session.clear(reason);
    },
  })),

  'a token is refreshed for an idle user': broken((session, _storage, now) => ({
    lastInput: () => session.lastInput() && now(),
  })),

  'no token is refreshed': () => ({ refresh: () => () => Promise.resolve() }),

  'a tab keeps sending its first token': broken((session) => {
    let first = session.stamp();
    return {
      stamp(role) {
        const stamp = session.stamp(role);
        if (role === 'admin' || stamp === null) return stamp;
        if (first?.generation !== stamp.generation) first = stamp;
        return { ...stamp, token: first.token };
      },
    };
  }),

  'the admin token is not refreshed during impersonation': () => ({
    refresh: (refresh) => (which) => (which === 'admin' ? Promise.resolve() : refresh(which)),
  }),

  'the refreshed admin token replaces the agent’s': broken((session, storage) => ({
    rotate(token, stamp) {
      if (stamp.role === 'session') return session.rotate(token, stamp);
      storage.setItem('jwt', token);
      return true;
    },
  })),

  'the copy of an admin’s own token is not replaced': broken((session, storage) => ({
    rotate(token, stamp) {
      const copy = session.snapshot().kind === 'admin' ? storage.getItem('admin_jwt') : null;
      const isTaken = session.rotate(token, stamp);
      if (isTaken && copy !== null) storage.setItem('admin_jwt', copy);
      return isTaken;
    },
  })),
};
