import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { CheckboxField } from './checkbox-field.tsx';

it('toggles with Space and with a click on its label', async () => {
  const { user } = renderForUser(<CheckboxField label="Ship to my agency" />);
  const box = screen.getByRole('checkbox', { name: 'Ship to my agency' });
  await user.tab();
  await user.keyboard(' ');
  expect(box).toHaveProperty('checked', true);
  await user.click(screen.getByText('Ship to my agency'));
  expect(box).toHaveProperty('checked', false);
});

it('has the hint and the error in its description, not its name', () => {
  renderForUser(<CheckboxField label="Correct" hint="For Texas." error="Confirm it." />);
  const box = screen.getByRole('checkbox', {
    name: 'Correct',
    description: 'For Texas. Confirm it.',
  });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
