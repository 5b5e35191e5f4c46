'use client';

import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX } from 'react';
import { StableLabel } from '../../internal/stable-label.tsx';
import { Outcome } from '../../internal/outcome.tsx';
import { useAnnouncedState } from '../../internal/use-announced-state.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-star-toggle.module.css';

export interface StarToggleProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the item is saved. */
  on: boolean;
  state: 'idle' | 'pending' | 'failed';
  labels: {
    /** The label if the item is not saved, for example "Add to favorites". */
    add: string;
    /** The label if the item is saved, for example "Remove from favorites". */
    remove: string;
    /** The message if the change fails. */
    failed: string;
    /** Announced after adding. Sighted users see the label change. */
    added: string;
    /** Announced after removing. */
    removed: string;
  };
  onToggle: () => void;
  /**
   * Shows the label next to the star, except below 48em.
   * @default false
   */
  showLabel?: boolean | undefined;
}

/**
 * A toggle that saves an item, for example to favorites. The star is filled while the item is
 * saved; the result is announced. Requires a `LiveRegionProvider`.
 *
 * @example
 * <StarToggle on={on} state={state} labels={labels} onToggle={toggle} />
 */
export function StarToggle({
  on,
  state,
  labels,
  onToggle,
  showLabel = false,
  className,
  ...rest
}: StarToggleProps): JSX.Element {
  const failedId = useId();
  const failed = state === 'failed';
  const outcome = on ? labels.added : labels.removed;
  // After a failure, announce only the failure, not the restored state.
  useAnnouncedState(on ? 'on' : 'off', failed ? undefined : outcome);
  useAnnouncedState(state, failed ? labels.failed : undefined);
  const label = on ? labels.remove : labels.add;
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <Button
        variant="quiet"
        size="sm"
        className={styles.button}
        data-on={on || undefined}
        data-with-label={showLabel || undefined}
        pending={state === 'pending'}
        aria-describedby={failed ? failedId : undefined}
        onClick={onToggle}
      >
        <Icon name="star" size={24} className={styles.star} />
        {showLabel ? (
          <StableLabel
            current={on ? 'remove' : 'add'}
            labels={{ add: labels.add, remove: labels.remove }}
            className={styles.label}
          />
        ) : (
          <span className="pp-visually-hidden">{label}</span>
        )}
      </Button>
      {failed ? (
        <Outcome id={failedId} tone="danger" className={styles.failed}>
          {labels.failed}
        </Outcome>
      ) : null}
    </div>
  );
}
