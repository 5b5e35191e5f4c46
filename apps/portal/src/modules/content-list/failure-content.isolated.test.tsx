import { Rejected, ServerDown } from '@producer-portal/api';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failureContent } from './failure-content.tsx';

// The locale is chosen when its module loads, which is before the tests.
vi.hoisted(() => localStorage.setItem('locale', 'es-US'));

it('marks only the host’s message as English on a Spanish page', () => {
  const error = new ServerDown('503', { status: 503, hostMessage: 'Back at 9 pm ET.' });
  render(<p>{failureContent(error, 'Try again.')}</p>);
  expect(screen.getByText('Back at 9 pm ET.').lang).toBe('en');
  expect(screen.getByText(/error/).lang).toBe('');
});

it('marks the host’s message if it is the whole text', () => {
  const error = new Rejected('422', { status: 422, hostMessage: 'Choose another name.' });
  render(<p>{failureContent(error, 'Try again.')}</p>);
  expect(screen.getByText('Choose another name.').lang).toBe('en');
});

it('leaves the portal’s own text as it is', () => {
  render(<p>{failureContent(null, 'Try again.')}</p>);
  expect(screen.getByText('Try again.').querySelector('[lang]')).toBeNull();
});
