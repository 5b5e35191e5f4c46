import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { QuantityField } from './quantity-field.tsx';
import type { QuantityFieldProps } from './quantity-field.tsx';

interface Options extends Partial<QuantityFieldProps> {
  /** Returns the number that the caller stores. */
  transform?: (next: number) => number;
}

function renderField({ transform = (next) => next, ...props }: Options = {}) {
  const onChange = vi.fn<(value: number) => void>();
  function Sample() {
    const [value, setValue] = useState(props.value ?? 100);
    return (
      <LiveRegionProvider>
        <QuantityField
          label="Postcards"
          min={50}
          max={200}
          step={50}
          labels={{ less: 'Fewer', more: 'More' }}
          {...props}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(transform(next));
          }}
        />
      </LiveRegionProvider>
    );
  }
  const { user } = renderForUser(<Sample />);
  return {
    user,
    onChange,
    field: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Postcards' }),
    button: (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }),
  };
}

describe('QuantityField', () => {
  it('is a spin button with its number and limits', () => {
    const { field } = renderField({ hint: 'Packs of 50.', error: 'Order less.' });
    expect(field.value).toBe('100');
    expect(
      ['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((name) => field.getAttribute(name)),
    ).toEqual(['100', '50', '200']);
    expect(screen.getByRole('spinbutton', { description: 'Packs of 50. Order less.' })).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['{ArrowUp}', 150],
    ['{ArrowDown}', 50],
    ['{ArrowUp}{ArrowUp}{ArrowUp}', 200],
    ['{ArrowDown}{ArrowDown}', 50],
  ])('steps with %s from 100 to %i', async (keys, value) => {
    const { user, field, onChange } = renderField();
    await user.click(field);
    await user.keyboard(keys);
    expect(field.value).toBe(String(value));
    expect(onChange).toHaveBeenLastCalledWith(value);
  });

  it('steps with its buttons, keeps focus on them, and announces the number', async () => {
    const { user, field, button, onChange } = renderField();
    await user.click(button('More'));
    await user.click(button('Fewer'));
    await user.click(button('Fewer'));
    expect(onChange.mock.calls).toEqual([[150], [100], [50]]);
    expect(field.value).toBe('50');
    expect(document.activeElement).toBe(button('Fewer'));
    expect(screen.getByRole('status').textContent).toBe('15010050');
  });

  it('stops at the minimum, and keeps focus on the button', async () => {
    const { user, button, onChange } = renderField({ value: 50 });
    await user.click(button('Fewer'));
    expect(onChange).not.toHaveBeenCalled();
    expect(button('Fewer').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Fewer'));
  });

  it.each([
    ['275', 275, ['{ArrowUp}', '200']],
    ['60', 60, ['{ArrowUp}', '100']],
    ['60', 60, ['{ArrowDown}', '50']],
    ['1', 1, ['{ArrowUp}', '50']],
    ['1,000', 1000, ['{ArrowDown}', '200']],
    ['', Number.NaN, ['{ArrowUp}', '50']],
    ['1.5', Number.NaN, ['{ArrowDown}', '50']],
    ['-3', Number.NaN, ['{ArrowUp}', '50']],
    ['a dozen', Number.NaN, ['{ArrowUp}', '50']],
  ])(
    'parses %j as %f and keeps the text; stepping moves to the next valid quantity',
    async (text, value, [key, next]) => {
      const { user, field, onChange } = renderField();
      await user.clear(field);
      if (text !== '') await user.type(field, text);
      await user.tab();
      expect(field.value).toBe(text);
      expect(onChange).toHaveBeenLastCalledWith(value);
      await user.click(field);
      await user.keyboard(key ?? '');
      expect(field.value).toBe(next);
    },
  );

  it('shows the number that the caller stores, even if the user typed a different one', async () => {
    const { user, field } = renderField({ transform: (next) => Math.min(next, 200) });
    await user.type(field, '0');
    expect(field.value).toBe('200');
  });

  it('has no aria-valuenow without a valid number', () => {
    const { field } = renderField({ value: Number.NaN });
    expect(field.hasAttribute('aria-valuenow')).toBe(false);
    expect(field.value).toBe('');
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not step if %j', async (props) => {
    const { user, field, button, onChange } = renderField(props);
    await user.click(field);
    await user.keyboard('{ArrowUp}');
    await user.click(button('More'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
