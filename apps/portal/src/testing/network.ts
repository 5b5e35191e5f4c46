import { sampleHandlers } from '@producer-portal/api/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * Mocks the network for a test file with the sample library of one persona. A test can add its own handlers. An unhandled call
 * fails the test.
 *
 * @example const network = useNetwork(); network.use(handlers.alerts.list.failed(503));
 */
export function useNetwork() {
  const server = setupServer(...sampleHandlers());
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  // New handlers also reset the data that a test has changed.
  afterEach(() => server.resetHandlers(...sampleHandlers()));
  afterAll(() => server.close());
  return server;
}
