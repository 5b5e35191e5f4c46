import { NotFound, Rejected, ServerDown, TooManyRequests } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { goOffline } from '../../testing/go-offline.ts';
import { failureText } from './failure-text.ts';

const fallback = 'Try again.';
const timedOut = 'The system has timed out due to a technical error.';
const unreachable =
  'You’re offline, or the portal can’t be reached. Check your connection and try again.';
const offline = 'You’re offline. Try again when you’re back online.';

describe('failureText', () => {
  it.each([
    ['a 500', new ServerDown('500', { status: 500 }), timedOut],
    [
      'a 503 with a message',
      new ServerDown('503', { status: 503, hostMessage: 'Back at 9 pm ET.' }),
      `${timedOut} Back at 9 pm ET.`,
    ],
    ['a timeout', new ServerDown('no response in time', { reason: 'timeout' }), timedOut],
    ['no connection', new ServerDown('no response'), unreachable],
    ['a 422 with a message', new Rejected('422', { status: 422, hostMessage: 'No.' }), 'No.'],
    [
      'a 429',
      new TooManyRequests('429', { status: 429, retryAfter: 20 }),
      'The portal is busy. Try again in 20 seconds.',
    ],
    ['a 404', new NotFound('404', { status: 404 }), fallback],
    ['a bug', new TypeError('x is undefined'), fallback],
    ['no error', null, fallback],
  ])('explains %s', (_name, error, text) => {
    expect(failureText(error, fallback)).toBe(text);
  });

  it('says that the device is offline', () => {
    goOffline();
    expect(failureText(new ServerDown('no response'), fallback)).toBe(offline);
    expect(failureText(new ServerDown('too late', { reason: 'timeout' }), fallback)).toBe(offline);
    expect(failureText(new ServerDown('503', { status: 503 }), fallback)).toBe(timedOut);
  });
});
