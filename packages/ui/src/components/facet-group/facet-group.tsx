import { cx } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import marks from '../../internal/pp-choice-mark.module.css';
import { Button } from '../button/button.tsx';
import styles from './pp-facet-group.module.css';

export interface FacetOption {
  value: string;
  label: string;
  /** How many results it would leave, or words that say so, such as "3 unread"; left out where it is not known. */
  count?: number | string | undefined;
}

export interface FacetGroupProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onToggle'> {
  /** What is chosen here, for example "State". */
  legend: string;
  options: readonly FacetOption[];
  /** The values chosen now. */
  selected: readonly string[];
  /** Called with the pressed value, also when it is chosen already: choosing again removes it. */
  onToggle: (value: string) => void;
  /**
   * At most one value: radio buttons, which here can also be taken back.
   * @default false
   */
  single?: boolean | undefined;
  /** With `single`, the words of a first choice that takes the value back, for example "Any state". */
  any?: string | undefined;
  /**
   * Makes the legend a button that shows and hides the options, so that the Tab key passes a long panel in few steps.
   * Open at first where something is chosen, or as `defaultOpen` says. `chosen` says how many are: "2 chosen".
   */
  disclosure?: { chosen: (count: number) => string; defaultOpen?: boolean | undefined } | undefined;
  /** The words of the button below a long list; without them every option is shown. */
  labels?: { showAll: string; showFewer: string } | undefined;
  /**
   * How many options show before "Show all". A chosen one always shows.
   * @default 8
   */
  limit?: number | undefined;
  /**
   * The options are on their way: still rows keep their room.
   * @default false
   */
  loading?: boolean | undefined;
  /** What stands in place of options that could not be loaded: a sentence, and a button to try again. */
  failed?: ReactNode;
}

/**
 * One question of a filter panel, answered with native checkboxes or radio buttons.
 *
 * @example
 * <FacetGroup legend="State" options={states} selected={['TX']} onToggle={toggleState} />
 */
export function FacetGroup({
  legend,
  options,
  selected,
  onToggle,
  single = false,
  any,
  disclosure,
  labels,
  limit = 8,
  loading = false,
  failed,
  className,
  ...rest
}: FacetGroupProps): JSX.Element {
  const id = useId();
  const listId = `${id}-list`;
  const list = useRef<HTMLUListElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [open, setOpen] = useState(disclosure?.defaultOpen === true || selected.length > 0);
  const isLong = labels !== undefined && options.length > limit;
  const shown =
    isLong && !expanded
      ? options.filter(({ value }, index) => index < limit || selected.includes(value))
      : options;

  function showRest(): void {
    const before = new Set(shown.map(({ value }) => value));
    const first = options.findIndex(({ value }) => !before.has(value));
    flushSync(() => setExpanded(true));
    // The rest stands before the button: whoever goes on from there would go past it.
    list.current?.querySelectorAll('input')[any === undefined ? first : first + 1]?.focus();
  }

  const option = (
    { value, label, count }: FacetOption,
    checked: boolean,
    onChoose: () => void,
  ): JSX.Element => (
    <li key={value}>
      <label className={styles.option}>
        {single ? (
          <input
            type="radio"
            name={id}
            checked={checked}
            className={marks.mark}
            onChange={onChoose}
            // Chosen again, a radio button reports no change, and to Space not even a click.
            onClick={() => {
              if (checked) onChoose();
            }}
            onKeyUp={(event) => {
              if (event.key !== ' ' || !checked) return;
              event.preventDefault();
              onChoose();
            }}
          />
        ) : (
          <input type="checkbox" checked={checked} className={marks.mark} onChange={onChoose} />
        )}
        <span className={styles.label}>{label}</span>{' '}
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
      </label>
    </li>
  );

  return (
    <fieldset
      {...rest}
      aria-labelledby={`${id}-legend`}
      aria-busy={loading || undefined}
      data-disclosure={disclosure && (open ? 'open' : 'closed')}
      className={cx(styles.root, className)}
    >
      <legend className={styles.legend}>
        {disclosure ? (
          <button
            type="button"
            className={styles.button}
            aria-expanded={open}
            aria-controls={`${id}-answers`}
            onClick={() => setOpen(!open)}
          >
            <span id={`${id}-legend`}>{legend}</span>{' '}
            {selected.length > 0 ? (
              <span className={styles.count}>{disclosure.chosen(selected.length)}</span>
            ) : null}
          </button>
        ) : (
          <span id={`${id}-legend`}>{legend}</span>
        )}
      </legend>
      <div id={`${id}-answers`} hidden={disclosure && !open}>
        {failed ? <div className={styles.failed}>{failed}</div> : null}
        {loading ? (
          <div aria-hidden="true">
            {Array.from({ length: limit }, (_, row) => (
              <div key={row} className={styles.waiting} />
            ))}
          </div>
        ) : null}
        <ul id={listId} ref={list} className={styles.list}>
          {single && any !== undefined
            ? option({ value: '', label: any }, selected.length === 0, () =>
                selected.forEach((value) => onToggle(value)),
              )
            : null}
          {shown.map((each) =>
            option(each, selected.includes(each.value), () => onToggle(each.value)),
          )}
        </ul>
        {isLong ? (
          <Button
            kind="quiet"
            size="sm"
            className={styles.more}
            aria-expanded={expanded}
            aria-controls={listId}
            onClick={() => (expanded ? setExpanded(false) : showRest())}
          >
            {expanded ? labels.showFewer : labels.showAll}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
