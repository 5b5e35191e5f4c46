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
import { usePinnedControls } from './use-pinned-controls.ts';
import { useRowDrag } from './use-row-drag.ts';

export interface SortableListItem {
  id: string;
  title: string;
  href: string;
}

export interface SortableListLabels {
  /** How to reorder the list. Shown above it. */
  instructions: string;
  moveUp: (title: string) => string;
  moveDown: (title: string) => string;
  /** The visible label of the button that opens the position field, for example "Move to…". */
  moveToText: string;
  /**
   * The accessible name of the "Move to…" button. It must start with the visible label, for example
   * "Move to… position of Rate bulletins".
   */
  moveTo: (title: string) => string;
  /** The label of the position field, for example "New position of Rate bulletins". */
  position: (title: string) => string;
  /** The label of the button that submits the position, for example "Move". */
  submitMove: string;
  /** Announced after a move, for example "Rate bulletins moved to 2 of 7". */
  moved: (title: string, position: number, total: number) => string;
  /** The current order, announced when focus leaves a changed list. */
  order: (titles: readonly string[]) => string;
  /** The visible label of the remove button, for example "Remove". */
  removeText: string;
  /**
   * The accessible name of the remove button. It must start with the visible label, for example
   * "Remove Rate bulletins".
   */
  remove: (title: string) => string;
  /** The tooltip of the drag handle, for example "Drag Rate bulletins". */
  drag: (title: string) => string;
}

export interface SortableListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the list, for example "Your favorites". */
  label: string;
  /** The items in order, with unique IDs. Renders nothing if empty. */
  items: readonly SortableListItem[];
  /**
   * Called to move a row to an index, starting at 0. Pass the new order in `items` immediately and
   * save it afterward: more moves can follow while one is being saved. If saving fails, pass the
   * old order again.
   */
  onMove: (id: string, toIndex: number) => void;
  /** If omitted, items can't be removed. */
  onRemove?: ((id: string) => void) | undefined;
  state: 'idle' | 'saving' | 'failed';
  /** The save status, or that saving failed and the order was restored. A failure is announced. */
  message?: string | undefined;
  labels: SortableListLabels;
}

/** A requested move or removal that `items` does not show yet. */
interface PendingChange {
  id: string;
  /** The target index of a move, or the index of the removed row. */
  index: number;
}

/**
 * A list that the user can reorder: with buttons, by typing a position, or by dragging.
 *
 * The buttons are the alternative to dragging that WCAG 2.5.7 requires. At either end of the list,
 * the button that can't move the row further remains and keeps focus. Each move is announced, and
 * the whole order is announced when focus leaves the list. The up and down buttons stay under the
 * pointer that clicked them, so that the next click moves the same row again. Dragging is for
 * pointers only and is hidden from assistive technology.
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
  const moveToButton = useRef<HTMLButtonElement>(null);
  const pendingMove = useRef<PendingChange>(undefined);
  const pendingRemoval = useRef<PendingChange>(undefined);
  const hasChanged = useRef(false);
  const [movedId, setMovedId] = useState<string>();
  const [openFormId, setOpenFormId] = useState<string>();
  const failed = state === 'failed';
  useAnnouncedState(state, failed ? message : undefined);

  // Announce a move once `items` shows it, not when it is requested.
  useLayoutEffect(() => {
    const pending = pendingMove.current;
    if (!pending || items[pending.index]?.id !== pending.id) return;
    pendingMove.current = undefined;
    announce(labels.moved(items[pending.index]?.title ?? '', pending.index + 1, items.length));
    list.current?.children[pending.index]?.scrollIntoView({ block: 'nearest' });
  }, [announce, items, labels]);

  const ids = items.map(({ id }) => id);
  // Call this after the effect that scrolls: it measures the row's final position.
  const pinned = usePinnedControls(ids);
  const { draggedId, getRowStyle, startDrag } = useRowDrag(list, ids, move);

  function move(id: string, toIndex: number, click?: MouseEvent): void {
    if (click) pinned.pin(id, toIndex, click);
    pendingMove.current = { id, index: toIndex };
    hasChanged.current = true;
    setMovedId(id);
    onMove(id, toIndex);
  }

  function closePositionForm(): void {
    setOpenFormId(undefined);
    moveToButton.current?.focus();
  }

  // The removed row had focus. Move focus to the row that replaces it.
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
    const isLeavingList = !event.currentTarget.contains(event.relatedTarget);
    // When the window loses focus, the user has not left the list.
    if (!isLeavingList || document.activeElement === event.target || !hasChanged.current) return;
    hasChanged.current = false;
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
            style={getRowStyle(index)}
            className={styles.row}
          >
            {canMove ? (
              <span
                aria-hidden="true"
                title={labels.drag(item.title)}
                className={styles.handle}
                onPointerDown={(event) => startDrag(item.id, event)}
              >
                <Icon name="grip" size={24} />
              </span>
            ) : null}
            <span className={styles.position}>{index + 1}</span>
            <Link href={item.href} className={styles.link}>
              {item.title}
            </Link>
            <div className={styles.actions}>
              {canMove ? (
                <>
                  <span
                    className={styles.steps}
                    data-pinned={pinned.getControlsStyle(item.id) && ''}
                    style={pinned.getControlsStyle(item.id)}
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
                    className={styles.textButton}
                    aria-label={labels.moveTo(item.title)}
                    aria-expanded={item.id === openFormId}
                    onClick={(event) => {
                      moveToButton.current = event.currentTarget;
                      setOpenFormId(item.id === openFormId ? undefined : item.id);
                    }}
                  >
                    {labels.moveToText}
                  </Button>
                </>
              ) : null}
              {onRemove ? (
                <Button
                  kind="quiet"
                  size="sm"
                  data-remove=""
                  className={styles.textButton}
                  aria-label={labels.remove(item.title)}
                  onClick={() => {
                    pendingRemoval.current = { id: item.id, index };
                    onRemove(item.id);
                  }}
                >
                  {labels.removeText}
                </Button>
              ) : null}
            </div>
            {canMove && item.id === openFormId ? (
              <PositionForm
                label={labels.position(item.title)}
                submitMove={labels.submitMove}
                position={index + 1}
                total={items.length}
                onSubmit={(position) => {
                  closePositionForm();
                  if (position !== index + 1) move(item.id, position - 1);
                }}
                onCancel={closePositionForm}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <div data-state={state} className={styles.status}>
        {message === undefined ? null : (
          <Outcome tone={failed ? 'danger' : 'neutral'}>{message}</Outcome>
        )}
      </div>
    </div>
  );
}

interface PositionFormProps {
  label: string;
  submitMove: string;
  /** Starts at 1, as displayed. */
  position: number;
  total: number;
  onSubmit: (position: number) => void;
  onCancel: () => void;
}

/** A field for a row's new position. The browser validates it and shows its own message. */
function PositionForm({
  label,
  submitMove,
  position,
  total,
  onSubmit,
  onCancel,
}: PositionFormProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit(field.current?.valueAsNumber ?? position);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // Keep Escape from closing a surrounding dialog.
    event.stopPropagation();
    onCancel();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label={label}
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={total}
        step={1}
        defaultValue={position}
        className={styles.field}
        onKeyDown={handleKey}
      />
      <Button type="submit" kind="secondary" onKeyDown={handleKey}>
        {submitMove}
      </Button>
    </form>
  );
}
