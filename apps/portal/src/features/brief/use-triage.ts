import {
  type BriefItem,
  type BriefRecord,
  isBriefItemDone,
  markBriefRecordMutation,
  needsAcknowledgement,
} from '@producer-portal/api';
import { useAnnounce } from '@producer-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../modules/content-list/failure-text.ts';
import { useServices } from '../../modules/session/services.tsx';
import { briefCopy as copy } from './copy.ts';
import { readOpenItem, saveOpenItem } from './open-item.ts';

/** Identifies an item by its record, regardless of the revision. */
export const getItemKey = ({ record }: BriefItem): string => `${record.record_type}-${record.id}`;

export const getItemIds = (key: string) => ({
  title: `brief-title-${key}`,
  text: `brief-text-${key}`,
  confirm: `brief-confirm-${key}`,
});

/** Id of the section that appears after the last item. Its heading takes focus. */
export const upToDateId = 'brief-up-to-date';

/** The state of the brief while the user goes through it. */
export interface Triage {
  readonly openKey: string | null;
  readonly remaining: readonly BriefItem[];
  /** Error messages by item key, for items that couldn't be marked. */
  readonly failures: Readonly<Record<string, string>>;
  readonly toggle: (item: BriefItem) => void;
  /** Opens the next or the previous item, and moves focus to it. */
  readonly move: (step: 1 | -1) => void;
  /**
   * Marks an item as read, by default the open one, and opens the next item. An item that the user must confirm isn't marked:
   * focus moves to its confirm button.
   */
  readonly markAsRead: (item?: BriefItem) => void;
  /** Marks an item as unread again, by default the item that was marked last. */
  readonly undo: (item?: BriefItem) => void;
  /** Opens the next item after the user has confirmed an item. */
  readonly advance: (done: BriefItem) => void;
}

/**
 * Opens the items of the brief one at a time. Items that are done keep their place, so that nothing moves under the pointer.
 *
 * @param items - the brief in the host's order, including items that were done on this page.
 */
export function useTriage(items: readonly BriefItem[]): Triage {
  const { api, session } = useServices();
  const announce = useAnnounce();
  const { mutateAsync } = useMutation(markBriefRecordMutation(api));
  const uuid = session.snapshot().claims?.uuid ?? '';
  const [chosenKey, setChosenKey] = useState<string | null | undefined>(() => readOpenItem(uuid));
  const [failures, setFailures] = useState<Triage['failures']>({});
  const markedKeys = useRef<string[]>([]);
  const focusId = useRef<string | null>(null);

  const remaining = items.filter((item) => !isBriefItemDone(item));
  const find = (key: string | null | undefined) => items.find((item) => getItemKey(item) === key);
  const [first] = remaining;
  // Null means that the user closed the open item.
  const openKey =
    chosenKey === null || find(chosenKey) ? (chosenKey ?? null) : first ? getItemKey(first) : null;

  // The element to focus exists only after the item has opened.
  useEffect(() => {
    if (focusId.current === null) return;
    const container = document.getElementById(focusId.current);
    // The up-to-date section appears only after the last item has been marked. Until then, try after each render.
    if (!container) return;
    focusId.current = null;
    const element = container.querySelector<HTMLElement>('h2') ?? container;
    element.focus({ preventScroll: true });
    (element.closest('li') ?? element).scrollIntoView({ block: 'nearest' });
  });

  function open(key: string | null): void {
    setChosenKey(key);
    saveOpenItem(uuid, key);
  }

  function openAndFocus(item: BriefItem | undefined): void {
    const key = item ? getItemKey(item) : null;
    focusId.current = key === null ? upToDateId : getItemIds(key).title;
    open(key);
  }

  /** Opens the next item that isn't done, and continues at the top after the last item. */
  function openNext(done: BriefItem): void {
    const index = items.indexOf(done);
    const others = [...items.slice(index + 1), ...items.slice(0, index)];
    openAndFocus(others.find((item) => !isBriefItemDone(item)));
  }

  async function setRead(record: BriefRecord, key: string, read: boolean): Promise<void> {
    setFailures(({ [key]: _previous, ...others }) => others);
    try {
      await mutateAsync({ record, read });
      if (!read) announce(copy.undone);
    } catch (error) {
      const text = failureText(
        error instanceof Error ? error : null,
        read ? copy.markFailed : copy.undoFailed,
      );
      setFailures((others) => ({ ...others, [key]: text }));
      announce(text);
      focusId.current = null;
      // A failed change leaves nothing to undo.
      markedKeys.current = markedKeys.current.filter((other) => other !== key);
    }
  }

  return {
    openKey,
    remaining,
    failures,
    toggle: (item) => open(openKey === getItemKey(item) ? null : getItemKey(item)),

    move(step) {
      const index = items.findIndex((item) => getItemKey(item) === openKey);
      const next = index < 0 ? (step > 0 ? items[0] : items.at(-1)) : items[index + step];
      if (next) openAndFocus(next);
    },

    markAsRead(item = find(openKey)) {
      if (!item || isBriefItemDone(item)) return;
      const key = getItemKey(item);
      if (needsAcknowledgement(item.record.revision)) {
        // A single keystroke must not confirm an item, so this only moves focus to the item's confirm button.
        document.getElementById(getItemIds(key).confirm)?.focus();
        announce(copy.confirmFirst);
        return;
      }
      markedKeys.current.push(key);
      openNext(item);
      announce(copy.marked(remaining.length - 1));
      void setRead(item.record, key, true);
    },

    undo(item = find(markedKeys.current.at(-1))) {
      if (!item) {
        announce(copy.nothingToUndo);
        return;
      }
      const key = getItemKey(item);
      markedKeys.current = markedKeys.current.filter((other) => other !== key);
      openAndFocus(item);
      void setRead(item.record, key, false);
    },

    advance(done) {
      openNext(done);
    },
  };
}
