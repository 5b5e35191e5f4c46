import type { RevisionPurpose } from '@producer-portal/api';
import { ChoiceGroup, DateField } from '@producer-portal/ui';
import { useId } from 'react';
import { toEasternDay } from '../../lib/dates.ts';
import { datesCopy } from '../dates-filter/copy.ts';
import { toAsOfDay, type AsOf } from './as-of.ts';
import { useRealNow } from './as-of-scope.tsx';
import { asOfCopy as copy } from './copy.ts';
import styles from './pp-as-of.module.css';

export interface AsOfFieldsProps {
  /** Null for today's version. */
  readonly value: AsOf | null;
  readonly onChange: (value: AsOf) => void;
  readonly error?: string | undefined;
}

const fieldLabels = { ...datesCopy.labels, openCalendar: copy.openCalendar };
const purposes = ['new_business', 'renewal'] as const;

/** A date, and a choice between new business and renewals. */
export function AsOfFields({ value, onChange, error }: AsOfFieldsProps) {
  const id = useId();
  const today = toEasternDay(useRealNow());
  const { at, purpose }: AsOf = value ?? { at: '', purpose: 'new_business' };
  return (
    <div className={styles.fields}>
      <DateField
        label={copy.date}
        value={toAsOfDay(at)}
        onChange={(day) => day && onChange({ at: day, purpose })}
        error={error}
        today={today}
        labels={fieldLabels}
      />
      <ChoiceGroup
        legend={copy.purpose}
        name={id}
        value={purpose}
        options={purposes.map((each) => ({ value: each, label: copy.purposes[each] }))}
        // The value is one of the options.
        onChange={(next) => onChange({ at: at || today, purpose: next as RevisionPurpose })}
      />
    </div>
  );
}
