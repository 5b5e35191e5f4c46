import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DateStamp } from './date-stamp.tsx';
import type { DateStampProps } from './date-stamp.tsx';

const props: DateStampProps = {
  dateTime: '2026-11-30',
  day: '30',
  month: 'Nov',
  label: 'Effective through November 30, 2026',
  status: 'active',
};

/** The visible parts of the stamp. */
function getVisibleText(): string[] {
  return [...document.querySelectorAll('time > [aria-hidden]')].map((part) => part.textContent);
}

describe('DateStamp', () => {
  it('is a time element that screen readers announce as one sentence', () => {
    render(<DateStamp {...props} />);
    const time = screen.getByRole('time');
    expect(time.getAttribute('datetime')).toBe('2026-11-30');
    const screenReaderNodes = [...time.querySelectorAll(':scope > :not([aria-hidden])')];
    expect(screenReaderNodes.map((part) => part.textContent)).toEqual([props.label]);
  });

  it('shows day and month', () => {
    render(<DateStamp {...props} status="soon" />);
    expect(getVisibleText()).toEqual(['30', 'Nov']);
    expect(screen.getByRole('time').dataset['status']).toBe('soon');
  });

  it('shows its caption', () => {
    render(<DateStamp {...props} caption="Through" />);
    expect(getVisibleText()).toEqual(['Through', '30', 'Nov']);
  });

  it('shows an ended date and its label', () => {
    render(<DateStamp {...props} caption="Through" status="ended" endedLabel="Ended" />);
    expect(getVisibleText()).toEqual(['Nov 30', 'Ended']);
  });

  it('puts the year of an ended date last', () => {
    render(<DateStamp {...props} month="Nov ’25" status="ended" endedLabel="Ended" />);
    expect(getVisibleText()).toEqual(['Nov 30 ’25', 'Ended']);
  });

  it('shows day and month if endedLabel is omitted', () => {
    render(<DateStamp {...props} status="ended" />);
    expect(getVisibleText()).toEqual(['30', 'Nov']);
  });
});
