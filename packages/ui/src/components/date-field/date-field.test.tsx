import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { calendarLabels } from '../../testing/calendar-labels.ts';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { DateField } from './date-field.tsx';
import type { DateFieldProps } from './date-field.tsx';

const labels: DateFieldProps['labels'] = {
  hint: 'Month/day/year.',
  openCalendar: 'Choose the day',
  closeCalendar: 'Close',
  invalid: (text) => `${text} is not a date.`,
  calendar: calendarLabels,
};

function renderField(props: Partial<DateFieldProps> = {}) {
  const onChange = vi.fn<(value: string) => void>();
  function Sample() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <LiveRegionProvider>
        <DateField
          label="As of"
          today="2026-03-02"
          labels={labels}
          {...props}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
        <button onClick={() => setValue('2026-05-05')}>Go back</button>
      </LiveRegionProvider>
    );
  }
  const { user } = renderForUser(<Sample />);
  return {
    user,
    onChange,
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'As of' }),
  };
}

describe('typing', () => {
  it('shows the day, and describes the format', () => {
    const { field } = renderField({ value: '2026-03-16' });
    expect(field.value).toBe('3/16/2026');
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Month/day/year.');
  });

  it('commits the text once on Enter, and reformats the day', async () => {
    const { user, field, onChange } = renderField();
    await user.type(field, '3/9/26{Enter}');
    await user.tab();
    expect(onChange.mock.calls).toEqual([['2026-03-09']]);
    expect(field.value).toBe('3/9/2026');
  });

  it('keeps invalid text with an error, and shows no error while the user types', async () => {
    const { user, field, onChange } = renderField({ value: '2026-03-16' });
    await user.clear(field);
    await user.type(field, '2/30/2026');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(field.value).toBe('2/30/2026');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('2/30/2026 is not a date.').length).toBeGreaterThan(0);
    expect(onChange.mock.calls).toEqual([['']]);
  });

  it('shows a new value from the caller', async () => {
    const { user, field } = renderField();
    await user.type(field, '3/9/2026');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(field.value).toBe('5/5/2026');
  });
});

describe('the calendar', () => {
  it('opens at the field’s day, and returns focus to the field when a day is selected', async () => {
    const { user, field, onChange } = renderField({ value: '2026-03-16' });
    const button = screen.getByRole('button', { name: 'Choose the day' });
    await user.click(button);
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-03-16');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onChange.mock.calls).toEqual([['2026-03-17']]);
    expect(field.value).toBe('3/17/2026');
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
