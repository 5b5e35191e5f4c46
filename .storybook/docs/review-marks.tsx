import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { reviewKinds, reviews, type ReviewKind } from '../reviews.ts';
import styles from './review-marks.module.css';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Who has looked at a component, and what needs nobody because every change is tested. */
function ReviewMarks({ title }: { title: string }) {
  return (
    <aside className={`sb-unstyled ${styles['marks']}`} aria-label="Reviews">
      <dl>
        {Object.entries(reviewKinds).map(([kind, name]) => {
          const review = reviews[title]?.[kind as ReviewKind];
          return (
            <div key={kind} data-reviewed={review !== undefined}>
              <dt>{name}</dt>
              <dd>
                {review ? `${review.by}, ${day.format(new Date(review.on))}` : 'not yet reviewed'}
              </dd>
            </div>
          );
        })}
      </dl>
      <p>
        Held by tests on every change: contrast, targets, keyboard, forced colors, right to left,
        large text, narrow pages, reduced motion.
      </p>
    </aside>
  );
}

/** The page of documentation around everything; a component's begins with its reviews. */
export function ReviewedPage({
  context,
  children,
  ...rest
}: PropsWithChildren<DocsContainerProps>) {
  const title = context.componentStories()[0]?.title ?? '';
  return (
    <DocsContainer context={context} {...rest}>
      {/^(Components|Patterns)\//.test(title) && <ReviewMarks title={title} />}
      {children}
    </DocsContainer>
  );
}
