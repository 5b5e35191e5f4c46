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
  openCalendar: (which) => `Choose ${which}`,
  closeCalendar: 'Close',
  invalid: (text) => `${text} is no date.`,
  order: 'Wrong order.',
  outside: 'Not in 2026.',
  calendar: calendarLabels,
};

interface Options extends Partial<DateRangeFieldProps> {
  /** What the caller makes of a change. */
  take?: (next: DateRange, now: DateRange) => DateRange;
}

function start({ take = (next) => next, ...props }: Options = {}) {
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
            setValue(take(next, value));
          }}
        />
        <button onClick={() => setValue({ start: '', end: '' })}>Clear all</button>
        <button onClick={() => setValue({ start: '2026-05-05', end: '' })}>Go back</button>
      </LiveRegionProvider>
    );
  }
  const { user } = renderForUser(<Sample />);
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { user, onChange, from: field('From'), to: field('To') };
}

function focusedDay(): string | undefined {
  return document.activeElement?.getAttribute('data-day') ?? undefined;
}

describe('typing', () => {
  it('is a group of two fields, each described by how to write a day', () => {
    const { from } = start({ value: { start: '2026-03-02', end: '' } });
    expect(screen.getByRole('group', { name: 'Date' })).toBeDefined();
    expect(from.value).toBe('3/2/2026');
    expect(
      screen.getByRole('textbox', { name: 'To', description: 'Month/day/year.' }),
    ).toBeDefined();
  });

  it('is read when the field is left, not before, and written our way', async () => {
    const { user, from, onChange } = start();
    await user.type(from, '3/9/26');
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange.mock.calls).toEqual([[{ start: '2026-03-09', end: '' }]]);
    expect(from.value).toBe('3/9/2026');
  });

  it('is read at Enter, which may send the form, and once alone', async () => {
    const { user, to, onChange } = start();
    await user.type(to, '3/9/2026{Enter}');
    await user.tab();
    expect(onChange.mock.calls).toEqual([[{ start: '', end: '2026-03-09' }]]);
  });

  it('keeps what is no date and says how to write it, also aloud', async () => {
    const { user, from, onChange } = start({ value: { start: '2026-03-02', end: '' } });
    await user.clear(from);
    await user.type(from, '2/30');
    expect(from.hasAttribute('aria-invalid')).toBe(false);
    await user.tab();
    expect(from.value).toBe('2/30');
    expect(from.getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getByRole('textbox', {
        name: 'From',
        description: 'Month/day/year. 2/30 is no date.',
      }),
    ).toBe(from);
    expect(screen.getByRole('status').textContent).toBe('2/30 is no date.');
    // The other end does not keep a day that is no longer there.
    expect(onChange.mock.calls).toEqual([[{ start: '', end: '' }]]);
  });

  it('is emptied by emptying it', async () => {
    const { user, from, onChange } = start({ value: { start: '2026-03-02', end: '2026-03-09' } });
    await user.clear(from);
    await user.tab();
    expect(onChange.mock.calls).toEqual([[{ start: '', end: '2026-03-09' }]]);
  });

  it('says at its end that the order is wrong, whichever day was typed', async () => {
    const { user, from, to, onChange } = start({ value: { start: '', end: '2026-03-09' } });
    await user.type(from, '3/10/2026');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'To', description: /Wrong order/ })).toBe(to);
    expect(screen.getByRole('status').textContent).toBe('Wrong order.');
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-03-10', end: '2026-03-09' });
  });

  it('says that a day lies outside, only where there are words for it', async () => {
    const { user, from } = start({ min: '2026-01-01', max: '2026-12-31' });
    await user.type(from, '12/31/2025');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'From', description: /Not in 2026/ })).toBe(from);
  });

  it('takes a day outside where there are none', async () => {
    const { user, from } = start({ min: '2026-01-01', labels: { ...labels, outside: undefined } });
    await user.type(from, '12/31/2025');
    await user.tab();
    expect(from.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is kept where the caller does not take it', async () => {
    const { user, from, to } = start({
      value: { start: '', end: '2026-03-09' },
      take: (next, now) => (next.end < next.start ? now : next),
    });
    await user.type(from, '3/10/2026');
    await user.tab();
    expect(from.value).toBe('3/10/2026');
    expect(screen.getByRole('textbox', { name: 'To', description: /Wrong order/ })).toBe(to);
  });

  it('gives way to a value from elsewhere', async () => {
    const { user, from } = start({ value: { start: '2026-03-02', end: '' } });
    await user.clear(from);
    await user.type(from, 'nonsense');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(from.value).toBe('5/5/2026');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(from.value).toBe('');
  });

  it('shows a value that is no date as it came, with what is wrong', () => {
    const { from } = start({ value: { start: '2026-02-30', end: '' } });
    expect(from.value).toBe('2026-02-30');
    expect(from.getAttribute('aria-invalid')).toBe('true');
  });
});

it('marks both fields with an error of the form', () => {
  const { from, to } = start({ error: 'Choose a day.' });
  expect([from, to].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(
    screen.getByRole('textbox', { name: 'To', description: 'Month/day/year. Choose a day.' }),
  ).toBe(to);
});

describe('the calendar', () => {
  it('opens at today, chooses with Enter, closes, hands the focus back and says the day', async () => {
    const { user, from, onChange } = start();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Choose start' })).toBeDefined();
    expect(focusedDay()).toBe('2026-03-02');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(from.value).toBe('3/3/2026');
    expect(onChange.mock.calls).toEqual([[{ start: '2026-03-03', end: '' }]]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose start' }));
    expect(screen.getByRole('status').textContent).toBe('Tuesday, March 3, 2026');
  });

  it('opens at the day of its own end and shows the whole range', async () => {
    const { user } = start({ value: { start: '2026-03-10', end: '2026-03-12' } });
    await user.click(screen.getByRole('button', { name: 'Choose end' }));
    expect(focusedDay()).toBe('2026-03-12');
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    await user.keyboard('{ArrowRight}');
    expect(focusedDay()).toBe('2026-03-13');
  });

  it.each([
    ['Escape', async ({ user }: ReturnType<typeof start>) => user.keyboard('{Escape}')],
    [
      'its button',
      async ({ user }: ReturnType<typeof start>) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    [
      'the button that opened it',
      async ({ user }: ReturnType<typeof start>) =>
        user.click(screen.getByRole('button', { name: 'Choose start' })),
    ],
  ])('closes by %s, with the focus where it was', async (_, close) => {
    const sample = start();
    await sample.user.click(screen.getByRole('button', { name: 'Choose start' }));
    await close(sample);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose start' }));
    expect(sample.onChange).not.toHaveBeenCalled();
  });

  it('closes at a press elsewhere, and when the Tab key leaves it', async () => {
    const { user, to } = start();
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

  it('replaces a text that is no date', async () => {
    const { user, from } = start();
    await user.type(from, 'nonsense');
    await user.click(screen.getByRole('button', { name: 'Choose start' }));
    await user.keyboard('{Enter}');
    expect(from.value).toBe('3/2/2026');
    expect(from.hasAttribute('aria-invalid')).toBe(false);
  });

  it('does not open where the field is disabled', async () => {
    const { user, from } = start({ disabled: true });
    await user.click(screen.getByRole('button', { name: 'Choose start' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(from.disabled).toBe(true);
  });
});
