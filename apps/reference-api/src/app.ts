import { search } from '@producer-portal/api';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import type { Kysely } from 'kysely';
import type { Database } from './db/tables.ts';
import { docsRoutes } from './docs/handlers.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { AppEnv } from './http/app-env.ts';
import { compressResponses } from './http/compress-responses.ts';
import { cspReportRoutes } from './http/csp-report.ts';
import { errorHandler } from './http/error-handler.ts';
import { createGuard } from './http/guard.ts';
import { healthRoutes } from './http/health.ts';
import { keepAuditLog } from './http/audit-log.ts';
import type { Metrics } from './http/metrics.ts';
import type { Tracing } from './http/tracing.ts';
import type { Log } from './http/log.ts';
import { PROBE_PATHS } from './http/probes.ts';
import { logRequests } from './http/request-log.ts';
import { notFound, Problem } from './http/problem.ts';
import type { KnownOrigins } from './http/public-origin.ts';
import type { SharedLimits } from './http/shared-limits.ts';
import { provideSecurityLog, createSecurityLog, type SecurityLog } from './http/security-log.ts';
import type { PortalFiles } from './portal/portal-files.ts';
import { securityHeaders } from './portal/security-headers.ts';
import { acknowledgementRoutes } from './routes/acknowledgements/handlers.ts';
import { attachmentRoutes, downloadRoutes, pictureRoutes } from './routes/attachments/handlers.ts';
import { authTokenRoutes, exchangeRoutes } from './routes/auth-token/handlers.ts';
import { briefRoutes } from './routes/brief/handlers.ts';
import { cartItemRoutes } from './routes/cart-items/handlers.ts';
import { clipRoutes } from './routes/clips/handlers.ts';
import { collateralRequestRoutes } from './routes/collateral-requests/handlers.ts';
import { favoritePageRoutes } from './routes/favorite-pages/handlers.ts';
import { contentRoutes } from './routes/content/handlers.ts';
import { featuredContentRoutes } from './routes/featured-content/handlers.ts';
import { guidesByStateRoutes } from './routes/guides/handlers.ts';
import { imageRoutes } from './routes/images/handlers.ts';
import { IMPORT_PATH, importRoutes } from './routes/import/handlers.ts';
import { announcementRoutes } from './routes/announcements/handlers.ts';
import { productAccess } from './routes/products/handlers.ts';
import { redirectRecordRoutes } from './routes/redirect-records/handlers.ts';
import { bindCheckRoutes } from './routes/bind-check/handlers.ts';
import { revisionRoutes } from './routes/revisions/handlers.ts';
import { searchRoutes } from './routes/search/handlers.ts';
import { sessionRoutes } from './routes/sessions/handlers.ts';
import { simplePageRoutes } from './routes/simple-pages/handlers.ts';
import { siteDocumentRoutes } from './routes/site-documents/handlers.ts';
import { stateRoutes } from './routes/states/handlers.ts';
import { taxonomyRoutes } from './routes/taxonomies/handlers.ts';
import { trainingRoutes } from './routes/trainings/handlers.ts';
import { requireImportToken } from './routes/import/require-import-token.ts';
import { authenticate } from './session/authenticate.ts';
import { createSessions } from './session/sessions.ts';
import type { KeyRing } from './session/key-ring.ts';
import { developmentSignIn } from './sso/development-sign-in.ts';
import { ssoRoutes } from './sso/routes.ts';
import type { SingleSignOn } from './sso/sso-options.ts';

const exchangePath = '/api/v1/auth_token/exchange';

/** Response headers that a portal on another origin can read (docs/contract.md#cross-origin-requests). */
const EXPOSED_HEADERS = ['Total', 'Page', 'Per-Page', 'jwt', 'Date', 'Retry-After', 'X-Request-Id'];
const MAX_BODY_BYTES = 1024 * 1024;
/** Limit for imports, which only a service sends, one at a time. */
const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
/** Limit for unauthenticated requests, which send only a code, a form, or a report. */
const MAX_PUBLIC_BODY_BYTES = 16 * 1024;
/** Limit for SAML messages, which contain certificates and all of a user's attributes. */
const MAX_SAML_BODY_BYTES = 256 * 1024;

/** A limit per IP address is this many times the limit per user, because all users in an office can share an address. */
const USERS_PER_ADDRESS = 10;

