import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { reviewKinds, reviews, type ReviewKind } from '../reviews.ts';
import styles from './review-marks.module.css';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Shows a component's reviews by people, and what tests check automatically. */
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
                {review
                  ? `${review.by}, ${dateFormat.format(new Date(review.on))}`
                  : 'not yet reviewed'}
              </dd>
            </div>
          );
        })}
      </dl>
      <p>
        Tested on every change: contrast, targets, keyboard, forced colors, right to left, large
        text, narrow pages, reduced motion.
      </p>
    </aside>
  );
}

/** Container of all docs pages. A component's page starts with its reviews. */
export function PageWithReviews({
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
