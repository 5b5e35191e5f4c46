import { ErrorSummary } from '@producer-portal/ui';
import { useEffect, useRef } from 'react';

/** Error messages by field name, as in the API's `errors`; nested names use dots. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormErrorsProps {
  readonly title: string;
  readonly errors: FieldErrors;
  /** Field labels by name, in the order of the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** Returns the id of a field's control. */
  readonly getFieldId: (field: string) => string;
  /** Counts failed submissions. An increase moves focus to the summary. */
  readonly attempt: number;
}

/** The error summary above a form, with a link to each field. Renders nothing without errors. */
export function FormErrors({ title, errors, fields, getFieldId, attempt }: FormErrorsProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  const order = Object.keys(fields);
  // Errors without a field are last.
  const getPosition = (field: string) =>
    order.includes(field) ? order.indexOf(field) : order.length;
  const addLabel = (field: string, message: string) =>
    Object.hasOwn(fields, field) ? `${fields[field]}: ${message}` : message;
  const allErrors = Object.entries(errors)
    .toSorted(([a], [b]) => getPosition(a) - getPosition(b))
    .flatMap(([field, messages]) =>
      messages.map((message) => ({
        fieldId: getFieldId(field),
        message: addLabel(field, message),
      })),
    );
  return allErrors.length === 0 ? null : (
    <ErrorSummary ref={summary} title={title} errors={allErrors} />
  );
}
