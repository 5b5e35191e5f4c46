import { applyRules, parse, sanitize } from '@producer-portal/content-renderer';
import { diff, focusChange } from '@producer-portal/content-renderer/diff';
import { RichContentDiff } from '@producer-portal/content-renderer/rich-content-diff';
import { Button, Callout, Icon, useAnnounce } from '@producer-portal/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { contentLang, pageLocale } from '../../lib/page-locale.ts';
import { useMedia } from '../../lib/use-media.ts';
import { detailCopy } from '../content-detail/copy.ts';
import { useContentPolicy } from '../content-detail/use-content-policy.ts';
import { toComparableHtml, type RevisionText } from './comparable-html.ts';
import { comparisonCopy as copy } from './comparison/copy.ts';
import { historyCopy } from './copy.ts';
import styles from './pp-revisions.module.css';

/** A revision's text with its number. */
export interface NumberedText extends RevisionText {
  readonly number: number;
}

export interface ComparisonProps {
  /** The revisions to compare. To compare other revisions, change the `key` of the component. */
  readonly before: NumberedText;
  readonly after: NumberedText;
}

const contentLabels = {
  table: detailCopy.tableRegion,
  truncated: detailCopy.truncated,
  external: detailCopy.external,
};

const changeLabels = { ...copy.labels, lang: pageLocale };

/** Compares two revisions when the component mounts. */
function useDiff(before: RevisionText, after: RevisionText) {
  const { baseUrl, policy } = useContentPolicy();
  const [result] = useState(() => {
    const html = toComparableHtml(before, after);
    const toTree = (text: string) =>
      applyRules(sanitize(parse(text, policy), { baseUrl, policy }), { labels: contentLabels });
    return diff(toTree(html.before), toTree(html.after));
  });
  return result;
}

/** The text of a revision with the changes since an earlier one. Buttons and keys move from change to change. */
export function Comparison({ before, after }: ComparisonProps) {
  const result = useDiff(before, after);
  const isWide = useMedia('(min-width: 80rem)');
  const announce = useAnnounce();
  const region = useRef<HTMLElement>(null);
  const [number, setNumber] = useState(0);
  const count = result.changes.length;
  useEffect(() => announce(copy.count(count)), [announce, count]);

  function goTo(next: number) {
    setNumber(next);
    if (region.current && focusChange(region.current, next)) announce(copy.position(next, count));
  }
  const goToNext = () => goTo(number >= count ? 1 : number + 1);
  const goToPrevious = () => goTo(number <= 1 ? count : number - 1);

  useKeys(region, { n: goToNext, p: goToPrevious });

  if (count === 0) {
    return (
      <>
        <p className={styles.position}>{copy.count(0)}</p>
        <p>{copy.none}</p>
        <div lang={contentLang}>
          <RichContentDiff diff={result} labels={changeLabels} />
        </div>
      </>
    );
  }
  return (
    <section ref={region} aria-label={copy.region}>
      <div className={styles.toolbar}>
        <p className={styles.position}>
          {number === 0 ? copy.count(count) : copy.position(number, count)}
        </p>
        <div className={styles.steps}>
          <Button variant="secondary" size="sm" aria-keyshortcuts="p" onClick={goToPrevious}>
            <Icon name="arrow-up" />
            {copy.previous}
          </Button>
          <Button variant="secondary" size="sm" aria-keyshortcuts="n" onClick={goToNext}>
            <Icon name="arrow-down" />
            {copy.next}
          </Button>
        </div>
        <p className={styles.keys}>{copy.keys}</p>
      </div>
      {result.isLimited && (
        <Callout tone="info">
          <p>{copy.limited}</p>
        </Callout>
      )}
      <div lang={contentLang} className={isWide ? styles.columns : undefined}>
        {isWide ? (
          (['before', 'after'] as const).map((version) => {
            const title = historyCopy.revision((version === 'before' ? before : after).number);
            return (
              <section key={version} aria-label={title}>
                <p lang={pageLocale} className={styles.columnTitle}>
                  {title}
                </p>
                <RichContentDiff diff={result} labels={changeLabels} version={version} />
              </section>
            );
          })
        ) : (
          <RichContentDiff diff={result} labels={changeLabels} />
        )}
      </div>
    </section>
  );
}

/**
 * Calls a function when a key is pressed while the focus is in an element. Keys without a modifier work only there, so that they
 * don't interfere with screen readers and voice control.
 */
function useKeys(
  element: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => void>>,
): void {
  useEffect(() => {
    const { current } = element;
    function handleKeyDown(event: KeyboardEvent) {
      const action = actions[event.key.toLowerCase()];
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    }
    current?.addEventListener('keydown', handleKeyDown);
    return () => current?.removeEventListener('keydown', handleKeyDown);
  });
}
