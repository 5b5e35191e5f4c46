import type { TransportAnswer } from './transport.ts';

/** Reads an answer that was asked for ahead. */
export async function readEarlyAnswer(early: Promise<Response>): Promise<TransportAnswer> {
  const response = await early;
  const text = await response.text();
  return { status: response.status, text, header: (name) => response.headers.get(name) };
}
