import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { SelectField } from './select-field.tsx';

const options = (
  <>
    <option value="mh">Mobile home</option>
    <option value="mc">Motorcycle</option>
  </>
);

it('is named by its label and reports the selected value', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { user } = renderForUser(
    <SelectField label="Product" onChange={(event) => onChange(event.target.value)}>
      {options}
    </SelectField>,
  );
  await user.tab();
  const select = screen.getByRole('combobox', { name: 'Product' });
  expect(document.activeElement).toBe(select);
  await user.selectOptions(select, 'Motorcycle');
  expect(onChange.mock.calls).toEqual([['mc']]);
});

it('is described by its hint and its error', () => {
  renderForUser(
    <SelectField label="Product" hint="As quoted." error="Choose a product.">
      {options}
    </SelectField>,
  );
  const select = screen.getByRole('combobox', { description: 'As quoted. Choose a product.' });
  expect(select.getAttribute('aria-invalid')).toBe('true');
});
