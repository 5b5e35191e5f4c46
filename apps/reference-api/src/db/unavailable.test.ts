import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isConnectionLost, isUnavailable } from './unavailable.ts';

const createCodedError = (code: string) => Object.assign(new Error('text'), { code });
const createServerError = (code: string) =>
  Object.assign(new pg.DatabaseError('text', 0, 'error'), { code });

describe('a database error', () => {
  it.each([
    ['08000', true],
    ['08006', true],
    ['25006', true],
    ['25P03', true],
    ['57P01', true],
    ['57P02', true],
    ['57P03', true],
    ['57P05', true],
    ['40001', false],
    ['40P01', false],
    ['53100', false],
    ['53300', false],
    ['55P03', false],
    ['57014', false],
  ])('counts as unavailable with SQLSTATE %s; connection lost: %s', (code, isLost) => {
    expect(isUnavailable(createServerError(code))).toBe(true);
    expect(isConnectionLost(createServerError(code))).toBe(isLost);
  });

  it.each([
    'EAI_AGAIN',
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EPIPE',
    'ETIMEDOUT',
  ])('counts as unavailable with the network code %s', (code) => {
    expect(isUnavailable(createCodedError(code))).toBe(true);
    expect(isConnectionLost(createCodedError(code))).toBe(true);
  });

  it('counts as unavailable for a missing socket file', () => {
    expect(isUnavailable(Object.assign(createCodedError('ENOENT'), { syscall: 'connect' }))).toBe(
      true,
    );
  });

  it.each([
    ['Connection terminated', true],
    ['Connection terminated unexpectedly', true],
    ['Connection terminated due to connection timeout', true],
    ['Client has encountered a connection error and is not queryable', true],
    ['Client was closed and is not queryable', true],
    ['Query read timeout', true],
    ['timeout expired', true],
    ['timeout exceeded when trying to connect', false],
    ['Cannot use a pool after calling end on the pool', false],
  ])('counts as unavailable with the message "%s"; connection lost: %s', (message, isLost) => {
    expect(isUnavailable(new Error(message))).toBe(true);
    expect(isConnectionLost(new Error(message))).toBe(isLost);
  });

  it.each([
    createServerError('23505'),
    createServerError('25P02'),
    createServerError('42P01'),
    createServerError('22021'),
    createServerError('XX000'),
    createCodedError('ENOENT'),
    new Error('something else'),
    'Connection terminated',
    null,
  ])('does not count as unavailable: %s', (error) => {
    expect(isUnavailable(error)).toBe(false);
    expect(isConnectionLost(error)).toBe(false);
  });
});
