import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Viewer } from '../policies/viewer.ts';
import type { Audit } from './security-event.ts';
import type { LiveSession, Sessions } from '../session/sessions.ts';

/** The context variables of every route. */
export type AppEnv = {
  Variables: {
    requestId: string;
    db: Kysely<Database>;
    /** For content without read flags, which can be a moment old. */
    readDb: Kysely<Database>;
    /** For searches, which have their own connections. */
    searchDb: Kysely<Database>;
    sessions: Sessions;
    /** Milliseconds since 1970. */
    now: () => number;
    /** Records a security event of this request. */
    audit: Audit;
    /** The signed-in user. Set by `authenticate`. */
    viewer: Viewer;
    /** The session of the request's token. Set by `authenticate`. */
    liveSession: LiveSession;
  };
};
