import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { ChangeEvent, ComponentProps, JSX } from 'react';
import styles from './pp-character-count.module.css';
import { useAnnounceAtRest } from './use-announce-at-rest.ts';
import type { Field } from './field-frame.tsx';

/** How long a text may be, and the words for what is left of that. */
export interface CharacterLimit {
  /** Characters. */
  max: number;
  /** The sentence for so many characters left; a negative number is too many. */
  left: (characters: number) => string;
}

/** From this share of the limit on, what is left is said. */
const NEARLY_FULL = 0.9;

const idOf = ({ id }: Field) => `${id}-count`;

/** The description of a control whose characters are counted where there is a limit. */
export function countedBy(field: Field, limit: CharacterLimit | undefined): string | undefined {
  return cx(field.control['aria-describedby'], limit && idOf(field)) || undefined;
}

/** The text of a control, whether the caller holds it or the browser, and what follows it. */
export function useCounted<Control extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  defaultValue = '',
  onChange,
}: {
  value?: ComponentProps<'input'>['value'];
  defaultValue?: ComponentProps<'input'>['defaultValue'];
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
}): { text: string; onChange: (event: ChangeEvent<Control>) => void } {
  const [typed, setTyped] = useState(String(defaultValue));
  return {
    text: value === undefined ? typed : String(value),
    onChange: (event) => {
      setTyped(event.target.value);
      onChange?.(event);
    },
  };
}

interface CharacterCountProps {
  field: Field;
  /** Nothing is drawn without one. */
  limit: CharacterLimit | undefined;
  text: string;
}

/** How much room is left in a field; said when typing rests and little of it is left. */
export function CharacterCount({ field, limit, text }: CharacterCountProps): JSX.Element | null {
  return limit ? <Count id={idOf(field)} limit={limit} length={text.length} /> : null;
}

interface CountProps {
  id: string;
  limit: CharacterLimit;
  length: number;
}

function Count({ id, limit: { max, left }, length }: CountProps): JSX.Element {
  const [startLength] = useState(length);
  const words = left(max - length);
  const shouldAnnounce = length !== startLength && length >= max * NEARLY_FULL;

  useAnnounceAtRest(shouldAnnounce ? words : undefined);

  return (
    <p id={id} className={styles.count} data-over={length > max || undefined}>
      {words}
    </p>
  );
}
