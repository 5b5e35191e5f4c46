import { MetaLine, TextLink, useAnnounce } from '@producer-portal/ui';
import { useEffect } from 'react';
import { answersCopy as copy } from '../../modules/search-answers/copy.ts';
import type { Answer } from '../../modules/search-answers/answer.ts';
import styles from './pp-search.module.css';

/**
 * The portal's own answers, above the results: an order, a binding check, binding notices, a product's availability in a state,
 * and pages.
 */
export function AnswerList({ answers }: { readonly answers: readonly Answer[] }) {
  const announce = useAnnounce();
  const announcement = answers.map(({ title }) => title).join('. ');
  useEffect(() => {
    if (announcement !== '') announce(copy.announced(announcement));
  }, [announce, announcement]);
  if (answers.length === 0) return null;
  return (
    <section className={styles.answers} aria-labelledby="search-answers">
      <h2 id="search-answers">{copy.title}</h2>
      <ul>
        {answers.map(({ kind, title, details, href }) => (
          <li key={href}>
            <TextLink standalone href={href}>
              {title}
            </TextLink>
            <MetaLine>{details.length > 0 ? details : copy.kinds[kind]}</MetaLine>
          </li>
        ))}
      </ul>
    </section>
  );
}
