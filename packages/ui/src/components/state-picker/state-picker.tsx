import { cx } from 'class-variance-authority';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentProps, JSX, KeyboardEvent, MouseEvent } from 'react';
import { controlClass, FieldFrame, useField } from '../../internal/field-frame.tsx';
import type { FieldTexts } from '../../internal/field-frame.tsx';
import { useAnnounceAtRest } from '../../internal/use-announce-at-rest.ts';
import { useDismiss } from '../../internal/use-dismiss.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { matchStates, meantState } from './match-states.ts';
import type { StateOption } from './match-states.ts';
import styles from './pp-state-picker.module.css';

export interface StatePickerProps
  extends
    Omit<ComponentProps<'input'>, 'defaultValue' | 'list' | 'onChange' | 'type' | 'value'>,
    FieldTexts {
  /** In the order in which they are offered: put the reader's own states first. */
  options: readonly StateOption[];
  /** The code of the chosen state. */
  value?: string | undefined;
  /** Called with the code, or without one when the choice is taken back. */
  onChange: (code: string | undefined) => void;
  /**
   * Shows the codes beside the names; without them it is a picker of anything that has a name.
   * @default true
   */
  showCodes?: boolean | undefined;
  /**
   * For a choice that leads somewhere: a text that means no option, or several, stays and says so, and the choice stays
   * as it was; left empty, the field shows it again.
   * @default false
   */
  keepsChoice?: boolean | undefined;
  labels: {
    /** The name of the button that shows all states. */
    show: string;
    /** The name of the button that takes the choice back. */
    clear: string;
    /** What to say of a text that is no state. */
    none: (text: string) => string;
    /** How many states match, said while typing. */
    count: (states: number) => string;
  };
}

/**
 * One state, found by typing its name or its code, or chosen from the list. Attributes and `ref` go to the
 * input, `className` to the whole field. It needs a `LiveRegionProvider`.
 *
 * A text left in the field is chosen where it can mean one state alone, else it stays and says so.
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
  keepsChoice = false,
  labels,
  id,
  className,
  onBlur,
  onClick,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: StatePickerProps): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [activeCode, setActiveCode] = useState<string>();
  /** What was typed and is not chosen; without it the field shows the chosen state. */
  const [draft, setDraft] = useState<string>();
  const [showsAll, setShowsAll] = useState(false);
  const [left, setLeft] = useState(false);
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    setDraft(undefined);
  }

  const isFixed = rest.disabled === true || rest.readOnly === true;
  const chosen = options.find(({ code }) => code === value);
  const text = draft ?? chosen?.name ?? '';
  const found = draft === undefined ? options : matchStates(options, draft);
  const matches = showsAll ? options : found;
  const active = open ? matches.find(({ code }) => code === activeCode) : undefined;
  const shownError =
    error ??
    (draft !== undefined && left && (found.length === 0 || keepsChoice)
      ? labels.none(draft)
      : undefined);
  const field = useField({ id, hint, error: shownError, describedBy });
  const listId = `${field.id}-list`;
  const idOf = (code: string): string => `${field.id}-option-${code}`;

  const dismiss = useCallback(() => setOpen(false), []);
  useDismiss(holder, open, dismiss);
  useAnnounceAtRest(
    open && draft !== undefined
      ? matches.length > 0
        ? labels.count(matches.length)
        : labels.none(draft)
      : undefined,
  );

  useEffect(() => {
    if (open) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const activeId = active === undefined ? undefined : idOf(active.code);
  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);

  function show(first: StateOption | undefined): void {
    if (isFixed) return;
    setOpen(true);
    setActiveCode(first?.code);
  }

  function report(code: string | undefined): void {
    // Ours: what is typed stays beside it. Any other change of the value is the caller's and rules.
    setFollowed(code);
    if (code !== value) onChange(code);
  }

  function choose(option: StateOption | undefined): void {
    setDraft(undefined);
    setOpen(false);
    report(option?.code);
  }

  function type(next: string): void {
    setDraft(next);
    setLeft(false);
    setShowsAll(false);
    show(next.trim() === '' ? undefined : matchStates(options, next)[0]);
  }

  function settle(): void {
    setOpen(false);
    setLeft(true);
    if (draft === undefined) return;
    const meant = meantState(options, draft);
    if (meant !== undefined) choose(meant);
    else if (draft.trim() === '') choose(keepsChoice ? chosen : undefined);
    else if (!keepsChoice) report(undefined);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active === undefined) {
      // The form may be sent by it.
      settle();
      return;
    }
    if (event.key === 'Enter') choose(active);
    else if (event.key === 'ArrowDown' && event.altKey) show(undefined);
    else if (event.key === 'ArrowUp' && event.altKey) setOpen(false);
    else if (event.key === 'ArrowDown') show(neighbor(1));
    else if (event.key === 'ArrowUp') show(neighbor(-1));
    else return;
    event.preventDefault();
  }

  function neighbor(step: 1 | -1): StateOption | undefined {
    if (active !== undefined) {
      return matches[(matches.indexOf(active) + step + matches.length) % matches.length];
    }
    return !open && draft === undefined && chosen ? chosen : matches.at(step === 1 ? 0 : -1);
  }

  return (
    <FieldFrame field={field} label={label} hint={hint} error={shownError} className={className}>
      <div ref={holder} className={styles.holder} data-open={open || undefined}>
        <input
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
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
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
          onClick={(event) => {
            onClick?.(event);
            if (!open) show(chosen);
          }}
          onBlur={(event) => {
            onBlur?.(event);
            settle();
          }}
        />
        {isFixed ? null : (
          <div className={styles.buttons}>
            {text === '' ? null : (
              <IconButton
                label={labels.clear}
                icon="close"
                onMouseDown={keepFocus}
                onClick={() => {
                  choose(undefined);
                  focusIn(holder.current);
                }}
              />
            )}
            {/* The keyboard has the arrow keys for it. */}
            <IconButton
              label={labels.show}
              icon="chevron-down"
              onMouseDown={keepFocus}
              tabIndex={-1}
              className={styles.show}
              onClick={() => {
                if (open) setOpen(false);
                else {
                  setShowsAll(true);
                  show(chosen);
                  focusIn(holder.current);
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
              // APG's list box popup: a native one can neither be filtered nor hold the code at its end, and the
              // keys are the field's.
              // oxlint-disable jsx-a11y/prefer-tag-over-role jsx-a11y/click-events-have-key-events
              <div
                id={listId}
                role="listbox"
                tabIndex={-1}
                aria-labelledby={field.labelId}
                className={styles.list}
                onMouseDown={keepFocus}
              >
                {matches.map((option) => (
                  <div
                    key={option.code}
                    id={idOf(option.code)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.code === value}
                    data-active={option === active || undefined}
                    className={styles.option}
                    onClick={() => choose(option)}
                  >
                    <Icon name="check" className={styles.check} />
                    <span className={styles.name}>{option.name}</span>
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

/** A press beside the text is no leaving of the field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function focusIn(holder: HTMLElement | null): void {
  holder?.querySelector('input')?.focus();
}
