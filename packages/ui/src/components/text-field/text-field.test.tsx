import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { TextField } from './text-field.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('is named by its label and accepts text', async () => {
  const { user } = renderForUser(<TextField label="Agent code" />);
  await user.click(screen.getByText('Agent code'));
  await user.keyboard('041187');
  expect(screen.getByRole('textbox', { name: 'Agent code' })).toHaveProperty('value', '041187');
});

it("is described by its hint, its error, and the caller's elements", () => {
  renderForUser(
    <>
      <TextField
        label="Agent code"
        hint="Six digits."
        error="Two digits are missing."
        aria-describedby="note"
      />
      <p id="note">As on your statement.</p>
    </>,
  );
  const field = screen.getByRole('textbox', {
    description: 'As on your statement. Six digits. Two digits are missing.',
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('has no description without a hint or error', () => {
  renderForUser(<TextField label="Agent code" />);
  const field = screen.getByRole('textbox');
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

it('counts the remaining characters, announces the count near the limit, and never cuts text', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const count = { max: 10, remaining: (characters: number) => `${characters} left` };
  const { user } = renderForUser(
    <LiveRegionProvider>
      <TextField label="Custom message" count={count} />
    </LiveRegionProvider>,
  );
  const field = screen.getByRole('textbox', { description: '10 left' });
  await user.type(field, 'Open');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('status').textContent).toBe('');
  await user.type(field, ' until late');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('status').textContent).toBe('-5 left');
  expect(field).toHaveProperty('value', 'Open until late');
});
