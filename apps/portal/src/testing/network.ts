import { sampleHandlers } from '@producer-portal/api/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * The network of a test file: the sample library of one persona, with handlers of a test's own before it. A call that nobody
 * answers fails the test.
 *
 * @example
 * const network = useNetwork();
 * network.use(handlers.alerts.list.failed(503));
 */
export function useNetwork() {
  const server = setupServer(...sampleHandlers());
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  // What a test makes or reads stays so until the handlers are made anew.
  afterEach(() => server.resetHandlers(...sampleHandlers()));
  afterAll(() => server.close());
  return server;
}
