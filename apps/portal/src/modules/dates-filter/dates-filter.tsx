import { DateRangeField } from '@producer-portal/ui';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { toEasternDay } from '../../lib/dates.ts';
import type { FilterControlProps, ListFilter } from '../filters/define-filters.ts';
import { datesCopy as copy } from './copy.ts';

/**
 * Filters a list by a first and a last day in Eastern Time, both included.
 *
 * @param legend - legend of the fields; says what the dates refer to.
 * @param Before - a control for the same dates, rendered before the fields.
 * @example ...datesFilter('Published')
 */
export function datesFilter(
  legend: string,
  Before: (props: FilterControlProps) => ReactNode = () => null,
): Readonly<Record<'startDate' | 'endDate', ListFilter<'day'>>> {
  function Dates(props: FilterControlProps) {
    const { getSelected, replace } = props.form;
    const [start = ''] = getSelected('startDate');
    const [end = ''] = getSelected('endDate');
    return (
      <>
        <Before {...props} />
        <DateRangeField
          legend={legend}
          value={{ start, end }}
          onChange={(days) => replace({ startDate: days.start, endDate: days.end })}
          today={toEasternDay(useNow())}
          labels={copy.labels}
        />
      </>
    );
  }
  return {
    startDate: { kind: 'day', useLabel: () => copy.from, Control: Dates },
    endDate: { kind: 'day', useLabel: () => copy.until, Control: null },
  };
}
