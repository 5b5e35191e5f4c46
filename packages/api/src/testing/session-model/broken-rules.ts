import { decodeToken } from '../../session/decode-token.ts';
import type { SessionStorage } from '../../session/safe-storage.ts';
import type { Session } from '../../session/types.ts';
import type { Rules } from './world.ts';

const broken =
  (change: (session: Session, storage: SessionStorage, now: () => number) => Partial<Session>) =>
  (): Rules => ({
    session: (session, storage, now) => ({ ...session, ...change(session, storage, now) }),
  });

/** Sessions and locks in which one rule each is broken: the model must notice every one. */
export const brokenRules: Record<string, () => Rules> = {
  'a rotated token is written though it is older': broken((session, storage) => ({
    rotate(token, stamp) {
      const isTheirs = session.snapshot().claims?.uuid === decodeToken(token)?.uuid;
      if (stamp.role === 'admin' || !isTheirs) return session.rotate(token, stamp);
      if (!session.isCurrent(stamp)) return false;
      storage.setItem('jwt', token);
      return true;
    },
  })),

  'a rotated token of another person is taken': broken((session, storage) => ({
    rotate(token, stamp) {
      if (stamp.role === 'admin') return session.rotate(token, stamp);
      const isOlder = (session.snapshot().claims?.iat ?? 0) > (decodeToken(token)?.iat ?? 0);
      if (!session.isCurrent(stamp) || isOlder) return false;
      storage.setItem('jwt', token);
      return true;
    },
  })),

  'the generation of an answer is not looked at': broken((session) => ({
    snapshot: () => ({ ...session.snapshot(), generation: 0 }),
    stamp(role) {
      const stamp = session.stamp(role);
      return stamp && { ...stamp, generation: 0 };
    },
    isCurrent: () => session.token() !== null,
  })),

  'the generation of a call is not looked at': broken((session) => ({
    isCurrent: () => session.token() !== null,
  })),

  'every tab refreshes for itself': () => ({
    locks: { request: (_name, _options, work) => work() },
  }),

  'what another tab has stored is not looked at before a refresh': broken((session) => {
    let known = session.token();
    session.subscribe(() => {
      known = session.token();
    });
    return { token: (role) => (role === 'admin' ? session.token(role) : known) };
  }),

  'signing out leaves a token': broken((session, storage) => ({
    forget() {
      const token = storage.getItem('jwt');
      session.forget();
      if (token !== null) storage.setItem('jwt', token);
    },
  })),

  'calls wait for a refresh that never ends': broken((session) => ({
    hold: () => session.hold(new Promise(() => undefined)),
  })),

  'a session that the host has ended is kept': broken((session) => ({
    clear(reason) {
      if (reason !== 'refused' && reason !== 'invalid') session.clear(reason);
    },
  })),

  'a late answer brings an ended session back': broken((session, storage) => ({
    rotate(token, stamp) {
      if (session.snapshot().kind === 'none') storage.setItem('jwt', token);
      return session.rotate(token, stamp);
    },
    isCurrent: (stamp) => session.snapshot().kind === 'none' || session.isCurrent(stamp),
  })),

  'the time of the last input is not kept': broken(() => ({
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

  'input in another tab is not looked at': broken((session) => {
    let own: number | null = null;
    return {
      lastInput: () => own,
      noteInput(at) {
        own = at;
        session.noteInput(at);
      },
      onMessage: () => () => undefined,
    };
  }),

  'a session that nobody uses is not ended': broken((session) => ({
    clear(reason) {
      if (reason !== 'idle') session.clear(reason);
    },
  })),

  'a token is renewed for somebody who has left': broken((session, _storage, now) => ({
    lastInput: () => session.lastInput() && now(),
  })),

  'no token is renewed': () => ({ refresh: () => () => Promise.resolve() }),

  'a tab goes on with the token that it began with': broken((session) => {
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

  'the waiting token of an admin is not renewed': () => ({
    refresh: (refresh) => (which) => (which === 'admin' ? Promise.resolve() : refresh(which)),
  }),

  'the renewed token of an admin becomes the session’s': broken((session, storage) => ({
    rotate(token, stamp) {
      if (stamp.role === 'session') return session.rotate(token, stamp);
      storage.setItem('jwt', token);
      return true;
    },
  })),

  'the copy of an admin’s own token is not rotated': broken((session, storage) => ({
    rotate(token, stamp) {
      const copy = session.snapshot().kind === 'admin' ? storage.getItem('admin_jwt') : null;
      const isTaken = session.rotate(token, stamp);
      if (isTaken && copy !== null) storage.setItem('admin_jwt', copy);
      return isTaken;
    },
  })),
};
