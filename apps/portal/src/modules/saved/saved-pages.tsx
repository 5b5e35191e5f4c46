import { MetaLine, TextLink } from '@producer-portal/ui';
import { useId } from 'react';
import { contentLang } from '../../lib/page-locale.ts';
import type { SavedPage } from './answer-reader.ts';
import { copy } from './copy.ts';
import styles from './pp-saved-pages.module.css';

interface SavedPagesProps {
  /** Undefined until they are read. */
  readonly pages: readonly SavedPage[] | undefined;
}

/** Links to the saved pages. Shows nothing if there are none. */
export function SavedPages({ pages }: SavedPagesProps) {
  const titleId = useId();
  if (!pages || pages.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId}>{copy.pages}</h2>
      <ul>
        {pages.map(({ path, title, isRecord, details }) => (
          <li key={path}>
            <TextLink standalone href={path} lang={isRecord ? contentLang : undefined}>
              {title}
            </TextLink>
            {details && <MetaLine>{details}</MetaLine>}
          </li>
        ))}
      </ul>
    </section>
  );
}
