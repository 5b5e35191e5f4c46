import { getErrorCode } from '../lib/error-code.ts';

/**
 * SQLSTATE codes of a server that can't serve right now. After these, the connection must not be
 * used again.
 */
const LOST_STATES = new Set([
  '25006', // A read-only standby: the primary has moved.
  '25P03', // The transaction was idle for too long, so the server closed the connection.
]);
/** Class 08 is a connection failure; 57P01 to 57P05 are a server that shuts down, starts, or disconnects. */
const LOST_CLASSES = /^(?:08...|57P0\d)$/;

/** The connection is fine, but the server couldn't do the work this time. */
const BUSY_STATES = new Set([
  '40001', // Serialization failure.
  '40P01', // Deadlock.
  '55P03', // Lock timeout.
  '57014', // Statement timeout.
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

/** Messages of node-postgres and Kysely for lost connections, in errors without a code. */
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

/** Pool errors: no connection was free in time, or the host is shutting down. */
const POOL_MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
]);

/** Whether an error means that its connection is lost and must leave the pool. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = getErrorCode(error);
  if (code === undefined) return LOST_MESSAGES.has(error.message);
  // A missing socket file (ENOENT) fails in `connect`, like a closed port.
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return (
    LOST_STATES.has(code) || LOST_CLASSES.test(code) || NETWORK_CODES.has(code) || isConnecting
  );
}

/**
 * Whether an error means that the database is temporarily unavailable, so that the same request can
 * succeed later. The response to these errors is 503; other errors are bugs.
 *
 * @example isUnavailable(new Error('Connection terminated unexpectedly')) // true
 */
export function isUnavailable(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  const code = getErrorCode(error);
  if (code === undefined) return error instanceof Error && POOL_MESSAGES.has(error.message);
  return BUSY_STATES.has(code) || BUSY_CLASS.test(code);
}
