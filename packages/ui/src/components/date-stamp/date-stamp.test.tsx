import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DateStamp } from './date-stamp.tsx';
import type { DateStampProps } from './date-stamp.tsx';

const props: DateStampProps = {
  dateTime: '2026-11-30',
  day: '30',
  month: 'Nov',
  label: 'Effective until November 30, 2026',
  status: 'holds',
};

/** What the stamp shows, without what only a screen reader hears. */
function shown(): string[] {
  return [...document.querySelectorAll('time > [aria-hidden]')].map((part) => part.textContent);
}

describe('DateStamp', () => {
  it('is a time that says the whole sentence, and nothing else to a screen reader', () => {
    render(<DateStamp {...props} />);
    const time = screen.getByRole('time');
    expect(time.getAttribute('datetime')).toBe('2026-11-30');
    const received = [...time.querySelectorAll(':scope > :not([aria-hidden])')];
    expect(received.map((part) => part.textContent)).toEqual([props.label]);
  });

  it('shows day and month', () => {
    render(<DateStamp {...props} status="soon" />);
    expect(shown()).toEqual(['30', 'Nov']);
    expect(screen.getByRole('time').dataset['status']).toBe('soon');
  });

  it('says what the day is, where it is told', () => {
    render(<DateStamp {...props} caption="Until" />);
    expect(shown()).toEqual(['Until', '30', 'Nov']);
  });

  it('says that a past date has ended, and still which one it was', () => {
    render(<DateStamp {...props} caption="Until" status="ended" endedLabel="Ended" />);
    expect(shown()).toEqual(['30 Nov', 'Ended']);
  });

  it('keeps day and month where no word for the end is given', () => {
    render(<DateStamp {...props} status="ended" />);
    expect(shown()).toEqual(['30', 'Nov']);
  });
});
