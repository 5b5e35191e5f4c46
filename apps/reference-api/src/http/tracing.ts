import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { startNodeSdk } from '@opentelemetry/sdk-node';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { TraceStatement } from '../db/open.ts';
import { getErrorCode } from '../lib/error-code.ts';
import type { AppEnv } from './app-env.ts';
import type { Log } from './log.ts';
import { PROBE_PATHS } from './probes.ts';

export type Tracing = {
  /** Records each request as a span, except health checks and requests for metrics. */
  traceRequest: MiddlewareHandler<AppEnv>;
  /** Records each statement of a request as a span. */
  traceStatement: TraceStatement;
  /** Sends the last spans, if the collector accepts them soon. */
  close(): Promise<void>;
};

const SERVICE_NAME = 'producer-portal-reference-api';
/** An unreachable collector must not delay the host's shutdown. */
const MAX_CLOSE_MS = 2000;

/**
 * Starts OpenTelemetry's SDK, which reads the `OTEL_` variables of this process. Import this module only if tracing
 * is on, because the SDK is large. Spans contain route patterns, and statements without their values, so they contain
 * no personal data.
 *
 * @param serviceName The name in the settings; `undefined` for the default one.
 * @param trustProxy Whether requests come from a proxy. In that case, the proxy decides which trace a request belongs to. Clients must
 * not decide this.
 */
export function startTracing({
  serviceName = SERVICE_NAME,
  trustProxy,
  log,
}: {
  serviceName: string | undefined;
  trustProxy: boolean;
  log: Log;
}): Tracing {
  const sdk = startNodeSdk({
    resourceAttributes: { 'service.name': serviceName },
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
  });
  const report = (message: string) => log({ level: 'error', message: `OpenTelemetry: ${message}` });
  const ignore = () => {};
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const tracer = trace.getTracer(SERVICE_NAME);

  return {
    async traceRequest(c, next) {
      const { method, path } = c.req;
      if (PROBE_PATHS.includes(path)) return next();
      const parent = trustProxy ? propagation.extract(ROOT_CONTEXT, c.req.header()) : ROOT_CONTEXT;
      await tracer.startActiveSpan(method, { kind: SpanKind.SERVER }, parent, async (span) => {
        try {
          await next();
        } finally {
          const route = routePath(c);
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': c.res.status,
            'portal.request_id': c.get('requestId'),
          });
          if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        }
      });
    },

    async traceStatement(text, run) {
      // Statements outside of requests are left out, because jobs run them every second.
      if (!trace.getSpan(context.active())) return run();
      const operation = /^\s*\w+/.exec(text)?.[0].trim().toUpperCase() ?? 'SQL';
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': maskLiterals(text),
      };
      return tracer.startActiveSpan(
        operation,
        { kind: SpanKind.CLIENT, attributes },
        async (span) => {
          try {
            return await run();
          } catch (error) {
            // Messages of database errors can contain values.
            span.setAttribute('error.type', getErrorCode(error) ?? 'unknown');
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        },
      );
    },

    async close() {
      const timeout = new Promise<void>((resolve) => {
        setTimeout(resolve, MAX_CLOSE_MS).unref();
      });
      await Promise.race([sdk.shutdown().catch(ignore), timeout]);
    },
  };
}

/** Replaces strings and numbers in a statement. Values are normally parameters, but some statements contain literals. */
function maskLiterals(text: string): string {
  return text.replaceAll(/'(?:[^']|'')*'/g, '?').replaceAll(/(?<![\w$."])\d+(?:\.\d+)?/g, '?');
}
