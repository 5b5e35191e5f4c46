'use client';

import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-error-summary.module.css';

export interface FieldError {
  /** The `id` of the field, or of the fieldset of a group. */
  fieldId: string;
  /** The same message as next to the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading, for example "There are 3 problems". */
  title: string;
  /** The errors, in the order of the fields. Renders nothing if empty. */
  errors: readonly FieldError[];
  /** @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Lists a form's errors above the form, with a link to each field. After a failed submission, move
 * focus to the summary's `ref`, so that screen readers read the summary.
 *
 * @example
 * <ErrorSummary ref={summary} title="There is a problem" errors={[{ fieldId: 'zip', message: 'Enter a ZIP code.' }]} />
 */
export function ErrorSummary({
  title,
  errors,
  headingLevel = 2,
  className,
  ...rest
}: ErrorSummaryProps): JSX.Element | null {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  if (errors.length === 0) return null;

  return (
    <section
      {...rest}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cx(styles.root, className)}
    >
      <Heading id={titleId} className={styles.title}>
        <Icon name="danger" size={24} className={styles.icon} />
        {title}
      </Heading>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => focusField(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses the field instead of following the link, which would add a history entry. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  const control = field === null ? null : findControl(field);
  if (field === null || control === null) return;
  event.preventDefault();
  control.focus();
  // Keep the label above the control in view.
  const label =
    field.querySelector('legend') ?? document.querySelector(`[for="${CSS.escape(fieldId)}"]`);
  label?.scrollIntoView({ block: 'nearest' });
}

/**
 * Returns the control to focus for a field. For a fieldset, that is the checked control, or the
 * first enabled one if none is checked.
 */
function findControl(field: HTMLElement): HTMLElement | null {
  if (!(field instanceof HTMLFieldSetElement)) return field;
  return (
    field.querySelector<HTMLElement>('input:checked:enabled') ??
    field.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled')
  );
}
