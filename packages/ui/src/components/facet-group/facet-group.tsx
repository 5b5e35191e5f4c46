'use client';

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
  /** Language of the label, if it isn't the page's. */
  lang?: string | undefined;
  /** The number of results with this option, or text such as "3 unread". Omit it if unknown. */
  count?: number | string | undefined;
}

export interface FacetGroupProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onToggle'> {
  /** The name of the group, for example "State". */
  legend: string;
  options: readonly FacetOption[];
  /** The selected values. */
  selected: readonly string[];
  /** Called with the clicked value. Clicking a selected value deselects it. */
  onToggle: (value: string) => void;
  /**
   * Allows only one value, with radio buttons. A click on the selected radio button clears it.
   * @default false
   */
  single?: boolean | undefined;
  /**
   * The label of a first option that clears the values, for example "Any state". With checkboxes, it
   * needs `onClear`.
   */
  anyLabel?: string | undefined;
  /** Clears all values. @default with `single`, calls `onToggle` with the selected value; otherwise none */
  onClear?: (() => void) | undefined;
  /**
   * Makes the legend a button that shows and hides the options, which keeps the number of tab stops
   * in a long panel low. The options are shown initially if a value is selected or `defaultOpen` is
   * true. `selectedLabel` formats the number of selected values, for example "2 selected".
   */
  disclosure?:
    | { selectedLabel: (count: number) => string; defaultOpen?: boolean | undefined }
    | undefined;
  /** Labels of the button below a long list. If omitted, all options are shown. */
  labels?: { showAll: string; showFewer: string } | undefined;
  /**
   * The number of options shown before "Show all". Selected options are always shown.
   * @default 8
   */
  limit?: number | undefined;
  /**
   * The options are loading: static placeholder rows reserve their space.
   * @default false
   */
  loading?: boolean | undefined;
  /** Shown instead of options that failed to load: a sentence and a retry button. */
  failed?: ReactNode;
}

/**
 * One group of options in a filter panel, as native checkboxes or radio buttons.
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
  anyLabel,
  onClear = single ? () => selected.forEach((value) => onToggle(value)) : undefined,
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
  const visibleOptions =
    isLong && !expanded
      ? options.filter(({ value }, index) => index < limit || selected.includes(value))
      : options;

  function handleShowAll(): void {
    const previousValues = new Set(visibleOptions.map(({ value }) => value));
    const firstNewIndex = options.findIndex(({ value }) => !previousValues.has(value));
    flushSync(() => setExpanded(true));
    // The revealed options precede the button, so keyboard users would miss them.
    const inputIndex = anyLabel === undefined ? firstNewIndex : firstNewIndex + 1;
    list.current?.querySelectorAll('input')[inputIndex]?.focus();
  }

  const renderOption = (
    { value, label, lang, count }: FacetOption,
    checked: boolean,
    onSelect: () => void,
  ): JSX.Element => (
    <li key={value}>
      <label className={styles.option}>
        {single ? (
          <input
            type="radio"
            name={id}
            value={value}
            checked={checked}
            className={marks.mark}
            onChange={onSelect}
            // On a checked radio button, a click fires no change event, and Space doesn't even fire
            // a click event.
            onClick={() => {
              if (checked) onSelect();
            }}
            onKeyUp={(event) => {
              if (event.key !== ' ' || !checked) return;
              event.preventDefault();
              onSelect();
            }}
          />
        ) : (
          <input
            type="checkbox"
            value={value}
            checked={checked}
            className={marks.mark}
            onChange={onSelect}
          />
        )}
        <span lang={lang} className={styles.label}>
          {label}
        </span>{' '}
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
            aria-controls={`${id}-options`}
            onClick={() => setOpen(!open)}
          >
            <span id={`${id}-legend`}>{legend}</span>{' '}
            {selected.length > 0 ? (
              <span className={styles.count}>{disclosure.selectedLabel(selected.length)}</span>
            ) : null}
          </button>
        ) : (
          <span id={`${id}-legend`}>{legend}</span>
        )}
      </legend>
      <div id={`${id}-options`} hidden={disclosure && !open}>
        {failed ? <div className={styles.failed}>{failed}</div> : null}
        {loading ? (
          <div aria-hidden="true">
            {Array.from({ length: limit }, (_, row) => (
              <div key={row} className={styles.placeholder} />
            ))}
          </div>
        ) : null}
        <ul id={listId} ref={list} className={styles.list}>
          {anyLabel !== undefined && onClear
            ? renderOption({ value: '', label: anyLabel }, selected.length === 0, onClear)
            : null}
          {visibleOptions.map((item) =>
            renderOption(item, selected.includes(item.value), () => onToggle(item.value)),
          )}
        </ul>
        {isLong ? (
          <Button
            variant="quiet"
            size="sm"
            className={styles.more}
            aria-expanded={expanded}
            aria-controls={listId}
            onClick={() => (expanded ? setExpanded(false) : handleShowAll())}
          >
            {expanded ? labels.showFewer : labels.showAll}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
