import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX } from 'react';
import { Faces } from '../../internal/faces.tsx';
import { Outcome } from '../../internal/outcome.tsx';
import { useAnnouncedState } from '../../internal/use-announced-state.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './pp-star-toggle.module.css';

export interface StarToggleProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the thing is kept now. */
  on: boolean;
  state: 'idle' | 'pending' | 'failed';
  labels: {
    /** What a press does while it is off, for example "Add to favorites". */
    add: string;
    /** What a press does while it is on, for example "Remove from favorites". */
    remove: string;
    /** What to say when it failed. */
    failed: string;
    /** What to say when it was added; the button's own words say it to all others. */
    added: string;
    /** What to say when it was removed. */
    removed: string;
  };
  onToggle: () => void;
  /**
   * Shows the words beside the star.
   * @default false
   */
  withWord?: boolean | undefined;
}

/**
 * Keeps something, or lets it go. The star is filled while it is kept; the outcome is announced.
 *
 * @example
 * <StarToggle on={on} state={state} labels={labels} onToggle={toggle} />
 */
export function StarToggle({
  on,
  state,
  labels,
  onToggle,
  withWord = false,
  className,
  ...rest
}: StarToggleProps): JSX.Element {
  const failedId = useId();
  const failed = state === 'failed';
  const outcome = on ? labels.added : labels.removed;
  // Going back to how it was is no news beside why.
  useAnnouncedState(on ? 'on' : 'off', failed ? undefined : outcome);
  useAnnouncedState(state, failed ? labels.failed : undefined);
  const word = on ? labels.remove : labels.add;
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <Button
        kind="quiet"
        size="sm"
        className={styles.button}
        data-on={on || undefined}
        data-with-word={withWord || undefined}
        pending={state === 'pending'}
        aria-describedby={failed ? failedId : undefined}
        onClick={onToggle}
      >
        <Icon name="star" size={24} className={styles.star} />
        {withWord ? (
          <Faces
            shown={on ? 'remove' : 'add'}
            faces={{ add: labels.add, remove: labels.remove }}
            className={styles.word}
          />
        ) : (
          <span className="pp-visually-hidden">{word}</span>
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
