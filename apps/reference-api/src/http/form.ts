import type { Context } from 'hono';
import { invalidRequest } from './problem.ts';

/**
 * Reads a submitted form.
 *
 * @param message The message for a body that is not a form.
 * @returns The fields by name. There are none if the `Content-Type` is not a form's.
 * @throws Problem 422 if the `Content-Type` is a form's, but the body is not a form.
 */
export async function readForm(c: Context, message: string): Promise<unknown> {
  return c.req.parseBody().catch((error: unknown) => {
    // The platform's parser throws a TypeError for a body that does not fit its Content-Type.
    if (!(error instanceof TypeError)) throw error;
    throw invalidRequest({ body: [message] });
  });
}
