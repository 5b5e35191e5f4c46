import { expect, it } from 'vitest';
import { isNewVersionMessage, isPageInUseMessage } from './worker-messages.ts';

it('accepts messages of the service worker and of pages', () => {
  expect(isPageInUseMessage({ type: 'opened', entry: '/assets/index.js' })).toBe(true);
  expect(isNewVersionMessage({ type: 'new-version', entry: '/assets/index.js' })).toBe(true);
  expect(isNewVersionMessage({ type: 'new-version', entry: null })).toBe(true);
});

it.each([null, 'opened', 1, [], {}, { type: 'opened' }, { type: 'new-version', entry: 1 }])(
  'refuses any other message: %j',
  (data) => {
    expect(isPageInUseMessage(data)).toBe(false);
    expect(isNewVersionMessage(data)).toBe(false);
  },
);
