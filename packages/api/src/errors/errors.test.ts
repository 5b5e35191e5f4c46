import { describe, expect, it } from 'vitest';
import { isAborted } from './aborted.ts';
import { isApiError } from './api-error.ts';
import { createErrorFromResponse, parseRetryAfter } from './from-response.ts';
import { isInvalidResponse } from './invalid-response.ts';
import { isNotAuthorized } from './not-authorized.ts';
import { isNotFound } from './not-found.ts';
import { isRejected } from './rejected.ts';
import { isServerDown } from './server-down.ts';
import { isSessionEnded } from './session-ended.ts';
import { isTooManyRequests } from './too-many-requests.ts';

const guards = {
  isAborted,
  isInvalidResponse,
  isNotAuthorized,
  isNotFound,
  isRejected,
  isServerDown,
  isSessionEnded,
  isTooManyRequests,
};

const createErrorForStatus = (status: number, body: unknown = {}) =>
  createErrorFromResponse({ call: 'GET /x', status, body, requestId: 'r-1', retryAfter: null })
    .error;

const findPassingGuards = (error: unknown) =>
  Object.entries(guards)
    .filter(([, guard]) => guard(error))
    .map(([name]) => name);

describe('createErrorFromResponse', () => {
  it.each([
    [401, 'isSessionEnded', 'SessionEnded'],
    [403, 'isNotAuthorized', 'NotAuthorized'],
    [404, 'isNotFound', 'NotFound'],
    [409, 'isRejected', 'Rejected'],
    [422, 'isRejected', 'Rejected'],
    [429, 'isTooManyRequests', 'TooManyRequests'],
    [500, 'isServerDown', 'ServerDown'],
    [503, 'isServerDown', 'ServerDown'],
  ])('for the status %i, only the guard %s accepts the error', (status, guard, name) => {
    const error = createErrorForStatus(status);
    expect(findPassingGuards(error)).toEqual([guard]);
    expect(error).toMatchObject({
      name,
      status,
      requestId: 'r-1',
      message: `GET /x returned ${status}`,
    });
  });

  it('any other status creates a plain ApiError', () => {
    const error = createErrorForStatus(418);
    expect(isApiError(error)).toBe(true);
    expect(findPassingGuards(error)).toEqual([]);
  });

  it('keeps the host’s message separate from the message for developers', () => {
    const modal = { title: 'Closed', content: '<p>Until noon.</p>' };
    const error = createErrorForStatus(403, { message: 'Ask your manager.', modal, extra: 1 });
    expect(error).toMatchObject({ hostMessage: 'Ask your manager.', modal });
    expect(error.message).not.toContain('manager');
  });

  it.each([undefined, null, 'text', [], { message: 7, modal: { title: 'x' } }])(
    'ignores an invalid body (%j)',
    (body) => {
      expect(createErrorForStatus(500, body)).toMatchObject({ hostMessage: null, modal: null });
    },
  );

  it('lists the rejected fields', () => {
    const error = createErrorForStatus(422, {
      errors: { 'delivery.phone': ['Ten digits, please.'] },
    });
    expect(error).toMatchObject({ fields: { 'delivery.phone': ['Ten digits, please.'] } });
  });
});

it('the guards accept errors from another copy of the package', () => {
  const foreignError = new Error('x');
  Object.defineProperty(foreignError, Symbol.for('@producer-portal/api/error'), { value: true });
  expect(isNotFound(Object.assign(foreignError, { kind: 'NotFound' }))).toBe(true);
});

it.each([null, undefined, 'NotFound', { kind: 'NotFound' }, new Error('NotFound')])(
  'the guards don’t accept %j',
  (value) => {
    expect(findPassingGuards(value)).toEqual([]);
    expect(isApiError(value)).toBe(false);
  },
);

describe('parseRetryAfter', () => {
  const now = Date.UTC(2026, 2, 2, 19, 5);
  it.each([
    ['120', 120],
    ['Mon, 02 Mar 2026 19:05:30 GMT', 30],
    ['Mon, 02 Mar 2026 19:00:00 GMT', 0],
    ['soon', null],
    [null, null],
  ])('converts %j to %j seconds', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });
});
