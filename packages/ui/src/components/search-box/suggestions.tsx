import { useEffect } from 'react';
import type { JSX, KeyboardEvent } from 'react';
import { Highlight } from '../highlight/highlight.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-suggestions.module.css';

// `SearchBox` fetches this module when its field is first reached for.

// The native tags for lists of choices hold text alone, and here each choice is a link.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

export interface Suggestion {
  id: string;
  label: string;
  href: string;
  /** What kind of thing it is, or how many there are: "Alert". */
  meta?: string | undefined;
}

export interface SuggestionGroup {
  id: string;
  /** For example "Recent searches". */
  label: string;
  items: readonly Suggestion[];
}

export type SuggestionsState = 'idle' | 'loading' | 'slow' | 'failed';

export interface SuggestionLabels {
  /** What is announced when suggestions come, for example "5 suggestions". */
  count: (count: number) => string;
  /** Nothing to suggest, for example "No suggestions. Press Enter to search." */
  none: string;
  slow: string;
  /** For example "Suggestions are not available. Press Enter to search." */
  failed: string;
}

/** The id of an option, counted through all groups. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** What is offered now, and the option that the arrow keys have reached; -1 where they are in the field. */
interface Offer {
  shown: boolean;
  active: number;
}

/**
 * What becomes of the offer when a key is pressed in the field; undefined where the key is the field's own.
 * The keys are those of a combobox with a list (ARIA Authoring Practices); between the last option and the
 * first stands the field itself.
 */
export function answerKey(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { shown, active, count, listId }: Offer & { count: number; listId: string },
): Offer | undefined {
  if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
    const step = key === 'ArrowDown' ? 1 : -1;
    if (altKey) return { shown: step === 1, active: -1 };
    const stops = count + 1;
    return { shown: true, active: ((active + 1 + step + stops) % stops) - 1 };
  }
  if (key === 'Escape' && shown) return { shown: false, active: -1 };
  if (key === 'Enter' && active !== -1) {
    document.getElementById(optionId(listId, active))?.click();
    return { shown: false, active: -1 };
  }
  return undefined;
}

function countOf(groups: readonly SuggestionGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}

interface SuggestionPanelProps {
  label: string;
  listId: string;
  groups: readonly SuggestionGroup[];
  active: number;
  text: string;
  labels: SuggestionLabels;
  message: string | undefined;
  loading: boolean;
  onFollow: () => void;
}

/** What hangs below the field: links in groups, and what there is to say of them. */
export function SuggestionPanel({
  label,
  listId,
  groups,
  active,
  text,
  labels,
  message,
  loading,
  onFollow,
}: SuggestionPanelProps): JSX.Element {
  const filled = groups.filter(({ items }) => items.length > 0);
  const count = countOf(filled);
  const said = message ?? labels.count(count);
  useEffect(() => {
    if (active !== -1) {
      document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
    }
  }, [listId, active]);

  const terms = text.split(/\s+/);
  return (
    // A press here leaves the focus in the field: what it does is what the keys do there.
    <div
      role="presentation"
      className={styles.panel}
      onMouseDown={(event) => event.preventDefault()}
    >
      {count > 0 ? (
        <div id={listId} role="listbox" aria-label={label} aria-busy={loading}>
          {filled.map((group, at) => {
            const groupId = `${listId}-group-${at}`;
            const before = countOf(filled.slice(0, at));
            return (
              <div key={group.id} role="group" aria-labelledby={groupId}>
                <div id={groupId} role="presentation" className={styles.group}>
                  {group.label}
                </div>
                {group.items.map((item, place) => (
                  <Link
                    key={item.id}
                    id={optionId(listId, before + place)}
                    href={item.href}
                    role="option"
                    aria-selected={before + place === active}
                    tabIndex={-1}
                    className={styles.option}
                    onClick={onFollow}
                  >
                    <Highlight text={item.label} terms={terms} className={styles.label} />
                    {item.meta === undefined ? null : (
                      <span className={styles.meta}>{item.meta}</span>
                    )}
                  </Link>
                ))}
              </div>
            );
          })}
        </div>
      ) : null}
      {message === undefined ? null : <p className={styles.message}>{message}</p>}
      {/* Others are said again, although they are as many as before. */}
      <Said key={filled.flatMap(({ items }) => items.map(({ id }) => id)).join(' ')} text={said} />
    </div>
  );
}

function Said({ text }: { text: string }): null {
  const announce = useAnnounce();
  useEffect(() => announce(text), [announce, text]);
  return null;
}
