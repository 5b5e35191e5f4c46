import { decodeToken } from '../../session/decode-token.ts';
import type { SessionStorage } from '../../session/safe-storage.ts';
import type { Session } from '../../session/types.ts';
import type { Rules } from './world.ts';

const broken =
  (change: (session: Session, storage: SessionStorage) => Partial<Session>) => (): Rules => ({
    session: (session, storage) => ({ ...session, ...change(session, storage) }),
  });

/** Sessions and locks in which one rule each is broken: the model must notice every one. */
export const brokenRules: Record<string, () => Rules> = {
  'a rotated token is written without comparing it': broken((session, storage) => ({
    rotate(token, stamp) {
      if (!session.isCurrent(stamp)) return false;
      storage.setItem('jwt', token);
      return true;
    },
  })),

  'a rotated token of another person is taken': broken((session, storage) => ({
    rotate(token, stamp) {
      const isOlder = (session.snapshot().claims?.iat ?? 0) > (decodeToken(token)?.iat ?? 0);
      if (!session.isCurrent(stamp) || isOlder) return false;
      storage.setItem('jwt', token);
      return true;
    },
  })),

  'the generation of an answer is not looked at': broken((session) => ({
    snapshot: () => ({ ...session.snapshot(), generation: 0 }),
    stamp() {
      const stamp = session.stamp();
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
    return { token: () => known };
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
};
