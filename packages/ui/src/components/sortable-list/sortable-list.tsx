import { cx } from 'class-variance-authority';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type {
  ComponentProps,
  FocusEvent,
  JSX,
  KeyboardEvent,
  MouseEvent,
  SubmitEvent,
} from 'react';
import { Outcome } from '../../internal/outcome.tsx';
import { useAnnouncedState } from '../../internal/use-announced-state.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-sortable-list.module.css';
import { useHeldSteps } from './use-held-steps.ts';
import { useRowDrag } from './use-row-drag.ts';

export interface SortableListItem {
  id: string;
  title: string;
  href: string;
}

export interface SortableListLabels {
  /** How to put the list in order, shown above it. */
  instructions: string;
  moveUp: (title: string) => string;
  moveDown: (title: string) => string;
  /** The visible word, for example "Move to…". */
  moveToWord: string;
  /** The full name of that button; it must begin with the word: "Move to… position of Rate bulletins". */
  moveTo: (title: string) => string;
  /** The name of the field for the place, for example "New position of Rate bulletins". */
  position: (title: string) => string;
  /** What carries the move to a place out, for example "Move". */
  go: string;
  /** Said when a row has moved, for example "Rate bulletins moved to 2 of 7". */
  moved: (title: string, place: number, of: number) => string;
  /** Said when the reader leaves a list that they have changed: the order as it is now. */
  order: (titles: readonly string[]) => string;
  /** The visible word, for example "Remove". */
  removeWord: string;
  /** The full name of that button; it must begin with the word: "Remove Rate bulletins". */
  remove: (title: string) => string;
  /** What the handle says under a mouse, for example "Drag Rate bulletins". */
  drag: (title: string) => string;
}

export interface SortableListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the list, for example "Your favorites". */
  label: string;
  /** In their order; ids are unique. Nothing is drawn where there are none. */
  items: readonly SortableListItem[];
  /**
   * A row is to be put into another place, counted from 0. Give the new order at once and save it then:
   * further moves may come while one is being saved. Give the old order back where it fails.
   */
  onMove: (id: string, toIndex: number) => void;
  /** Without it nothing can be removed here. */
  onRemove?: ((id: string) => void) | undefined;
  state: 'idle' | 'saving' | 'failed';
  /** What is being saved, or that it failed and the order is as it was; it is announced when it failed. */
  message?: string | undefined;
  labels: SortableListLabels;
}

/** The row whose move or removal was asked for and is not seen in the items yet. */
interface PendingChange {
  id: string;
  /** The place that it shall take, or the one that it leaves free by its removal. */
  index: number;
}

/**
 * A list that its reader puts in order: by buttons, by the number of a place, or by dragging.
 *
 * Buttons come first (WCAG 2.5.7): at an end a button stays and keeps the focus, each move is announced,
 * and the whole order is read once when the focus leaves the list. "Up" and "down" stay under a pointer that has
 * pressed them, so that the next press moves the same row on. Dragging is for pointers alone and is
 * hidden from assistive technology.
 *
 * @example
 * <SortableList label="Your favorites" items={favorites} state={state} message={message}
 *   onMove={(id, toIndex) => save(id, toIndex + 1)} labels={labels} />
 */
