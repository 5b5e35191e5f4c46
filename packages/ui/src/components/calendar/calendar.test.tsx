import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { calendarLabels } from '../../testing/calendar-labels.ts';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { Calendar } from './calendar.tsx';
import type { CalendarProps } from './calendar.tsx';

function renderCalendar(props: Partial<CalendarProps> = {}) {
  const onSelect = vi.fn<(day: string) => void>();
  const onMonthChange = vi.fn<(month: string) => void>();
  function Sample() {
    const [month, setMonth] = useState(props.month ?? '2026-03');
    return (
      <LiveRegionProvider>
        <Calendar
          today="2026-03-02"
          labels={calendarLabels}
          onSelect={onSelect}
          {...props}
          month={month}
          onMonthChange={(next) => {
            onMonthChange(next);
            setMonth(next);
          }}
        />
      </LiveRegionProvider>
    );
  }
  return { ...renderForUser(<Sample />), onSelect, onMonthChange };
}

/** Returns the day that has focus. */
function getFocusedDay(): string | undefined {
  return document.activeElement?.getAttribute('data-day') ?? undefined;
}

async function tabIntoGrid({ user }: ReturnType<typeof renderCalendar>): Promise<void> {
  await user.tab();
  await user.tab();
  await user.tab();
}

describe('Calendar', () => {
  it('is a grid named by its month, with full day names and weeks from Sunday', () => {
    renderCalendar({ events: { '2026-03-12': '2 webinars' } });
    expect(screen.getByRole('grid', { name: 'March 2026' })).toBeDefined();
    expect(screen.getAllByRole('columnheader')).toHaveLength(7);
    expect(screen.getByRole('columnheader', { name: 'Sunday' })).toBe(
      screen.getAllByRole('columnheader')[0],
    );
    expect(
      screen.getByRole('gridcell', { name: 'Thursday, March 12, 2026, 2 webinars' }),
    ).toBeDefined();
    expect(
      screen.getByRole('gridcell', { name: 'Monday, March 2, 2026, today', current: 'date' }),
    ).toBeDefined();
  });

  it('has a single tab stop after its buttons: the selected day, or today if none is selected', async () => {
    const first = renderCalendar();
    await tabIntoGrid(first);
    expect(getFocusedDay()).toBe('2026-03-02');
    await first.user.tab();
    expect(document.activeElement).toBe(document.body);
    first.unmount();
    await tabIntoGrid(renderCalendar({ selected: '2026-03-19' }));
    expect(getFocusedDay()).toBe('2026-03-19');
  });

  it.each([
    ['{ArrowRight}', '2026-03-12'],
    ['{ArrowLeft}', '2026-03-10'],
    ['{ArrowDown}', '2026-03-18'],
    ['{ArrowUp}', '2026-03-04'],
    ['{Home}', '2026-03-08'],
    ['{End}', '2026-03-14'],
    ['{PageDown}', '2026-04-11'],
    ['{PageUp}', '2026-02-11'],
    ['{Shift>}{PageDown}{/Shift}', '2027-03-11'],
    ['{Shift>}{PageUp}{/Shift}', '2025-03-11'],
    ['{PageUp}{ArrowLeft}{ArrowLeft}{PageDown}', '2026-03-09'],
    // Keys that move into an adjacent month.
    ['{ArrowDown}{ArrowDown}{ArrowDown}', '2026-04-01'],
    ['{ArrowUp}{ArrowUp}', '2026-02-25'],
    // Keys that do nothing.
    ['a{Control>}{ArrowDown}{/Control}', '2026-03-11'],
  ])('moves with the keys %s from March 11 to %s', async (keys, day) => {
    const sample = renderCalendar({ selected: '2026-03-11' });
    await tabIntoGrid(sample);
    await sample.user.keyboard(keys);
    expect(getFocusedDay()).toBe(day);
    expect(screen.getByRole('grid', { name: calendarLabels.month(day.slice(0, 7)) })).toBeDefined();
  });

  it('reverses the arrow keys in right-to-left text', async () => {
    const sample = renderCalendar({ selected: '2026-03-11', style: { direction: 'rtl' } });
    await tabIntoGrid(sample);
    await sample.user.keyboard('{ArrowLeft}');
    expect(getFocusedDay()).toBe('2026-03-12');
  });

  it.each(['{Enter}', ' '])('selects with the key %j', async (key) => {
    const sample = renderCalendar();
    await tabIntoGrid(sample);
    await sample.user.keyboard(`{ArrowRight}${key}`);
    expect(sample.onSelect.mock.calls).toEqual([['2026-03-03']]);
  });

  it('selects with a click, and arrow keys continue from there', async () => {
    const { user, onSelect } = renderCalendar();
    await user.click(screen.getByText('20'));
    expect(onSelect.mock.calls).toEqual([['2026-03-20']]);
    await user.keyboard('{ArrowRight}');
    expect(getFocusedDay()).toBe('2026-03-21');
  });

  it('changes the month with its buttons and announces it', async () => {
    const { user, onMonthChange } = renderCalendar();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(onMonthChange.mock.calls).toEqual([['2026-04'], ['2026-05'], ['2026-04']]);
    expect(screen.getByRole('status').textContent).toBe('April 2026May 2026April 2026');
  });

  it('keeps focus and selection between the first and the last selectable day', async () => {
    const sample = renderCalendar({ min: '2026-03-05', max: '2026-03-24', selected: '2026-03-11' });
    const { user, onSelect, onMonthChange } = sample;
    await tabIntoGrid(sample);
    await user.keyboard('{PageUp}');
    expect(getFocusedDay()).toBe('2026-03-05');
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(getFocusedDay()).toBe('2026-03-24');
    const dayAfterMax = screen.getByRole('gridcell', { name: 'Wednesday, March 25, 2026' });
    expect(dayAfterMax.getAttribute('aria-disabled')).toBe('true');
    await user.click(dayAfterMax);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(onSelect).not.toHaveBeenCalled();
    expect(onMonthChange).not.toHaveBeenCalled();
  });

  it('marks both ends of a range and the days between', () => {
    renderCalendar({ selected: { start: '2026-03-11', end: '2026-03-13' } });
    expect(
      screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.dataset['day']),
    ).toEqual(['2026-03-11', '2026-03-12', '2026-03-13']);
  });

  it.each([
    { start: '2026-03-11', end: '' },
    { start: '', end: '2026-03-11' },
  ])('marks only one day if a range has only one end: %j', (selected) => {
    renderCalendar({ selected });
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  });

  it('can be browsed when read-only', async () => {
    const sample = renderCalendar({
      onSelect: undefined,
      events: { '2026-03-03': 'Office hours' },
    });
    await tabIntoGrid(sample);
    await sample.user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
    expect(screen.getByRole('grid').parentElement?.nextElementSibling?.textContent).toBe(
      'Tuesday, March 3, 2026 Office hours',
    );
  });

  it.each(['', '2026-13', 'March', '0001-01'])(
    'shows the current month for the invalid month %j',
    (month) => {
      renderCalendar({ month, events: { never: 'nothing' } });
      expect(screen.getByRole('grid', { name: 'March 2026' })).toBeDefined();
    },
  );

  it('does not move past the year 9999', async () => {
    const sample = renderCalendar({ month: '9999-12', selected: '9999-12-31' });
    await tabIntoGrid(sample);
    await sample.user.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
    await sample.user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(sample.onMonthChange).not.toHaveBeenCalled();
  });
});
