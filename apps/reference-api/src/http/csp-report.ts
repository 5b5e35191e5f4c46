import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from './app-env.ts';
import type { Log } from './log.ts';

const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, 200)),
  ),
  '',
);
const reportSchema = v.object({
  'csp-report': v.object({ 'effective-directive': text, 'blocked-uri': text, 'source-file': text }),
});

/**
 * Notes what a browser refused because of the pages' policy. What it refused of an inline attribute
 * is left out: reading hostile markup without showing it reports those, though nothing ran.
 */
export function cspReportRoutes(log: Log): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/csp-report', async (c) => {
    const parsed = v.safeParse(reportSchema, await c.req.json().catch(() => null));
    if (parsed.success) {
      const report = parsed.output['csp-report'];
      const directive = report['effective-directive'];
      if (!directive.endsWith('-attr')) {
        const blocked = withoutQuery(report['blocked-uri']);
        const source = withoutQuery(report['source-file']);
        log({ level: 'warning', message: `Policy: ${directive} refused ${blocked} (${source})` });
      }
    }
    return c.body(null, 204);
  });
}

/** A query can hold a code or what somebody searched for. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');
