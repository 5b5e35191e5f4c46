import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { calendarLabels } from '../../testing/calendar-labels.ts';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { DateRangeField } from './date-range-field.tsx';
import type { DateRange, DateRangeFieldProps } from './date-range-field.tsx';

const labels: DateRangeFieldProps['labels'] = {
  start: 'From',
  end: 'To',
  hint: 'Month/day/year.',
  openCalendar: (rangeEnd) => `Choose ${rangeEnd}`,
  closeCalendar: 'Close',
  invalid: (text) => `${text} is not a date.`,
  order: 'Wrong order.',
  outside: 'Not in 2026.',
  calendar: calendarLabels,
};

interface Options extends Partial<DateRangeFieldProps> {
  /** Returns the value that the caller stores. */
  transform?: (next: DateRange, current: DateRange) => DateRange;
}

function renderField({ transform = (next) => next, ...props }: Options = {}) {
  const onChange = vi.fn<(value: DateRange) => void>();
  function Sample() {
    const [value, setValue] = useState(props.value ?? { start: '', end: '' });
    return (
      <LiveRegionProvider>
        <DateRangeField
          legend="Date"
          today="2026-03-02"
          labels={labels}
          {...props}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(transform(next, value));
          }}
        />
        <button onClick={() => setValue({ start: '', end: '' })}>Clear all</button>
        <button onClick={() => setValue({ start: '2026-05-05', end: '' })}>Go back</button>
      </LiveRegionProvider>
    );
  }
  const { user } = renderForUser(<Sample />);
  const getField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { user, onChange, from: getField('From'), to: getField('To') };
}

function getFocusedDay(): string | undefined {
  return document.activeElement?.getAttribute('data-day') ?? undefined;
}

describe('typing', () => {
  it('renders a group of two fields, each described by the date format', () => {
    const { from } = renderField({ value: { start: '2026-03-02', end: '' } });
    expect(screen.getByRole('group', { name: 'Date' })).toBeDefined();
    expect(from.value).toBe('3/2/2026');
    expect(
      screen.getByRole('textbox', { name: 'To', description: 'Month/day/year.' }),
    ).toBeDefined();
  });

  it('parses and reformats the text only on blur', async () => {
    const { user, from, onChange } = renderField();
    await user.type(from, '3/9/26');
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange.mock.calls).toEqual([[{ start: '2026-03-09', end: '' }]]);
    expect(from.value).toBe('3/9/2026');
  });

  it('parses the text on Enter, and not again on blur', async () => {
    const { user, to, onChange } = renderField();
    await user.type(to, '3/9/2026{Enter}');
    await user.tab();
    expect(onChange.mock.calls).toEqual([[{ start: '', end: '2026-03-09' }]]);
  });

  it('keeps an invalid date, and shows and announces the error', async () => {
    const { user, from, onChange } = renderField({ value: { start: '2026-03-02', end: '' } });
    await user.clear(from);
    await user.type(from, '2/30');
    expect(from.hasAttribute('aria-invalid')).toBe(false);
    await user.tab();
    expect(from.value).toBe('2/30');
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getByRole('textbox', {
        name: 'From',
        description: 'Month/day/year. 2/30 is not a date.',
      }),
    ).toBe(from);
    expect(screen.getByRole('status').textContent).toBe('2/30 is not a date.');
    // The previous day is cleared.
    expect(onChange.mock.calls).toEqual([[{ start: '', end: '' }]]);
  });

  it('clears the value when emptied', async () => {
    const { user, from, onChange } = renderField({
      value: { start: '2026-03-02', end: '2026-03-09' },
    });
    await user.clear(from);
    await user.tab();
    expect(onChange.mock.calls).toEqual([[{ start: '', end: '2026-03-09' }]]);
  });

  it('shows the error for reversed dates next to the last day, no matter which day was typed', async () => {
    const { user, from, to, onChange } = renderField({ value: { start: '', end: '2026-03-09' } });
    await user.type(from, '3/10/2026');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'To', description: /Wrong order/ })).toBe(to);
    expect(screen.getByRole('status').textContent).toBe('Wrong order.');
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-10', end: '2026-03-09' });
  });

  it('rejects a day outside the limits if labels.outside is set', async () => {
    const { user, from } = renderField({ min: '2026-01-01', max: '2026-12-31' });
    await user.type(from, '12/31/2025');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'From', description: /Not in 2026/ })).toBe(from);
  });

  it('accepts a day outside the limits if labels.outside is omitted', async () => {
    const { user, from } = renderField({
      min: '2026-01-01',
      labels: { ...labels, outside: undefined },
    });
    await user.type(from, '12/31/2025');
    await user.tab();
    expect(from.hasAttribute('aria-invalid')).toBe(false);
  });

  it('keeps the text if the caller rejects the value', async () => {
    const { user, from, to } = renderField({
      value: { start: '', end: '2026-03-09' },
      transform: (next, current) => (next.end < next.start ? current : next),
    });
    await user.type(from, '3/10/2026');
    await user.tab();
    expect(from.value).toBe('3/10/2026');
    expect(screen.getByRole('textbox', { name: 'To', description: /Wrong order/ })).toBe(to);
  });

  it('shows a new value from the caller', async () => {
    const { user, from } = renderField({ value: { start: '2026-03-02', end: '' } });
    await user.clear(from);
    await user.type(from, 'nonsense');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(from.value).toBe('5/5/2026');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(from.value).toBe('');
  });

  it('shows an invalid value unchanged, with an error', () => {
    const { from } = renderField({ value: { start: '2026-02-30', end: '' } });
    expect(from.value).toBe('2026-02-30');
    expect(from.getAttribute('aria-invalid')).toBe('true');
  });
});