export type AppOptions = KnownOrigins & {
  db: Kysely<Database>;
  /** Separate connections for searches, so that searches never use all connections. */
  searchDb: Kysely<Database>;
  /** For content without read flags. If the database has a replica, the data can be a moment old. */
  readDb: Kysely<Database>;
  /** For imports. On a PostgreSQL server, this connection has no time limits. */
  jobsDb: Kysely<Database>;
  /** Rejects when the database does not respond. */
  ping: () => Promise<unknown>;
  keys: KeyRing;
  /** The files of imported records. */
  files: FileStorage;
  log: Log;
  /** Milliseconds since 1970, by the database's clock. */
  now: () => number;
  /** Milliseconds of a monotonic clock. */
  monotonic: () => number;
  /** Whether the host is shutting down and must not receive more requests. */
  isClosing: () => boolean;
  /** The portal to serve, if any. */
  portal: PortalFiles | null;
  /** Whether anyone on this computer can sign in as any user. */
  developmentSignIn: boolean;
  /** Single sign-on at an identity provider. `null` without one. */
  sso: SingleSignOn | null;
  /** A sign-in ends after this many minutes without a request. */
  idleMinutes: number;
  /** A sign-in ends after this many hours. */
  sessionHours: number;
  /** Requests per minute, for each user or, if the user is unknown, for each IP address. 0 means no limit. */
  callsPerMinute: number;
  /** The metrics of this process. `null` if nobody can read them. */
  metrics: Metrics | null;
  /** Whether the log has a line for each request. */
  logRequests: boolean;
  /** Records requests as spans. `null` without a collector. */
  tracing: Pick<Tracing, 'traceRequest'> | null;
  /** SHA-256 of the token for imports over HTTP, in hexadecimal. `null` turns these imports off. */
  importTokenHash: string | null;
  /** The rate limits that hosts share. */
  sharedLimits: SharedLimits;
  /** Whether requests come from our own proxy, which sets or removes their `X-Request-Id`. */
  trustProxy: boolean;
  /** Returns the client's IP address, as reported by the connection or the proxy. */
  getClientAddress: (env: unknown, forwardedFor: string | undefined) => string;
};

