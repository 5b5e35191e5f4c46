import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { TextField } from './text-field.tsx';

it('is named by its label and takes text', async () => {
  const { user } = renderForUser(<TextField label="Agent code" />);
  await user.click(screen.getByText('Agent code'));
  await user.keyboard('041187');
  expect(screen.getByRole('textbox', { name: 'Agent code' })).toHaveProperty('value', '041187');
});

it('is described by its hint and its error, and by what the caller adds', () => {
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

it('says neither when it has neither', () => {
  renderForUser(<TextField label="Agent code" />);
  const field = screen.getByRole('textbox');
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});