it('marks both fields as invalid if the error prop is set', () => {
  const { from, to } = renderField({ error: 'Choose a day.' });
  expect([from, to].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(
    screen.getByRole('textbox', { name: 'To', description: 'Month/day/year. Choose a day.' }),
  ).toBe(to);
});

describe('the calendar', () => {
  it('opens at today, selects with Enter, closes, restores focus, and announces the day', async () => {
    const { user, from, onChange } = renderField();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Choose start' })).toBeDefined();
    expect(getFocusedDay()).toBe('2026-03-02');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(from.value).toBe('3/3/2026');
    expect(onChange.mock.calls).toEqual([[{ start: '2026-03-03', end: '' }]]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose start' }));
    expect(screen.getByRole('status').textContent).toBe('Tuesday, March 3, 2026');
  });

  it('opens at the day in its field and shows the whole range', async () => {
    const { user } = renderField({ value: { start: '2026-03-10', end: '2026-03-12' } });
    await user.click(screen.getByRole('button', { name: 'Choose end' }));
    expect(getFocusedDay()).toBe('2026-03-12');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    await user.keyboard('{ArrowRight}');
    expect(getFocusedDay()).toBe('2026-03-13');
  });

  it.each([
    ['Escape', async ({ user }: ReturnType<typeof renderField>) => user.keyboard('{Escape}')],
    [
      'its button',
      async ({ user }: ReturnType<typeof renderField>) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    [
      'the button that opened it',
      async ({ user }: ReturnType<typeof renderField>) =>
        user.click(screen.getByRole('button', { name: 'Choose start' })),
    ],
  ])('closes with %s and restores focus', async (_, close) => {
    const sample = renderField();
    await sample.user.click(screen.getByRole('button', { name: 'Choose start' }));
    await close(sample);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose start' }));
    expect(sample.onChange).not.toHaveBeenCalled();
  });

  it('closes when the user clicks outside, or leaves it with Tab', async () => {
    const { user, to } = renderField();
    await user.click(screen.getByRole('button', { name: 'Choose start' }));
    await user.click(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose start' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    await user.tab();
    expect(document.activeElement).toBe(to);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('replaces invalid text with the selected day', async () => {
    const { user, from } = renderField();
    await user.type(from, 'nonsense');
    await user.click(screen.getByRole('button', { name: 'Choose start' }));
    await user.keyboard('{Enter}');
    expect(from.value).toBe('3/2/2026');
    expect(from.hasAttribute('aria-invalid')).toBe(false);
  });

  it('does not open if disabled', async () => {
    const { user, from } = renderField({ disabled: true });
    await user.click(screen.getByRole('button', { name: 'Choose start' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(from.disabled).toBe(true);
  });
});
