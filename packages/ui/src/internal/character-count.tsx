'use client';

import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { ChangeEvent, ComponentProps, JSX } from 'react';
import styles from './pp-character-count.module.css';
import { useDebouncedAnnounce } from './use-debounced-announce.ts';
import type { Field } from './field-frame.tsx';

/** The maximum length of the text, and the message for the remaining characters. */
export interface CharacterLimit {
  /** The maximum number of characters. */
  max: number;
  /** Formats the number of characters left. A negative number means too many. */
  remaining: (characters: number) => string;
}

/** The remaining characters are announced once the text reaches this fraction of the limit. */
const NEARLY_FULL = 0.9;

const getCountId = ({ id }: Field) => `${id}-count`;

/**
 * Returns the `aria-describedby` of a control, including its character count if there is a limit.
 */
export function getDescribedBy(
  field: Field,
  limit: CharacterLimit | undefined,
): string | undefined {
  return cx(field.control['aria-describedby'], limit && getCountId(field)) || undefined;
}

/** Tracks the text of a controlled or uncontrolled field. */
export function useCountedText<Control extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  defaultValue = '',
  onChange,
}: {
  value?: ComponentProps<'input'>['value'];
  defaultValue?: ComponentProps<'input'>['defaultValue'];
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
}): { text: string; onChange: (event: ChangeEvent<Control>) => void } {
  const [uncontrolledText, setUncontrolledText] = useState(String(defaultValue));
  return {
    text: value === undefined ? uncontrolledText : String(value),
    onChange: (event) => {
      setUncontrolledText(event.target.value);
      onChange?.(event);
    },
  };
}

interface CharacterCountProps {
  field: Field;
  /** If undefined, nothing is rendered. */
  limit: CharacterLimit | undefined;
  text: string;
}

/** The number of characters left. Announced after the user stops typing, if few are left. */
export function CharacterCount({ field, limit, text }: CharacterCountProps): JSX.Element | null {
  return limit ? <Count id={getCountId(field)} limit={limit} length={text.length} /> : null;
}

interface CountProps {
  id: string;
  limit: CharacterLimit;
  length: number;
}

function Count({ id, limit: { max, remaining }, length }: CountProps): JSX.Element {
  const [initialLength] = useState(length);
  const message = remaining(max - length);
  const shouldAnnounce = length !== initialLength && length >= max * NEARLY_FULL;

  useDebouncedAnnounce(shouldAnnounce ? message : undefined);

  return (
    <p id={id} className={styles.count} data-over={length > max || undefined}>
      {message}
    </p>
  );
}
