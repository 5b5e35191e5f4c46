import { TooManyRequests } from '@producer-portal/api';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failureCopy } from './copy.ts';
import { FailedLoad } from './failed-load.tsx';

const copy = { ...failureCopy, failedTitle: 'Alerts could not be loaded' };
const show = (error: Error) => render(<FailedLoad error={error} retry={() => {}} copy={copy} />);
const retry = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' });

it('says in its own words what the host has none for', () => {
  show(new Error('no answer'));
  expect(screen.getByText(failureCopy.failedText)).toBeTruthy();
  expect(retry().disabled).toBe(false);
});

it('explains a button that waits, also beside the host’s words', () => {
  show(new TooManyRequests('429', { hostMessage: 'Slow down, please.', retryAfter: 30 }));
  expect(screen.getByText('Slow down, please.')).toBeTruthy();
  expect(screen.getByText('The portal is busy. Try again in 30 seconds.')).toBeTruthy();
  expect(retry().disabled).toBe(true);
});
