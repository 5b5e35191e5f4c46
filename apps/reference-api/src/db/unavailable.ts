import { errorCode } from '../lib/error-code.ts';

/**
 * SQLSTATE codes of a server that cannot serve now, by what they mean for the connection: after these
 * it must not be used again.
 */
const LOST_STATES = new Set([
  '25006', // A read-only standby: the primary has moved.
  '25P03', // The transaction stood idle for too long, so the server closed the connection.
]);
/** Class 08 is a connection failure; 57P01 to 57P05 are a server that shuts down, starts or hangs up. */
const LOST_CLASSES = /^(?:08...|57P0\d)$/;

/** The connection is good, but the server could not do the work this time. */
const BUSY_STATES = new Set([
  '40001', // Serialization failure.
  '40P01', // Deadlock.
  '55P03', // A lock was not to be had in time.
  '57014', // The statement took too long.
]);
/** Class 53 is insufficient resources: too many connections, memory, disk. */
const BUSY_CLASS = /^53...$/;

/** Node's codes for a network that does not reach the server. */
const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What node-postgres and Kysely say of a lost connection in errors that have no code. */
const LOST_MESSAGES = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
  'Query read timeout',
  'timeout expired',
]);

/** The pool's own refusals: no connection was free in time, or the host is closing. */
const POOL_MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
]);

/** Whether an error means that its connection is lost and must leave the pool. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code === undefined) return LOST_MESSAGES.has(error.message);
  // A socket file that is missing (ENOENT) fails in `connect` as a closed port does.
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return (
    LOST_STATES.has(code) || LOST_CLASSES.test(code) || NETWORK_CODES.has(code) || isConnecting
  );
}

/**
 * Whether an error means that the database cannot serve at the moment: the same call may succeed a
 * little later. Every such error is answered 503, any other is a fault of the host.
 *
 * @example isUnavailable(new Error('Connection terminated unexpectedly')) // true
 */
export function isUnavailable(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  const code = errorCode(error);
  if (code === undefined) return error instanceof Error && POOL_MESSAGES.has(error.message);
  return BUSY_STATES.has(code) || BUSY_CLASS.test(code);
}
