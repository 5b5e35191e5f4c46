import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import type { Kysely } from 'kysely';
import type { Database } from './db/tables.ts';
import { docsRoutes } from './docs/handlers.ts';
import type { AppEnv } from './http/app-env.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { cspReportRoutes } from './http/csp-report.ts';
import { errorHandler } from './http/error-handler.ts';
import type { Log } from './http/log.ts';
import { notFound, Problem } from './http/problem.ts';
import type { KnownOrigins } from './http/public-origin.ts';
import { createRateLimit } from './http/rate-limit.ts';
import type { PortalFiles } from './portal/portal-files.ts';
import { securityHeaders } from './portal/security-headers.ts';
import { alertRoutes } from './routes/alerts/handlers.ts';
import { attachmentRoutes, downloadRoutes } from './routes/attachments/handlers.ts';
import { exchangeRoutes, refreshRoutes } from './routes/auth-token/handlers.ts';
import { cartItemRoutes } from './routes/cart-items/handlers.ts';
import { clipRoutes } from './routes/clips/handlers.ts';
import { collateralRequestRoutes } from './routes/collateral-requests/handlers.ts';
import { collateralTemplateRoutes } from './routes/collateral-templates/handlers.ts';
import { favoritePageRoutes } from './routes/favorite-pages/handlers.ts';
import { featuredContentRoutes } from './routes/featured-content/handlers.ts';
import { fieldManagementNewsRoutes } from './routes/field-management-news/handlers.ts';
import { guideRoutes } from './routes/guides/handlers.ts';
import { imageRoutes } from './routes/images/handlers.ts';
import { jobAidRoutes } from './routes/job-aids/handlers.ts';
import { menuRoutes } from './routes/menus/handlers.ts';
import { policyUpdateRoutes } from './routes/policy-updates/handlers.ts';
import { productUpdateRoutes } from './routes/product-updates/handlers.ts';
import { productRoutes } from './routes/products/handlers.ts';
import { redirectRecordRoutes } from './routes/redirect-records/handlers.ts';
import { salesArticleRoutes } from './routes/sales-articles/handlers.ts';
import { salesPromotionRoutes } from './routes/sales-promotions/handlers.ts';
import { searchRoutes } from './routes/search/handlers.ts';
import { simplePageRoutes } from './routes/simple-pages/handlers.ts';
import { socialRoutes } from './routes/social/handlers.ts';
import { stateRoutes } from './routes/states/handlers.ts';
import { staticRoutes } from './routes/statics/handlers.ts';
import { taxonomyRoutes } from './routes/taxonomies/handlers.ts';
import { trainingRoutes } from './routes/trainings/handlers.ts';
import { webinarRoutes } from './routes/webinars/handlers.ts';
import { wholeListRoutes } from './routes/whole-lists/handlers.ts';
import { authenticate } from './session/authenticate.ts';
import { createSessions } from './session/sessions.ts';
import type { KeyRing } from './session/key-ring.ts';
import { developmentSignIn } from './sso/development-sign-in.ts';

/** The headers of an answer that a portal on another origin may read (decisions section 1). */
const EXPOSED_HEADERS = ['Total', 'Page', 'Per-Page', 'jwt', 'Date', 'Retry-After', 'X-Request-Id'];
const LARGEST_BODY_BYTES = 1024 * 1024;

export type AppOptions = KnownOrigins & {
  db: Kysely<Database>;
  keys: KeyRing;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The portal to serve, if any. */
  portal: PortalFiles | null;
  /** Whether anybody on this computer may sign in as anybody. */
  developmentSignIn: boolean;
  /** Calls that one person, and one address that is not signed in, may make in a minute; 0: any. */
  callsPerMinute: number;
  /** The address that a request came from, as far as the server can tell. */
  addressOf: (env: unknown, forwardedFor: string | undefined) => string;
};

/**
 * Puts the host together: the API, sign-in and the portal's files. It reads no environment, opens
 * nothing and listens to nothing; `app.request()` calls it as a test does.
 *
 * @example
 * const app = createApp({ db, keys, log, now: Date.now, … });
 * const answer = await app.request('/api/v1/alerts', { headers: { Authorization: `Bearer ${jwt}` } });
 */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { db, keys, log, now, portal, portalOrigin } = options;
  const sessions = createSessions(db, keys, now);
  const countPerson = createRateLimit(options.callsPerMinute, now);
  const countAddress = createRateLimit(options.callsPerMinute, now);
  const countStranger = (c: Context<AppEnv>) =>
    countAddress(options.addressOf(c.env, c.req.header('X-Forwarded-For')));

  const app = new Hono<AppEnv>();
  app.onError(errorHandler(log));
  app.use(requestId({ limitLength: 64 }));
  app.use(async (c, next) => {
    c.set('db', db);
    c.set('sessions', sessions);
    c.set('now', now);
    await next();
  });
  app.use(securityHeaders());
  const limitBody = bodyLimit({
    maxSize: LARGEST_BODY_BYTES,
    onError: () => {
      throw new Problem(413, 'That is more than this host takes in one go.');
    },
  });
  // Looking for the body of a call that can have none costs as much as all else before its handler.
  app.use((c, next) => (/^(?:GET|HEAD)$/.test(c.req.method) ? next() : limitBody(c, next)));

  app.use('/api/*', async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-store');
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
  app.use('/api/*', compressAnswers());

  // Whoever is not signed in is counted by address: these are the doors that anybody can knock at.
  const openDoors = [
    '/api/docs/*',
    '/api/v1/auth_token/exchange',
    '/api/v1/openapi.json',
    '/sso/*',
    '/csp-report',
    '/downloads/*',
  ];
  for (const open of openDoors) {
    app.use(open, async (c, next) => {
      countStranger(c);
      await next();
    });
  }
  app.route('/', exchangeRoutes());
  app.route('/', docsRoutes());
  app.route('/', downloadRoutes(keys));
  app.route('/', clipRoutes());
  app.route('/', imageRoutes());
  app.route('/', cspReportRoutes(log));
  if (options.developmentSignIn) app.route('/', developmentSignIn(portalOrigin));

  app.use('/api/*', authenticate(keys, countPerson, countStranger));
  for (const routes of [
    alertRoutes,
    () => attachmentRoutes(keys, options),
    cartItemRoutes,
    collateralRequestRoutes,
    collateralTemplateRoutes,
    favoritePageRoutes,
    featuredContentRoutes,
    fieldManagementNewsRoutes,
    guideRoutes,
    jobAidRoutes,
    menuRoutes,
    policyUpdateRoutes,
    productRoutes,
    productUpdateRoutes,
    redirectRecordRoutes,
    refreshRoutes,
    salesArticleRoutes,
    salesPromotionRoutes,
    searchRoutes,
    simplePageRoutes,
    socialRoutes,
    stateRoutes,
    staticRoutes,
    taxonomyRoutes,
    trainingRoutes,
    webinarRoutes,
    wholeListRoutes,
  ]) {
    app.route('/', routes());
  }

  app.get('*', async (c, next) => {
    const reserved = /^\/(?:api|downloads|sso|assets|sample)\//;
    const file = await portal?.file(c);
    if (file) return file;
    // The front door opens to whoever knocks, such as a balancer that asks whether the host lives.
    const wantsPage = c.req.path === '/' || (c.req.header('Accept') ?? '').includes('text/html');
    if (portal && wantsPage && !reserved.test(c.req.path)) return portal.page(c);
    return next();
  });
  app.notFound(() => {
    throw notFound('this address');
  });
  return app;
}