/**
 * Creates the host's app: the API, sign-in, and the portal's files. It reads no environment
 * variables and opens no port. Tests call it with `app.request()`.
 *
 * @example
 * const app = createApp({ db, keys, log, now: Date.now, … });
 * const response = await app.request('/api/v1/alerts', { headers: { Authorization: `Bearer ${jwt}` } });
 */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { db, readDb, searchDb, keys, log, now, portal, portalOrigin, metrics, tracing } = options;
  const sessions = createSessions(options);
  const guard = createGuard(options);

  const app = new Hono<AppEnv>();
  app.onError(errorHandler(log));
  // A client could forge an id, so only our own proxy can choose it. With a limit of 0, each request gets a new one.
  app.use(requestId({ limitLength: options.trustProxy ? 64 : 0 }));
  if (options.logRequests) app.use(logRequests(log));
  if (tracing) app.use(tracing.traceRequest);
  if (metrics) app.use(metrics.measure);
  const writeToLog = createSecurityLog(log);
  const logEvent: SecurityLog = (event, source) => {
    metrics?.countEvent(event);
    writeToLog(event, source);
  };
  app.use(provideSecurityLog(logEvent, guard.getCallerKey));
  app.use(async (c, next) => {
    c.set('db', db);
    c.set('readDb', readDb);
    c.set('searchDb', searchDb);
    c.set('sessions', sessions);
    c.set('now', now);
    await next();
  });
  app.use(keepAuditLog());
  app.use(securityHeaders());
  app.use(async (c, next) => {
    await next();
    // Portals estimate the database's time from this header. By default, Node sends the time of the host's own clock.
    c.res.headers.set('Date', new Date(now()).toUTCString());
  });

  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  if (portalOrigin) {
    app.use(
      '/api/*',
      cors({
        origin: [portalOrigin],
        allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
        exposeHeaders: EXPOSED_HEADERS,
        maxAge: 600,
      }),
    );
  }

  // Rate limits by IP address run before any other work, and rate limits per user follow after authentication.
  const limitApiCalls = guard.limitByAddress('api', USERS_PER_ADDRESS);
  app.use('/api/*', (c, next) => (c.req.path === exchangePath ? next() : limitApiCalls(c, next)));
  const limitFileCalls = guard.limitByAddress('files', USERS_PER_ADDRESS);
  for (const path of ['/downloads/*', '/sample/*']) app.use(path, limitFileCalls);
  // Sign-in has its own limit, so that guessed tokens don't block it and guessed codes don't block the API.
  const limitSignIn = guard.limitByAddress('sign_in');
  for (const path of [exchangePath, '/sso/*']) app.use(path, limitSignIn);
  app.use('/csp-report', guard.limitByAddress('reports'));
  const limitProbes = guard.limitByAddress('probes');
  for (const path of PROBE_PATHS) app.use(path, limitProbes);

  // The documentation comes before `compressResponses`, because its responses are compressed once and cached.
  app.route('/', docsRoutes());
  app.route('/', healthRoutes(options));
  if (metrics) app.route('/', metrics.routes(options));

  app.use('/api/*', compressResponses());

  const limitPublicBody = limitBody(MAX_PUBLIC_BODY_BYTES);
  for (const path of [exchangePath, '/csp-report']) app.use(path, limitPublicBody);
  const limitSamlBody = limitBody(MAX_SAML_BODY_BYTES);
  app.use('/sso/*', (c, next) =>
    c.req.path.startsWith('/sso/saml/') ? limitSamlBody(c, next) : limitPublicBody(c, next),
  );
  app.use('/sso/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.route('/', exchangeRoutes());
  app.route('/', downloadRoutes(keys, options.files));
  app.route('/', pictureRoutes(options.files));
  app.route('/', clipRoutes());
  app.route('/', imageRoutes());
  app.route('/', cspReportRoutes(log));
  if (options.developmentSignIn) app.route('/', developmentSignIn(portalOrigin));
  if (options.sso) app.route('/', ssoRoutes(options.sso, options));

  // Imports come from a service that has its own token, not from a user.
  app.use(IMPORT_PATH, requireImportToken(options.importTokenHash, guard.limitUnauthenticated));
  app.use(IMPORT_PATH, guard.limitImports());
  app.use(IMPORT_PATH, limitBody(MAX_IMPORT_BYTES));
  app.route('/', importRoutes(options));

  app.use('/api/*', authenticate(keys, guard.limitUnauthenticated));
  // These routes come before the per-user limits, so that someone with a copied token can't keep
  // the owner from ending the sign-in.
  for (const path of ['/api/v1/auth_token/*', '/api/v1/sessions/*']) {
    app.use(path, guard.limitSessionCalls());
  }
  app.route('/', authTokenRoutes());
  app.route('/', sessionRoutes());

  app.use('/api/*', guard.limitCalls());
  app.use(search.list.path, guard.limitSearches());
  app.use('/api/*', limitBody(MAX_BODY_BYTES));
  app.use('/api/*', guard.limitWrites());
  for (const routes of [
    () => acknowledgementRoutes(keys),
    () => attachmentRoutes(keys, options),
    briefRoutes,
    cartItemRoutes,
    collateralRequestRoutes,
    favoritePageRoutes,
    featuredContentRoutes,
    guidesByStateRoutes,
    announcementRoutes,
    // Handles only refused products. `contentRoutes` returns the others.
    productAccess,
    redirectRecordRoutes,
    bindCheckRoutes,
    revisionRoutes,
    searchRoutes,
    simplePageRoutes,
    siteDocumentRoutes,
    stateRoutes,
    taxonomyRoutes,
    trainingRoutes,
    // These routes come last, because they also match paths that other routes handle.
    contentRoutes,
  ]) {
    app.route('/', routes());
  }

  app.get('*', async (c, next) => {
    const reserved = /^\/(?:api|downloads|sso|assets|sample)\//;
    const file = await portal?.file(c);
    if (file) return file;
    // `/` returns the page for any `Accept` header, because load balancers use it as a health check.
    const wantsPage = c.req.path === '/' || (c.req.header('Accept') ?? '').includes('text/html');
    if (portal && wantsPage && !reserved.test(c.req.path)) return portal.page(c);
    return next();
  });
  app.notFound(() => {
    throw notFound('this page');
  });
  return app;
}

/** Rejects bodies that are larger than `maxSize`. If there is a `Content-Length`, rejects them before reading. */
function limitBody(maxSize: number): MiddlewareHandler<AppEnv> {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem(413, 'This is too much to send at once. Shorten it and try again.');
    },
  });
  // GET and HEAD have no body, and checking for one is expensive.
  return (c, next) => (/^(?:GET|HEAD)$/.test(c.req.method) ? next() : limit(c, next));
}
