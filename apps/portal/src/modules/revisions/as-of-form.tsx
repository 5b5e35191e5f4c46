import { Button } from '@producer-portal/ui';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PartLoadError } from '../offline/part-load-error.tsx';
import type { AsOf } from './as-of.ts';
import { withAsOf, withoutAsOf } from './as-of.ts';
import { AsOfFields } from './as-of-filter.tsx';
import { asOfCopy as copy } from './copy.ts';
import styles from './pp-as-of.module.css';
import { useAsOf } from './use-as-of.ts';

/** A form that opens the page's record as of another date. */
export function AsOfForm() {
  const urlAsOf = useAsOf();
  const [draft, setDraft] = useState<{
    readonly urlAsOf: AsOf | null;
    readonly value: AsOf | null;
  }>();
  const [isMissing, setIsMissing] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // If the date in the URL changes, for example after Back, it replaces the user's selection.
  const value = draft && draft.urlAsOf === urlAsOf ? draft.value : urlAsOf;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(value === null);
        if (value) void navigate(withAsOf(pathname + withoutAsOf(search), value));
      }}
    >
      <Suspense fallback={null}>
        <AsOfFields
          value={value}
          onChange={(next) => {
            setIsMissing(false);
            setDraft({ urlAsOf, value: next });
          }}
          error={isMissing ? copy.dateMissing : undefined}
          renderLoadError={(tryAgain) => <PartLoadError onTryAgain={tryAgain} />}
        />
        <Button type="submit" variant="secondary">
          {copy.show}
        </Button>
      </Suspense>
    </form>
  );
}
