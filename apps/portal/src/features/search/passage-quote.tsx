import type { Passage } from '@producer-portal/api';
import { Button, Icon, MetaLine, TextLink, useAnnounce } from '@producer-portal/ui';
import { useState } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { KindTag } from '../../modules/content-list/kind-tag.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { statesText, statusOrPostedText } from '../../modules/content-list/row-texts.ts';
import { validityText } from '../../modules/content-list/validity-text.ts';
import { passageLink, passageText } from '../../modules/search-answers/passage.ts';
import { useSession } from '../../modules/session/services.tsx';
import { passageCopy as copy } from './copy.ts';
import { HighlightedText } from './highlighted-text.tsx';
import styles from './pp-search.module.css';

/** The passage that answers the query, quoted word for word, with its source and dates (docs/product.md#passages). */
export function PassageQuote({ passage }: { readonly passage: Passage }) {
  const { record, heading, highlight } = passage;
  const now = useNow();
  const href = passageLink(passage, useSession())?.href;
  const tag = typeTag(record);
  const { revision } = record;
  const dates = [
    record.number,
    revision && copy.revision(revision.number),
    validityText(record, now),
    statusOrPostedText(record, now),
    // A page isn't for certain states.
    record.record_type === 'SimplePage' ? null : statesText(record.states),
  ];
  return (
    <section className={styles.passage} aria-labelledby="search-passage">
      <h2 id="search-passage">{copy.title}</h2>
      <figure>
        <blockquote cite={href} lang={contentLang}>
          {heading && <p className={styles.passageHeading}>{heading}</p>}
          {highlight.split('\n').map((line, index) => (
            // Lines have a fixed order, so the index is a stable key.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index}>
              <HighlightedText text={line} />
            </p>
          ))}
        </blockquote>
        <figcaption>
          {copy.quotedFrom}{' '}
          <cite lang={contentLang}>
            {href === undefined ? (
              record.title
            ) : (
              <TextLink standalone href={href}>
                {record.title}
              </TextLink>
            )}
          </cite>
        </figcaption>
      </figure>
      <MetaLine tag={tag && <KindTag tag={tag} />}>{[...new Set(dates.filter(Boolean))]}</MetaLine>
      <CopyPassage passage={passage} href={href} />
    </section>
  );
}

interface CopyPassageProps {
  readonly passage: Passage;
  readonly href: string | undefined;
}

/** Copies the passage with its source. */
function CopyPassage({ passage, href }: CopyPassageProps) {
  const { record, heading } = passage;
  const announce = useAnnounce();
  const [result, setResult] = useState<'copied' | 'denied'>();
  const source = [copy.source(record.title), href && new URL(href, window.location.href).href];
  const text = [heading, passageText(passage), ...source].filter(Boolean).join('\n');
  const handleClick = async () => {
    const outcome = await navigator.clipboard.writeText(text).then(
      () => 'copied' as const,
      () => 'denied' as const,
    );
    setResult(outcome);
    announce(copy[outcome]);
  };
  return (
    <div className={styles.passageActions}>
      <Button variant="secondary" size="sm" onClick={() => void handleClick()}>
        <Icon name={result === 'copied' ? 'check' : 'copy'} size={18} />
        {copy.copy}
      </Button>
      {result && <p>{copy[result]}</p>}
    </div>
  );
}
