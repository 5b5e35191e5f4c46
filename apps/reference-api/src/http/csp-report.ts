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
 * Logs content security policy violations, except those of inline event handlers and style attributes.
 * Browsers report these when the portal parses hostile markup, even though nothing runs.
 */
export function cspReportRoutes(log: Log): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/csp-report', async (c) => {
    const parsed = v.safeParse(reportSchema, await c.req.json().catch(() => null));
    if (parsed.success) {
      const report = parsed.output['csp-report'];
      const directive = report['effective-directive'];
      if (!directive.endsWith('-attr')) {
        const blocked = removeQuery(report['blocked-uri']);
        const source = removeQuery(report['source-file']);
        log({ level: 'warning', message: `Policy: ${directive} blocked ${blocked} (${source})` });
      }
    }
    return c.body(null, 204);
  });
}

/** Removes the query string, because it can contain a sign-in code or search words. */
const removeQuery = (address: string) => address.replace(/[?#].*$/, '');
