import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
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
  labels,
  limit = 8,
  loading = false,
  failed,
  className,
  ...rest
}: FacetGroupProps): JSX.Element {
  const name = useId();
  const listId = useId();
  const [expanded, setExpanded] = useState(false);
  const isLong = labels !== undefined && options.length > limit;
  const shown =
    isLong && !expanded
      ? options.filter(({ value }, index) => index < limit || selected.includes(value))
      : options;

  return (
    <fieldset {...rest} aria-busy={loading || undefined} className={cx(styles.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {failed ? <div className={styles.failed}>{failed}</div> : null}
      {loading ? (
        <div aria-hidden="true">
          {Array.from({ length: limit }, (_, row) => (
            <div key={row} className={styles.waiting} />
          ))}
        </div>
      ) : null}
      <ul id={listId} className={styles.list}>
        {shown.map(({ value, label, count }) => {
          const checked = selected.includes(value);
          return (
            <li key={value}>
              <label className={styles.option}>
                {single ? (
                  <input
                    type="radio"
                    name={name}
                    checked={checked}
                    className={marks.mark}
                    onChange={() => onToggle(value)}
                    // Chosen again, a radio button reports no change, and to Space not even a click.
                    onClick={() => {
                      if (checked) onToggle(value);
                    }}
                    onKeyUp={(event) => {
                      if (event.key !== ' ' || !checked) return;
                      event.preventDefault();
                      onToggle(value);
                    }}
                  />
                ) : (
                  <input
                    type="checkbox"
                    checked={checked}
                    className={marks.mark}
                    onChange={() => onToggle(value)}
                  />
                )}
                <span className={styles.label}>{label}</span>{' '}
                {count === undefined ? null : <span className={styles.count}>{count}</span>}
              </label>
            </li>
          );
        })}
      </ul>
      {isLong ? (
        <Button
          kind="quiet"
          size="sm"
          className={styles.more}
          aria-expanded={expanded}
          aria-controls={listId}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? labels.showFewer : labels.showAll}
        </Button>
      ) : null}
    </fieldset>
  );
}
