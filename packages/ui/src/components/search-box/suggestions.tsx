import { useEffect } from 'react';
import type { AriaAttributes, JSX, KeyboardEvent } from 'react';
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

interface Offer {
  labels: SuggestionLabels;
  suggestions: readonly SuggestionGroup[] | undefined;
  state: SuggestionsState;
  /** What stands in the field. */
  text: string;
  /** Whether the reader has reached for the field and not sent the suggestions away. */
  offered: boolean;
  /** The key of the suggestion that the arrow keys have reached. */
  chosen: string | undefined;
  listId: string;
}

/** What is to be seen of an offer. */
interface View {
  groups: readonly SuggestionGroup[];
  /** One for each suggestion, in the order of the groups. */
  keys: readonly string[];
  /** The place of the chosen one among them; -1 where the arrow keys are in the field. */
  active: number;
  shown: boolean;
  loading: boolean;
  /** What is to be said below the suggestions, or instead of them. */
  message: string | undefined;
  /** What is announced when it appears. */
  said: string;
  /** What assistive technology is told at the field. */
  field: Pick<AriaAttributes, 'aria-activedescendant' | 'aria-controls' | 'aria-expanded'>;
}

/** Reads off an offer what is to be seen of it. */
export function viewOf({ labels, suggestions, state, text, offered, chosen, listId }: Offer): View {
  const groups = suggestions?.filter(({ items }) => items.length > 0) ?? [];
  const keys = groups.flatMap(({ id, items }) => items.map((item) => `${id} ${item.id}`));
  const none = state === 'idle' && suggestions !== undefined && keys.length === 0 && text !== '';
  const problem = state === 'slow' || state === 'failed' ? labels[state] : undefined;
  const message = none ? labels.none : problem;
  const shown = offered && (keys.length > 0 || message !== undefined);
  const expanded = shown && keys.length > 0;
  // The chosen one may be gone from those that came since.
  const active = expanded && chosen !== undefined ? keys.indexOf(chosen) : -1;
  return {
    groups,
    keys,
    active,
    shown,
    loading: state === 'loading' || state === 'slow',
    message,
    said: message ?? labels.count(keys.length),
    field: {
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': active === -1 ? undefined : optionId(listId, active),
    },
  };
}

function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/**
 * What becomes of the offer when a key is pressed in the field; undefined where the key is the field's own.
 * The keys are those of a combobox with a list (ARIA Authoring Practices); between the last suggestion and
 * the first stands the field itself.
 */
export function handleKey(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { keys, active, shown, field }: View,
): Pick<Offer, 'chosen' | 'offered'> | undefined {
  if ((key === 'ArrowDown' || key === 'ArrowUp') && keys.length > 0) {
    const step = key === 'ArrowDown' ? 1 : -1;
    if (altKey) return { offered: step === 1, chosen: undefined };
    const stops = keys.length + 1;
    return { offered: true, chosen: keys[((active + 1 + step + stops) % stops) - 1] };
  }
  if (key === 'Escape' && shown) return { offered: false, chosen: undefined };
  if (key === 'Enter' && field['aria-activedescendant'] !== undefined) {
    document.getElementById(field['aria-activedescendant'])?.click();
    return { offered: false, chosen: undefined };
  }
  return undefined;
}

interface SuggestionPanelProps {
  view: View;
  label: string;
  listId: string;
  text: string;
  onFollow: () => void;
}

/** What hangs below the field: links in groups, and what there is to say of them. */
export function SuggestionPanel({
  view: { groups, keys, active, loading, message, said },
  label,
  listId,
  text,
  onFollow,
}: SuggestionPanelProps): JSX.Element {
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
      {keys.length > 0 ? (
        <div id={listId} role="listbox" aria-label={label} aria-busy={loading}>
          {groups.map((group, at) => {
            const groupId = `${listId}-group-${at}`;
            const before = groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0);
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
      <Said key={keys.join(' ')} text={said} />
    </div>
  );
}

function Said({ text }: { text: string }): null {
  const announce = useAnnounce();
  useEffect(() => announce(text), [announce, text]);
  return null;
}
