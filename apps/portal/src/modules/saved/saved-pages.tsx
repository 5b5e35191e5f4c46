import { TextLink } from '@producer-portal/ui';
import { useEffect, useId, useState } from 'react';
import { useServices } from '../session/services.tsx';
import type { SavedPage } from './answer-reader.ts';
import { copy } from './copy.ts';
import type { SavedAnswers } from './saved-answers.ts';
import styles from './pp-saved-pages.module.css';

/** Says that the requested page isn't saved, and links to the pages that are. Shows nothing if there are none. */
export function SavedPages() {
  const { savedAnswers } = useServices();
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  useEffect(() => {
    let isMounted = true;
    void readPages(savedAnswers).then((saved) => isMounted && setPages(saved));
    return () => {
      isMounted = false;
    };
  }, [savedAnswers]);

  return pages.length === 0 ? null : <SavedPageLinks pages={pages} />;
}

/** Links to saved pages. */
export function SavedPageLinks({ pages }: { readonly pages: readonly SavedPage[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId}>{copy.pages}</h2>
      <p>{copy.neverOpened}</p>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <TextLink standalone href={path}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pages that can be shown without a network, the last saved first. */
async function readPages(savedAnswers: SavedAnswers): Promise<SavedPage[]> {
  const reader = await savedAnswers.open();
  if (!reader) return [];
  const stored = await reader.store.entries().catch(() => []);
  const answers = stored
    .flatMap(([, value]) => reader.parse(value) ?? [])
    .toSorted((a, b) => b.savedAt - a.savedAt);
  const pages = new Map(answers.flatMap(({ page }) => (page ? [[page.path, page]] : [])));
  return [...pages.values()];
}
