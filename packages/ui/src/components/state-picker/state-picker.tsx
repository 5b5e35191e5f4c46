'use client';

import { cx } from 'class-variance-authority';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentProps, JSX, KeyboardEvent, MouseEvent } from 'react';
import { controlClass, FieldFrame, useField } from '../../internal/field-frame.tsx';
import type { FieldTexts } from '../../internal/field-frame.tsx';
import { useDebouncedAnnounce } from '../../internal/use-debounced-announce.ts';
import { useDismiss } from '../../internal/use-dismiss.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { matchStates, findOnlyMatch } from './match-states.ts';
import type { StateOption } from './match-states.ts';
import styles from './pp-state-picker.module.css';

export interface StatePickerProps
  extends
    Omit<ComponentProps<'input'>, 'defaultValue' | 'list' | 'onChange' | 'type' | 'value'>,
    FieldTexts {
  /** The options in display order. Put the user's own states first. */
  options: readonly StateOption[];
  /** The code of the selected state. */
  value?: string | undefined;
  /** Called with the code, or with undefined when the selection is cleared. */
  onChange: (code: string | undefined) => void;
  /**
   * Shows the codes next to the names. Set it to false for options other than states.
   * @default true
   */
  showCodes?: boolean | undefined;
  /** The language of the options, if it isn't the page's. */
  optionLang?: string | undefined;
  /**
   * Set it if selecting a state opens another page. If the text matches no option, or more than one,
   * the picker shows an error and keeps the selection. If the user empties the field, the selection
   * appears again.
   * @default false
   */
  keepSelection?: boolean | undefined;
  labels: {
    /** The name of the button that shows all states. */
    show: string;
    /** The name of the button that clears the selection. */
    clear: string;
    /** The message if no state matches the text. With `keepSelection`, also the error if more than one state matches. */
    none: (text: string) => string;
    /** The number of matches, announced while the user types. */
    count: (states: number) => string;
  };
}

/**
 * A combobox for one state, found by name or code. Attributes and `ref` go to the input,
 * `className` to the whole field. Requires a `LiveRegionProvider`.
 *
 * On blur, and on Enter without a highlighted option, text that is a state's code or full name, or that matches only one
 * state, selects the state. An empty field clears the selection. Any other text stays in the field and clears the selection
 * too. With `keepSelection`, the selection stays.
 *
 * @example
 * <StatePicker label="State" options={states} value={code} onChange={setCode} labels={labels} />
 */