export function SortableList({
  label,
  items,
  onMove,
  onRemove,
  state,
  message,
  labels,
  className,
  onBlur,
  ...rest
}: SortableListProps): JSX.Element | null {
  const instructionsId = useId();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const pendingMove = useRef<PendingChange>(undefined);
  const pendingRemoval = useRef<PendingChange>(undefined);
  const changed = useRef(false);
  const [movedId, setMovedId] = useState<string>();
  const [requestedId, setRequestedId] = useState<string>();
  const failed = state === 'failed';
  useAnnouncedState(state, failed ? message : undefined);

  // Said when it is so, and not when it was asked for.
  useLayoutEffect(() => {
    const pending = pendingMove.current;
    if (!pending || items[pending.index]?.id !== pending.id) return;
    pendingMove.current = undefined;
    announce(labels.moved(items[pending.index]?.title ?? '', pending.index + 1, items.length));
    list.current?.children[pending.index]?.scrollIntoView({ block: 'nearest' });
  }, [announce, items, labels]);

  const ids = items.map(({ id }) => id);
  // Below the effect that scrolls: it measures where the row stands then.
  const steps = useHeldSteps(ids);
  const { draggedId, styleOf, grab } = useRowDrag(list, ids, move);

  function move(id: string, toIndex: number, press?: MouseEvent): void {
    if (press) steps.press(id, toIndex, press);
    pendingMove.current = { id, index: toIndex };
    changed.current = true;
    setMovedId(id);
    onMove(id, toIndex);
  }

  function stopAsking(): void {
    setRequestedId(undefined);
    opener.current?.focus();
  }

  // The row has taken the focus with it: the one that comes up in its place gets it.
  useLayoutEffect(() => {
    const pending = pendingRemoval.current;
    if (!pending || items.some(({ id }) => id === pending.id)) return;
    pendingRemoval.current = undefined;
    const rows = list.current?.children ?? [];
    const next = rows[Math.min(pending.index, rows.length - 1)];
    next?.querySelector<HTMLElement>('[data-remove]')?.focus();
  }, [items]);

  function handleBlur(event: FocusEvent<HTMLDivElement>): void {
    onBlur?.(event);
    const leaves = !event.currentTarget.contains(event.relatedTarget);
    // The whole window may lose the focus: then nobody has left the list.
    if (!leaves || document.activeElement === event.target || !changed.current) return;
    changed.current = false;
    setMovedId(undefined);
    announce(labels.order(items.map(({ title }) => title)));
  }

  if (items.length === 0) return null;
  const canMove = items.length > 1;
  return (
    <div {...rest} className={cx(styles.root, className)} onBlur={handleBlur}>
      {canMove ? (
        <p id={instructionsId} className={styles.instructions}>
          {labels.instructions}
        </p>
      ) : null}
      <ol
        ref={list}
        aria-label={label}
        aria-describedby={canMove ? instructionsId : undefined}
        data-dragging={draggedId === undefined ? undefined : ''}
        className={styles.list}
      >
        {items.map((item, index) => (
          <li
            key={item.id}
            data-grabbed={item.id === draggedId || undefined}
            data-moved={(item.id === movedId && !failed) || undefined}
            style={styleOf(index)}
            className={styles.row}
          >
            {canMove ? (
              <span
                aria-hidden="true"
                title={labels.drag(item.title)}
                className={styles.handle}
                onPointerDown={(event) => grab(item.id, event)}
              >
                <Icon name="grip" size={24} />
              </span>
            ) : null}
            <span className={styles.place}>{index + 1}</span>
            <Link href={item.href} className={styles.link}>
              {item.title}
            </Link>
            <div className={styles.actions}>
              {canMove ? (
                <>
                  <span
                    className={styles.steps}
                    data-held={steps.styleOf(item.id) && ''}
                    style={steps.styleOf(item.id)}
                  >
                    <IconButton
                      icon="arrow-up"
                      label={labels.moveUp(item.title)}
                      aria-disabled={index === 0}
                      onClick={(event) => {
                        if (index > 0) move(item.id, index - 1, event);
                      }}
                    />
                    <IconButton
                      icon="arrow-down"
                      label={labels.moveDown(item.title)}
                      aria-disabled={index === items.length - 1}
                      onClick={(event) => {
                        if (index < items.length - 1) move(item.id, index + 1, event);
                      }}
                    />
                  </span>
                  <Button
                    kind="quiet"
                    size="sm"
                    className={styles.word}
                    aria-label={labels.moveTo(item.title)}
                    aria-expanded={item.id === requestedId}
                    onClick={(event) => {
                      opener.current = event.currentTarget;
                      setRequestedId(item.id === requestedId ? undefined : item.id);
                    }}
                  >
                    {labels.moveToWord}
                  </Button>
                </>
              ) : null}
              {onRemove ? (
                <Button
                  kind="quiet"
                  size="sm"
                  data-remove=""
                  className={styles.word}
                  aria-label={labels.remove(item.title)}
                  onClick={() => {
                    pendingRemoval.current = { id: item.id, index };
                    onRemove(item.id);
                  }}
                >
                  {labels.removeWord}
                </Button>
              ) : null}
            </div>
            {canMove && item.id === requestedId ? (
              <PlaceForm
                label={labels.position(item.title)}
                go={labels.go}
                place={index + 1}
                of={items.length}
                onGo={(place) => {
                  stopAsking();
                  if (place !== index + 1) move(item.id, place - 1);
                }}
                onCancel={stopAsking}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <div data-state={state} className={styles.status}>
        {message === undefined ? null : (
          <Outcome tone={failed ? 'danger' : 'plain'}>{message}</Outcome>
        )}
      </div>
    </div>
  );
}

interface PlaceFormProps {
  label: string;
  go: string;
  /** Counted from 1, as the reader sees it. */
  place: number;
  of: number;
  onGo: (place: number) => void;
  onCancel: () => void;
}

/** The number of a place, typed. What is no place is refused by the browser in the reader's own language. */
function PlaceForm({ label, go, place, of, onGo, onCancel }: PlaceFormProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onGo(field.current?.valueAsNumber ?? place);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // Not also for a dialog that this may stand in.
    event.stopPropagation();
    onCancel();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        ref={field}
        label={label}
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={of}
        step={1}
        defaultValue={place}
        className={styles.field}
        onKeyDown={handleKey}
      />
      <Button type="submit" kind="secondary" onKeyDown={handleKey}>
        {go}
      </Button>
    </form>
  );
}
