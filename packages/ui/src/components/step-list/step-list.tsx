import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-step-list.module.css';

export interface StepListItem {
  id: string;
  label: string;
  /** A link back to the step. If omitted, the label is plain text. */
  href?: string | undefined;
}

export interface StepListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The accessible name of the list, for example "Order steps". */
  label: string;
  steps: readonly StepListItem[];
  /** The index of the current step, or `steps.length` when all are done. */
  current: number;
  /** The index of a step with errors. */
  error?: number | undefined;
  labels: {
    /** Read after a completed step, for example "done". */
    done: string;
    /** Read after the current step, for example "current step". */
    current: string;
    /** Shown and read after a step with errors, for example "needs attention". */
    error: string;
  };
}

type StepState = 'done' | 'current' | 'todo' | 'error';

/**
 * The steps of a task and the user's progress. The line above each step is dark up to the current
 * one.
 *
 * @example
 * <StepList label="Order steps" current={1} labels={labels}
 *   steps={[{ id: 'cart', label: 'Cart', href: '/cart' }, { id: 'shipping', label: 'Shipping' }]} />
 */
export function StepList({
  label,
  steps,
  current,
  error,
  labels,
  className,
  ...rest
}: StepListProps): JSX.Element {
  function getState(index: number): StepState {
    if (index === error) return 'error';
    if (index === current) return 'current';
    return index < current ? 'done' : 'todo';
  }

  return (
    <ol {...rest} aria-label={label} className={cx(styles.root, className)}>
      {steps.map((step, index) => {
        const state = getState(index);
        const name = (
          <>
            <span className={styles.label}>{step.label}</span>
            {state === 'todo' ? null : (
              <span className={state === 'error' ? styles.status : 'pp-visually-hidden'}>
                {' '}
                {labels[state]}
              </span>
            )}
          </>
        );
        return (
          <li
            key={step.id}
            data-state={state}
            aria-current={index === current ? 'step' : undefined}
            className={styles.step}
          >
            <span className={styles.mark}>{marks[state] ?? index + 1}</span>
            {step.href === undefined ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <Link href={step.href} className={cx(styles.name, styles.link)}>
                {name}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Icons shown instead of the step's number. */
const marks: Partial<Record<StepState, JSX.Element>> = {
  done: <Icon name="check" size={18} />,
  error: <Icon name="danger" size={20} />,
};
