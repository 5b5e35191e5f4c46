'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, KeyboardEvent, RefObject, SubmitEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-search-box.module.css';
import type * as Suggestions from './suggestions.tsx';
import type { SuggestionGroup, SuggestionLabels, SuggestionsState } from './suggestions.tsx';

export interface SearchBoxProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onSubmit'
> {
  /** The accessible name of the field, for example "Search the portal". */
  label: string;
  /** An example query. Never use it as the only label. */
  placeholder?: string | undefined;
  /** The label of the button, for example "Search". */
  submitLabel: string;
  /** The current query, usually from the URL. The field updates when it changes. */
  value?: string | undefined;
  /** The initial text of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the trimmed text, which can be empty. */
  onSubmit: (text: string) => void;
  /** @default 'query' */
  name?: string | undefined;
  /**
   * URL that the form opens, with the text as the parameter `name`, if the user submits it before the code has loaded.
   * @default the current URL
   */
  action?: string | undefined;
  /**
   * In a container (`container-type: inline-size`) narrower than 43rem, the form is hidden behind a
   * button and opens on its own line. The parent must be a wrapping flex row in that container, as
   * in `Header`: button and form become its flex items.
   * @default false
   */
  compact?: boolean | undefined;
  /**
   * Labels of the suggestions. If omitted, there are no suggestions. Requires a
   * `LiveRegionProvider`.
   */
  labels?: SuggestionLabels | undefined;
  /**
   * Grouped links for the current text, or recent searches for an empty field. An empty array means
   * that there are none. Undefined means that they are not known yet, and nothing is announced.
   */
  suggestions?: readonly SuggestionGroup[] | undefined;
  /**
   * While `loading`, the old suggestions stay. `slow` and `failed` show a message below them.
   * @default 'idle'
   */
  suggestionsState?: SuggestionsState | undefined;
  /** Called with the text on each change, so that the screen can fetch suggestions. */
  onTextChange?: ((text: string) => void) | undefined;
  /**
   * Shows the suggestions in the page, below the field, instead of over the page. Use it in a dialog that
   * contains nothing else.
   * @default false
   */
  inline?: boolean | undefined;
  /** The field, for example as the `initialFocus` of a `Dialog`. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * A search form. Enter or the button submits it, and Escape clears the field. With `labels`, the
 * field suggests links: the arrow keys select one, Enter follows it, and Escape first closes the suggestions. If suggestions
 * fail, the form still works.
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
  action,
  compact = false,
  labels,
  suggestions,
  suggestionsState = 'idle',
  onTextChange,
  inline = false,
  inputRef,
  className,
  ...rest
}: SearchBoxProps): JSX.Element {
  const formId = useId();
  const inputId = useId();
  const listId = useId();
  const internalInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? internalInput;
  const trigger = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState(value ?? defaultValue);
  const [lastValue, setLastValue] = useState(value);
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState(false);
  const [selectedKey, setSelectedKey] = useState<string>();
  const [suggestionsModule, setSuggestionsModule] = useState<typeof Suggestions>();
  if (value !== lastValue) {
    setLastValue(value);
    setText(value ?? '');
  }

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open, input]);

  const view =
    labels &&
    suggestionsModule?.buildView({
      labels,
      suggestions,
      state: suggestionsState,
      text,
      requested,
      selectedKey,
      listId,
    });

  const SuggestionPanel = suggestionsModule?.SuggestionPanel;

  function toggleSuggestions(isRequested: boolean, key?: string): void {
    setRequested(isRequested);
    setSelectedKey(key);
    // Most users of a page don't search, so the suggestions module loads on first use. If it fails
    // to load, the form works without suggestions.
    if (isRequested && labels && !suggestionsModule) {
      import('./suggestions.tsx').then(setSuggestionsModule, () => undefined);
    }
  }

  function changeText(next: string): void {
    setText(next);
    toggleSuggestions(true);
    onTextChange?.(next);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setOpen(false);
    toggleSuggestions(false);
    onSubmit(text.trim());
  }

  /** In a header, the field stays on the next page, where it must not cover anything or show the old text. */
  function follow(): void {
    toggleSuggestions(false);
    if (!compact) return;
    setOpen(false);
    setText('');
    onTextChange?.('');
  }

  function handleKey(event: KeyboardEvent): void {
    // While an input method editor (IME) is composing text, it handles all keys.
    if (event.nativeEvent.isComposing) return;
    const update = view && suggestionsModule?.handleKey(event, view);
    if (update) {
      event.preventDefault();
      toggleSuggestions(update.requested, update.selectedKey);
    } else if (event.key === 'Escape') {
      if (text !== '') {
        changeText('');
      } else if (open) {
        setOpen(false);
        trigger.current?.focus();
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
          ref={trigger}
          variant="quiet"
          size="sm"
          className={styles.trigger}
          aria-expanded={open}
          aria-controls={formId}
          onClick={() => setOpen(!open)}
        >
          {submitLabel}
        </Button>
      ) : null}
      <form
        id={formId}
        // Not all supported browsers and screen readers know `<search>`.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="search"
        aria-label={label}
        action={action}
        className={styles.form}
        onSubmit={submit}
      >
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
          onChange={(event) => changeText(event.target.value)}
          onKeyDown={handleKey}
          onFocus={() => toggleSuggestions(true)}
          onClick={() => toggleSuggestions(true)}
          onBlur={() => toggleSuggestions(false)}
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
        {SuggestionPanel && view?.isOpen ? (
          <SuggestionPanel
            view={view}
            label={label}
            listId={listId}
            text={text}
            inline={inline}
            onFollow={follow}
          />
        ) : null}
      </form>
    </div>
  );
}
