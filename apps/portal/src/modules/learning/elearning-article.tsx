import { type Training, trainings } from '@producer-portal/api';
import { formatLongDate } from '../../lib/dates.ts';
import { detailCopy } from '../content-detail/copy.ts';
import { useNeighbors } from '../content-detail/neighbors.ts';
import { RecordArticle } from '../content-detail/record-article.tsx';
import { typeTag } from '../content-list/record-tag.ts';
import { statesText } from '../content-list/row-texts.ts';
import { safeTarget } from '../paths/navigation.ts';
import { elearningCopy as copy, learningCopy } from './copy.ts';
import { durationText } from './duration.ts';
import { LearningDetails } from './learning-details.tsx';
import styles from './pp-learning.module.css';
import { TargetButton } from './target-button.tsx';

/** The page of an e-learning: length, credits, and the button to start it. */
export function ElearningArticle({ training }: { readonly training: Training }) {
  const { title, duration, launch_url: launchUrl, published_at: published } = training;
  const length = durationText(duration);
  return (
    <RecordArticle
      record={training}
      tag={typeTag(training)}
      subtitle={[length, statesText(training.states)]}
      meta={published && detailCopy.published(formatLongDate(published))}
      details={
        <div className={styles.launch}>
          {safeTarget(launchUrl) ? (
            <TargetButton url={launchUrl} label={copy.launch} subject={title} />
          ) : (
            <p>{copy.notYet}</p>
          )}
        </div>
      }
      facts={
        <LearningDetails
          record={training}
          leadingItems={[{ term: learningCopy.details.length, details: length }]}
        />
      }
      neighbors={useNeighbors(trainings.list.cacheKey, training.id)}
    />
  );
}
