import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { toSessionIds, type LiveSession, type SessionIds } from '../session/sessions.ts';
import type { AppEnv } from './app-env.ts';
import type { SecurityEvent } from './security-event.ts';
import { createSignInDigest } from './security-log.ts';

/**
 * The events passed to `audit` that the audit log keeps. `importRecords` and the commands `keys` and `saml-keys` add their own
 * entries. Refusals are only in the security log, so that attackers can't fill the table.
 */
const AUDITED: ReadonlySet<string> = new Set<SecurityEvent['event']>([
  'sign_in',
  'sign_out',
  'sessions_revoked',
  'single_logout',
  'token_reused',
  'impersonation_started',
  'impersonation_ended_by_host',
  'key_rotated',
  'key_revoked',
]);

type AuditEntry = {
  event: SecurityEvent['event'] | 'admin_action';
  details?: Record<string, string>;
  requestId?: string;
} & Partial<SessionIds>;

/** Adds an entry to the audit log, at the database's time. */
export async function addToAuditLog(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  const { event, details, signInId } = entry;
  await db
    .insertInto('audit_log')
    .values({
      event,
      details: details === undefined ? null : JSON.stringify(details),
      person_id: entry.userId ?? null,
      agent_id: entry.agentId ?? null,
      sign_in: signInId === undefined ? null : createSignInDigest(signInId),
      request_id: entry.requestId ?? null,
    })
    .execute();
}

const METHODS_THAT_READ = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Adds a request's events in `AUDITED` to the audit log, and every successful change that an admin makes as an agent. The
 * response is sent after that. If an entry can't be stored, the client gets an error.
 */
export function keepAuditLog(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { audit } = c.var;
    const entries: AuditEntry[] = [];
    c.set('audit', (securityEvent, session) => {
      audit(securityEvent, session);
      if (!AUDITED.has(securityEvent.event)) return;
      const { event, ...details } = securityEvent;
      entries.push({
        event,
        ...(Object.keys(details).length > 0 ? { details: toTexts(details) } : {}),
        ...describeSource(c, session),
      });
    });
    await next();
    const liveSession: LiveSession | undefined = c.var.liveSession;
    const isChange = !METHODS_THAT_READ.includes(c.req.method) && c.res.ok;
    if (isChange && liveSession && liveSession.actor !== null) {
      const details = { method: c.req.method, route: routePath(c) };
      entries.push({ event: 'admin_action', details, ...describeSource(c) });
    }
    for (const entry of entries) await addToAuditLog(c.var.db, entry);
  };
}

const toTexts = (details: object): Record<string, string> =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]));

/** Describes the session of an entry. It is not set before `authenticate` runs, or on public routes. */
function describeSource(c: Context<AppEnv>, session?: SessionIds) {
  const liveSession: LiveSession | undefined = c.var.liveSession;
  return {
    requestId: c.var.requestId,
    ...(session ?? (liveSession && toSessionIds(liveSession))),
  };
}
