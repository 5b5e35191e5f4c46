/** One request as it goes over the wire. */
export type TransportRequest = {
  /** The call as developers name it, without its query. */
  name: string;
  /** Absolute, with its query. */
  url: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON; undefined for none. */
  body: unknown;
  idempotencyKey: string | undefined;
  /** Sent as the bearer; null for none. */
  token: string | null;
  /** Milliseconds. */
  timeout: number;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal | undefined;
};

/** An answer of any status. */
export type TransportAnswer = {
  status: number;
  text: string;
  header: (name: string) => string | null;
};

/** What a transport throws when its own code has failed: it means no outage. */
export class TransportFault extends Error {
  /** The class of what was thrown. */
  readonly of: string;

  constructor(of: string) {
    super('The transport has failed');
    this.of = of;
  }
}

/** The class of what was thrown; its message may hold anything. */
export const classOf = (thrown: unknown): string =>
  thrown instanceof Error && /^\w{1,40}$/.test(thrown.name) ? thrown.name : typeof thrown;

/** Brings a request to the host and its answer back; whatever it throws means that there was none. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
