import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, KeyboardEvent, SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-search-box.module.css';

export interface SearchBoxProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onSubmit'
> {
  /** The field's name for assistive technology, for example "Search the portal". */
  label: string;
  /** An example of what can be found; never the only label. */
  placeholder?: string | undefined;
  /** The word on the button, for example "Search". */
  submitLabel: string;
  /** The text that is searched for now, usually from the address; the field follows when it changes. */
  value?: string | undefined;
  /** The text to start with where nothing outside holds it. */
  defaultValue?: string | undefined;
  /** Called with the text without outer spaces; empty when the reader searches for nothing. */
  onSubmit: (text: string) => void;
  /** @default 'query' */
  name?: string | undefined;
  /**
   * In a container (`container-type: inline-size`) below 43rem the form waits behind a button with the submit
   * word and opens on a line of its own. The parent must be a wrapping flex row in that container (as in
   * `Header`): button and form become its items there.
   * @default false
   */
  compact?: boolean | undefined;
}

/**
 * A search form. Enter or the button searches, Escape empties the field.
 *
 * @example
 * <SearchBox label="Search the portal" submitLabel="Search" onSubmit={(text) => go(`/search?query=${text}`)} />
 */
export function SearchBox({
  label,
  placeholder,
  submitLabel,
  value,
  defaultValue = '',
  onSubmit,
  name = 'query',
  compact = false,
  className,
  ...rest
}: SearchBoxProps): JSX.Element {
  const formId = useId();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState(value ?? defaultValue);
  const [followed, setFollowed] = useState(value);
  const [open, setOpen] = useState(false);
  if (value !== followed) {
    setFollowed(value);
    setText(value ?? '');
  }

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setOpen(false);
    onSubmit(text.trim());
  }

  function handleEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    if (text !== '') {
      setText('');
    } else if (open) {
      setOpen(false);
      opener.current?.focus();
    }
  }

  return (
    <div
      {...rest}
      className={cx(styles.root, compact && styles.compact, className)}
      data-open={open || undefined}
    >
      {compact ? (
        <Button
          ref={opener}
          kind="secondary"
          size="sm"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={formId}
          onClick={() => setOpen(!open)}
        >
          {submitLabel}
        </Button>
      ) : null}
      {/* `<search>` is not yet known to every browser and screen reader that our readers have. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <form id={formId} role="search" aria-label={label} className={styles.form} onSubmit={submit}>
        <label htmlFor={inputId} className="pp-visually-hidden">
          {label}
        </label>
        <input
          ref={input}
          id={inputId}
          type="search"
          name={name}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          className={styles.input}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleEscape}
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          {submitLabel}
        </button>
      </form>
    </div>
  );
}