export function StatePicker({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  showCodes = true,
  optionLang,
  keepSelection = false,
  labels,
  id,
  className,
  onBlur,
  onClick,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: StatePickerProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [activeCode, setActiveCode] = useState<string>();
  /**
   * Typed text that has not selected a state yet. If undefined, the field shows the selected state.
   */
  const [draft, setDraft] = useState<string>();
  const [showsAll, setShowsAll] = useState(false);
  const [hasBlurred, setHasBlurred] = useState(false);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setDraft(undefined);
  }

  const isReadOnly = rest.disabled === true || rest.readOnly === true;
  const selectedOption = options.find(({ code }) => code === value);
  const text = draft ?? selectedOption?.name ?? '';
  const draftMatches = draft === undefined ? options : matchStates(options, draft);
  const matches = showsAll ? options : draftMatches;
  const activeOption = open ? matches.find(({ code }) => code === activeCode) : undefined;
  const visibleError =
    error ??
    (draft !== undefined && hasBlurred && (draftMatches.length === 0 || keepSelection)
      ? labels.none(draft)
      : undefined);
  const field = useField({ id, hint, error: visibleError, describedBy });
  const listId = `${field.id}-list`;
  const getOptionId = (code: string): string => `${field.id}-option-${code}`;

  const dismiss = useCallback(() => setOpen(false), []);
  useDismiss(root, open, dismiss);
  useDebouncedAnnounce(
    open && draft !== undefined
      ? matches.length > 0
        ? labels.count(matches.length)
        : labels.none(draft)
      : undefined,
  );

  useEffect(() => {
    if (open) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const activeId = activeOption === undefined ? undefined : getOptionId(activeOption.code);
  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);

  function openAt(option: StateOption | undefined): void {
    if (isReadOnly) return;
    setOpen(true);
    setActiveCode(option?.code);
  }

  function notifyCaller(code: string | undefined): void {
    // A change by this component keeps the typed text. Any other change of `value` replaces it.
    setLastValue(code);
    if (code !== value) onChange(code);
  }

  function select(option: StateOption | undefined): void {
    setDraft(undefined);
    setOpen(false);
    notifyCaller(option?.code);
  }

  function handleInput(next: string): void {
    setDraft(next);
    setHasBlurred(false);
    setShowsAll(false);
    openAt(next.trim() === '' ? undefined : matchStates(options, next)[0]);
  }

  function commit(): void {
    setOpen(false);
    setHasBlurred(true);
    if (draft === undefined) return;
    const match = findOnlyMatch(options, draft);
    if (match !== undefined) select(match);
    else if (draft.trim() === '') select(keepSelection ? selectedOption : undefined);
    else if (!keepSelection) notifyCaller(undefined);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && activeOption === undefined) {
      // Enter can submit the form, so commit the text first.
      commit();
      return;
    }
    if (event.key === 'Enter') select(activeOption);
    else if (event.key === 'ArrowDown' && event.altKey) openAt(undefined);
    else if (event.key === 'ArrowUp' && event.altKey) setOpen(false);
    else if (event.key === 'ArrowDown') openAt(getNeighbor(1));
    else if (event.key === 'ArrowUp') openAt(getNeighbor(-1));
    else return;
    event.preventDefault();
  }

  function getNeighbor(step: 1 | -1): StateOption | undefined {
    if (activeOption !== undefined) {
      return matches[(matches.indexOf(activeOption) + step + matches.length) % matches.length];
    }
    return !open && draft === undefined && selectedOption
      ? selectedOption
      : matches.at(step === 1 ? 0 : -1);
  }

  return (
    <FieldFrame field={field} label={label} hint={hint} error={visibleError} className={className}>
      <div ref={root} className={styles.control} data-open={open || undefined}>
        <input
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          lang={draft === undefined && selectedOption ? optionLang : undefined}
          {...rest}
          {...field.control}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open && matches.length > 0}
          aria-controls={open && matches.length > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          value={text}
          className={cx(controlClass, styles.input)}
          onChange={(event) => handleInput(event.target.value)}
          onKeyDown={handleKey}
          onClick={(event) => {
            onClick?.(event);
            if (!open) openAt(selectedOption);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            commit();
          }}
        />
        {isReadOnly ? null : (
          <div className={styles.buttons}>
            {text === '' ? null : (
              <IconButton
                label={labels.clear}
                icon="close"
                onMouseDown={preventBlur}
                onClick={() => {
                  select(undefined);
                  focusInput(root.current);
                }}
              />
            )}
            {/* Not a tab stop, because keyboard users open the list with the arrow keys. */}
            <IconButton
              label={labels.show}
              icon="chevron-down"
              onMouseDown={preventBlur}
              tabIndex={-1}
              className={styles.show}
              onClick={() => {
                if (open) setOpen(false);
                else {
                  setShowsAll(true);
                  openAt(selectedOption);
                  focusInput(root.current);
                }
              }}
            />
          </div>
        )}
        {open ? (
          <div ref={popup} className={styles.popup}>
            {matches.length === 0 ? (
              <p className={styles.none}>{labels.none(text)}</p>
            ) : (
              // Not a native `select` or `datalist`, because they can't filter the options and show their
              // codes. The input handles the keys.
              // oxlint-disable jsx-a11y/prefer-tag-over-role jsx-a11y/click-events-have-key-events
              <div
                id={listId}
                role="listbox"
                tabIndex={-1}
                aria-labelledby={field.labelId}
                className={styles.list}
                onMouseDown={preventBlur}
              >
                {matches.map((option) => (
                  <div
                    key={option.code}
                    id={getOptionId(option.code)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.code === value}
                    data-active={option === activeOption || undefined}
                    className={styles.option}
                    onClick={() => select(option)}
                  >
                    <Icon name="check" className={styles.check} />
                    <span className={styles.name} lang={optionLang}>
                      {option.name}
                    </span>
                    {showCodes ? (
                      <>
                        {' '}
                        <span className={styles.code}>{option.code}</span>
                      </>
                    ) : null}
                  </div>
                ))}
              </div>
              // oxlint-enable jsx-a11y/prefer-tag-over-role jsx-a11y/click-events-have-key-events
            )}
          </div>
        ) : null}
      </div>
    </FieldFrame>
  );
}

/** Keeps focus in the input when the user clicks a button or an option. */
function preventBlur(event: MouseEvent): void {
  event.preventDefault();
}

function focusInput(root: HTMLElement | null): void {
  root?.querySelector('input')?.focus();
}
