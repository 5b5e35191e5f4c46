import { Aborted } from '../errors/aborted.ts';
import { noAnswer, type TransportAnswer, type TransportRequest } from './transport.ts';

/** Reads an answer that was asked for ahead, within the limits of the request that it stands for. */
export async function readEarlyAnswer(
  response: Promise<Response>,
  { name, timeout, signal }: TransportRequest,
): Promise<TransportAnswer> {
  const late = AbortSignal.timeout(timeout);
  const limit = signal ? AbortSignal.any([signal, late]) : late;
  const givenUp = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error('given up'));
    if (limit.aborted) giveUp();
    limit.addEventListener('abort', giveUp, { once: true });
  });
  try {
    const { status, headers, text } = await Promise.race([readWhole(response), givenUp]);
    return { status, text, header: (key) => headers.get(key) };
  } catch {
    if (signal?.aborted) throw new Aborted(`${name} was aborted`);
    throw noAnswer(name, late.aborted);
  }
}

async function readWhole(response: Promise<Response>) {
  const answer = await response;
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
