import { ErrorSummary } from '@producer-portal/ui';
import { useEffect, useRef } from 'react';

/** What is wrong with a form, by the names of its fields: as the API's `errors`, dotted where they are. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormErrorsProps {
  readonly title: string;
  readonly errors: FieldErrors;
  /** The fields in the order of the form: what each is called on it, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The id of the control of a field. */
  readonly idOf: (field: string) => string;
  /** Which attempt they come from: a new one takes the focus to them. */
  readonly attempt: number;
}

/** All that is wrong, above the form, each leading to its field; absent where nothing is. */
export function FormErrors({ title, errors, fields, idOf, attempt }: FormErrorsProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  const order = Object.keys(fields);
  // What has no field here comes last.
  const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  const named = (field: string, message: string) =>
    Object.hasOwn(fields, field) ? `${fields[field]}: ${message}` : message;
  const all = Object.entries(errors)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([field, messages]) =>
      messages.map((message) => ({ fieldId: idOf(field), message: named(field, message) })),
    );
  return all.length === 0 ? null : <ErrorSummary ref={summary} title={title} errors={all} />;
}
