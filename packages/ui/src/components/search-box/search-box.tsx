import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, KeyboardEvent, SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-search-box.module.css';
import type * as Suggestions from './suggestions.tsx';
import type { SuggestionGroup, SuggestionLabels, SuggestionsState } from './suggestions.tsx';

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
  /** The words of the suggestions. With them the field offers some; they need a `LiveRegionProvider`. */
  labels?: SuggestionLabels | undefined;
  /**
   * Links for the text as it stands, in groups; for an empty field what was looked for last. Empty: there
   * are none. Left out: not known, and nothing is said.
   */
  suggestions?: readonly SuggestionGroup[] | undefined;
  /**
   * While they are `loading` the old ones stay; `slow` and `failed` say so below.
   * @default 'idle'
   */
  suggestionsState?: SuggestionsState | undefined;
  /** Called with the text at each change, so that the screen can look for suggestions. */
  onTextChange?: ((text: string) => void) | undefined;
}

/**
 * A search form. Enter or the button searches, Escape empties the field. With `labels` the field offers
 * suggestions, which are links: the arrow keys choose one and Enter follows it. Whatever becomes of them,
 * the form stays what it is.
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
  labels,
  suggestions,
  suggestionsState = 'idle',
  onTextChange,
  className,
  ...rest
}: SearchBoxProps): JSX.Element {
  const formId = useId();
  const inputId = useId();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState(value ?? defaultValue);
  const [followed, setFollowed] = useState(value);
  const [open, setOpen] = useState(false);
  const [offered, setOffered] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [code, setCode] = useState<typeof Suggestions>();
  if (value !== followed) {
    setFollowed(value);
    setText(value ?? '');
  }

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);

  const view =
    labels &&
    code?.viewOf({ labels, suggestions, state: suggestionsState, text, offered, chosen, listId });

  function offer(on: boolean, key?: string): void {
    setOffered(on);
    setChosen(key);
    // Most readers of a page search for nothing: what draws the suggestions comes with the first who may.
    // Where it does not come, the form does without.
    if (on && labels && !code) import('./suggestions.tsx').then(setCode, () => undefined);
  }

  function change(next: string): void {
    setText(next);
    offer(true);
    onTextChange?.(next);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setOpen(false);
    offer(false);
    onSubmit(text.trim());
  }

  function handleKey(event: KeyboardEvent): void {
    // Before a text of several keys is put together, they are all its own.
    if (event.nativeEvent.isComposing) return;
    const response = view && code?.handleKey(event, view);
    if (response) {
      event.preventDefault();
      offer(response.offered, response.chosen);
    } else if (event.key === 'Escape') {
      if (text !== '') {
        change('');
      } else if (open) {
        setOpen(false);
        opener.current?.focus();
      }
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
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKey}
          onFocus={() => offer(true)}
          onClick={() => offer(true)}
          onBlur={() => offer(false)}
          {...(labels && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': false,
            ...view?.field,
          })}
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          {submitLabel}
        </button>
        {code && view?.shown ? (
          <code.SuggestionPanel
            view={view}
            label={label}
            listId={listId}
            text={text}
            onFollow={() => offer(false)}
          />
        ) : null}
      </form>
    </div>
  );
}
