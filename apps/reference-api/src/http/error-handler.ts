import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from './app-env.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { FileStorageError } from '../files/file-storage.ts';
import { describeError } from './describe-error.ts';
import type { Log } from './log.ts';
import { Problem } from './problem.ts';

/**
 * Responds to every error, in the contract's format. Internal details go only to the log, where the
 * request id identifies them.
 */
export function errorHandler(log: Log): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof Problem) {
      if (error.securityEvent) c.var.audit(error.securityEvent, error.session);
      return c.json(error.body, error.status, error.headers);
    }
    if (error instanceof HTTPException && error.status < 500) {
      return c.json(
        { message: 'We couldn’t process this request. Reload the page and try again.' },
        error.status,
      );
    }
    log({ level: 'error', ...describeError(error), requestId: c.var.requestId });
    return isUnavailable(error) || error instanceof FileStorageError
      ? c.json({ message: 'The portal is busy. Try again in a few seconds.' }, 503, {
          'Retry-After': '5',
        })
      : c.json({ message: 'Something went wrong on our side. Try again in a few minutes.' }, 500);
  };
}
