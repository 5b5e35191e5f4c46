import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { ChoiceGroup } from './choice-group.tsx';
import type { ChoiceGroupProps } from './choice-group.tsx';

const options = [
  { value: 'agency', label: 'To my agency', hint: '12 Elm Street' },
  { value: 'pickup', label: "I'll pick it up", disabled: true },
  { value: 'customer', label: 'To the customer' },
];

function Sample(props: Partial<ChoiceGroupProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <ChoiceGroup
      legend="Delivery"
      name="delivery"
      options={options}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

function getSelectedValue(): string | undefined {
  return screen
    .queryAllByRole<HTMLInputElement>('radio', { checked: true })
    .map((radio) => radio.value)
    .join();
}

it('is a group named by its legend and described by hint and error', () => {
  renderForUser(<Sample hint="Two weeks." error="Choose one." aria-describedby="note" />);
  const group = screen.getByRole('radiogroup', { name: 'Delivery' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-describedby')?.split(' ')).toHaveLength(3);
  expect(screen.getByText('Choose one.')).toBeDefined();
  expect(getSelectedValue()).toBe('');
});

it('uses the label as the name of each option, and the hint as its description', () => {
  renderForUser(<Sample />);
  expect(
    screen.getByRole('radio', { name: 'To my agency', description: '12 Elm Street' }),
  ).toBeDefined();
});

it('has a single tab stop; Space selects, and arrows skip disabled options', async () => {
  const { user } = renderForUser(<Sample />);
  await user.tab();
  await user.keyboard(' ');
  expect(getSelectedValue()).toBe('agency');
  await user.keyboard('{ArrowDown}');
  expect(getSelectedValue()).toBe('customer');
  await user.keyboard('{ArrowUp}');
  expect(getSelectedValue()).toBe('agency');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('does not select a disabled option', async () => {
  const { user } = renderForUser(<Sample value="customer" />);
  await user.click(screen.getByText("I'll pick it up"));
  expect(getSelectedValue()).toBe('customer');
});
