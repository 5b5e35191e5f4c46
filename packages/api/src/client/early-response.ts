import type { TransportResponse } from './transport.ts';

/**
 * Reads an answer that was asked for ahead.
 *
 * @throws Error when it was redirected: as with the calls of the client, that is not the host's answer
 */
export async function readEarlyResponse(early: Promise<Response>): Promise<TransportResponse> {
  const response = await early;
  if (response.redirected) throw new Error('The answer was redirected');
  const text = await response.text();
  return { status: response.status, text, header: (name) => response.headers.get(name) };
}
