import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Viewer } from '../policies/viewer.ts';
import type { Audit } from './security-event.ts';
import type { LiveSession, Sessions } from '../session/sessions.ts';

/** What every route finds in its context. */
export type AppEnv = {
  Variables: {
    requestId: string;
    db: Kysely<Database>;
    /** For searches, which have connections of their own. */
    searchDb: Kysely<Database>;
    sessions: Sessions;
    /** Milliseconds since 1970. */
    now: () => number;
    /** Records a security event of this request. */
    audit: Audit;
    /** Who is asking; set by `authenticate`. */
    viewer: Viewer;
    /** The session of the token that was sent; set by `authenticate`. */
    live: LiveSession;
  };
};
