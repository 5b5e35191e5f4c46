'use client';

import { cx } from 'class-variance-authority';
import { useEffect } from 'react';
import type { AriaAttributes, JSX, KeyboardEvent } from 'react';
import { Highlight } from '../highlight/highlight.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-suggestions.module.css';

// `SearchBox` loads this module on first use.

// Native list elements (`<select>`, `<option>`) can't contain links, and each option here is a
// link.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

export interface Suggestion {
  id: string;
  label: string;
  /** Language of the label, if it isn't the page's. */
  lang?: string | undefined;
  href: string;
  /** The kind of record, for example "Alert", or a count. */
  meta?: string | undefined;
}

export interface SuggestionGroup {
  id: string;
  /** The heading of the group, for example "Recent searches". */
  label: string;
  items: readonly Suggestion[];
}

/** The loading state of the suggestions. `slow` means still loading after a while. */
export type SuggestionsState = 'idle' | 'loading' | 'slow' | 'failed';

export interface SuggestionLabels {
  /** Announced when suggestions arrive, for example "5 suggestions". */
  count: (count: number) => string;
  /** Shown if nothing matches, for example "No suggestions. Press Enter to search." */
  none: string;
  slow: string;
  /** Shown if loading fails, for example "Suggestions are unavailable. Press Enter to search." */
  failed: string;
}

interface SuggestionsInput {
  labels: SuggestionLabels;
  suggestions: readonly SuggestionGroup[] | undefined;
  state: SuggestionsState;
  /** The text in the field. */
  text: string;
  /** Whether the user is in the field and has not dismissed the suggestions. */
  requested: boolean;
  /** The key of the suggestion selected with the arrow keys. */
  selectedKey: string | undefined;
  listId: string;
}

/** What the panel and the field render. */
interface SuggestionView {
  groups: readonly SuggestionGroup[];
  /** One key per suggestion, in the order of the groups. */
  keys: readonly string[];
  /** The index of the selected suggestion, or -1 if there is none. */
  activeIndex: number;
  isOpen: boolean;
  loading: boolean;
  /** The message below the suggestions, or instead of them. */
  message: string | undefined;
  /** Announced when the panel appears. */
  announcement: string;
  /** The ARIA attributes of the field. */
  field: Pick<AriaAttributes, 'aria-activedescendant' | 'aria-controls' | 'aria-expanded'>;
}

/** Derives the view from the suggestions and the field's state. */
export function buildView({
  labels,
  suggestions,
  state,
  text,
  requested,
  selectedKey,
  listId,
}: SuggestionsInput): SuggestionView {
  const groups = suggestions?.filter(({ items }) => items.length > 0) ?? [];
  const keys = groups.flatMap(({ id, items }) => items.map((item) => `${id} ${item.id}`));
  const hasNoMatches =
    state === 'idle' && suggestions !== undefined && keys.length === 0 && text !== '';
  const statusMessage = state === 'slow' || state === 'failed' ? labels[state] : undefined;
  const message = hasNoMatches ? labels.none : statusMessage;
  const isOpen = requested && (keys.length > 0 || message !== undefined);
  const expanded = isOpen && keys.length > 0;
  // The selected suggestion might be gone after an update.
  const activeIndex = expanded && selectedKey !== undefined ? keys.indexOf(selectedKey) : -1;
  return {
    groups,
    keys,
    activeIndex,
    isOpen,
    loading: state === 'loading' || state === 'slow',
    message,
    announcement: message ?? labels.count(keys.length),
    field: {
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': activeIndex === -1 ? undefined : getOptionId(listId, activeIndex),
    },
  };
}

function getOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/**
 * Returns the new state after a key in the field, or undefined if the field handles the key itself.
 * Implements the combobox keys of the ARIA Authoring Practices. Between the last suggestion and the
 * first, the arrow keys return to the field itself, with no suggestion selected.
 */
export function handleKey(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { keys, activeIndex, isOpen, field }: SuggestionView,
): Pick<SuggestionsInput, 'selectedKey' | 'requested'> | undefined {
  if ((key === 'ArrowDown' || key === 'ArrowUp') && keys.length > 0) {
    const step = key === 'ArrowDown' ? 1 : -1;
    if (altKey) return { requested: step === 1, selectedKey: undefined };
    const stops = keys.length + 1;
    return { requested: true, selectedKey: keys[((activeIndex + 1 + step + stops) % stops) - 1] };
  }
  if (key === 'Escape' && isOpen) return { requested: false, selectedKey: undefined };
  if (key === 'Enter' && field['aria-activedescendant'] !== undefined) {
    document.getElementById(field['aria-activedescendant'])?.click();
    return { requested: false, selectedKey: undefined };
  }
  return undefined;
}

interface SuggestionPanelProps {
  view: SuggestionView;
  label: string;
  listId: string;
  text: string;
  /** Shows the panel in the field's box instead of over the page. */
  inline: boolean;
  onFollow: () => void;
}

/** The panel below the field: grouped links and a message. */
export function SuggestionPanel({
  view: { groups, keys, activeIndex, loading, message, announcement },
  label,
  listId,
  text,
  inline,
  onFollow,
}: SuggestionPanelProps): JSX.Element {
  useEffect(() => {
    if (activeIndex !== -1) {
      document.getElementById(getOptionId(listId, activeIndex))?.scrollIntoView({
        block: 'nearest',
      });
    }
  }, [listId, activeIndex]);

  const terms = text.split(/\s+/);
  return (
    // Clicks in the panel keep focus in the field, like the arrow keys.
    <div
      role="presentation"
      className={cx(styles.panel, inline && styles.inline)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {keys.length > 0 ? (
        <div id={listId} role="listbox" aria-label={label} aria-busy={loading}>
          {groups.map((group, groupIndex) => {
            const groupId = `${listId}-group-${groupIndex}`;
            const firstIndex = groups
              .slice(0, groupIndex)
              .reduce((sum, { items }) => sum + items.length, 0);
            return (
              <div key={group.id} role="group" aria-labelledby={groupId}>
                <div id={groupId} role="presentation" className={styles.group}>
                  {group.label}
                </div>
                {group.items.map((item, itemIndex) => (
                  <Link
                    key={item.id}
                    id={getOptionId(listId, firstIndex + itemIndex)}
                    href={item.href}
                    role="option"
                    aria-selected={firstIndex + itemIndex === activeIndex}
                    tabIndex={-1}
                    className={styles.option}
                    onClick={onFollow}
                  >
                    <Highlight
                      text={item.label}
                      terms={terms}
                      lang={item.lang}
                      className={styles.label}
                    />
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
      {/* Remount for new suggestions, so that their number is announced even if it is the same. */}
      <Announcement key={keys.join(' ')} text={announcement} />
    </div>
  );
}

function Announcement({ text }: { text: string }): null {
  const announce = useAnnounce();
  useEffect(() => announce(text), [announce, text]);
  return null;
}
