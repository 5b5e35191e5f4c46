import { DateRangeField } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { dayOf } from '../../lib/dates.ts';
import { datesCopy as copy } from './copy.ts';

/** Two days in Eastern Time, `YYYY-MM-DD`, both inclusive; `''` where there is none. */
export interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

export interface DatesFilterProps {
  /** What the days are of. */
  readonly legend: string;
  readonly dates: Dates;
  readonly onChange: (dates: Dates) => void;
}

/** Narrows a list to what lies between two days; a new day takes the place of the old one. */
export function DatesFilter({ legend, dates, onChange }: DatesFilterProps) {
  return (
    <DateRangeField
      legend={legend}
      value={{ start: dates.startDate, end: dates.endDate }}
      onChange={({ start, end }) => onChange({ startDate: start, endDate: end })}
      today={dayOf(useNow())}
      labels={copy.labels}
    />
  );
}

/** The words of the two days for their chips. */
export const datesLabels = { startDate: copy.from, endDate: copy.until } as const;
