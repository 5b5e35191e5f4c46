import { TooManyRequests } from '@producer-portal/api';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failureCopy } from './copy.ts';
import { FailedLoad } from './failed-load.tsx';

const copy = { ...failureCopy, failedTitle: 'Couldn’t load alerts' };
const show = (error: Error) => render(<FailedLoad error={error} retry={() => {}} copy={copy} />);
const retryButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' });

it('shows a default text when the host gives no message', () => {
  show(new Error('no response'));
  expect(screen.getByText(failureCopy.failedText)).toBeTruthy();
  expect(retryButton().disabled).toBe(false);
});

it('explains the disabled retry button, even next to a host message', () => {
  show(new TooManyRequests('429', { hostMessage: 'Slow down, please.', retryAfter: 30 }));
  expect(screen.getByText('Slow down, please.')).toBeTruthy();
  expect(screen.getByText('The portal is busy. Try again in 30 seconds.')).toBeTruthy();
  expect(retryButton().disabled).toBe(true);
});
