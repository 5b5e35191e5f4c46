import type { TransportResponse } from './transport.ts';

/**
 * Reads the response to an early request.
 *
 * @throws Error if it was redirected, because every response must come from the host itself
 */
export async function readEarlyResponse(
  earlyResponse: Promise<Response>,
): Promise<TransportResponse> {
  const response = await earlyResponse;
  if (response.redirected) throw new Error('The response was redirected');
  const text = await response.text();
  return { status: response.status, text, header: (name) => response.headers.get(name) };
}
