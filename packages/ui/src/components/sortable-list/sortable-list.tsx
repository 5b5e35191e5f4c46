'use client';

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
  /**
   * The item was removed, and its row offers to undo the removal. The row keeps its place, so that no
   * other row moves under the pointer. It has no position and can't be moved.
   */
  removed?: boolean | undefined;
}

export interface SortableListLabels {
  /** How to reorder the list. Shown above it. Leave it out while the controls are disabled. */
  instructions?: string | undefined;
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
  /** The label of the button that closes the field for a position or a name, for example "Cancel". */
  cancel: string;
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
  /** The text of a removed row, for example "Removed Rate bulletins". Not announced: announce it in `onRemove`. */
  removed?: ((title: string) => string) | undefined;
  /** The label of the button of a removed row, for example "Undo". */
  undo?: string | undefined;
  /** Labels for renaming. Required with `onRename`. */
  rename?:
    | {
        /** The visible label of the button that opens the field, for example "Rename". */
        text: string;
        /**
         * The accessible name of the button. It must start with the visible label, for example
         * "Rename Rate bulletins".
         */
        action: (title: string) => string;
        /** The label of the field, for example "New name of Rate bulletins". */
        field: (title: string) => string;
        /** The label of the button that submits the name, for example "Save". */
        submit: string;
      }
    | undefined;
}

export interface SortableListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the list, for example "Your favorites". */
  label: string;
  /** The items in order, with unique IDs. Renders nothing if empty. */
  items: readonly SortableListItem[];
  /**
   * Called to move a row to an index, starting at 0. The index does not count removed items. Pass the new order in `items`
   * immediately, without the removed items, and save it afterward: more moves can follow while a move is being saved. If saving
   * fails, pass the old order again.
   */
  onMove: (id: string, toIndex: number) => void;
  /**
   * If omitted, items can't be removed. To offer an undo, keep the item in `items` with `removed`
   * until the user moves a row or leaves the list.
   */
  onRemove?: ((id: string) => void) | undefined;
  /** Called to restore a removed item. */
  onUndo?: ((id: string) => void) | undefined;
  /** Called with a new title, without spaces around it. If omitted, items can't be renamed. */
  onRename?: ((id: string, title: string) => void) | undefined;
  /** The maximum number of characters of a new title. @default 200 */
  maxTitleLength?: number | undefined;
  state: 'idle' | 'saving' | 'failed';
  /** Says that the order is being saved, or that saving failed and the order was restored. A failure is announced. */
  message?: string | undefined;
  labels: SortableListLabels;
}

/** A requested move that `items` does not show yet. */
interface PendingMove {
  id: string;
  index: number;
}

/**
 * A list that the user can reorder: with buttons, by typing a position, or by dragging.
 *
 * The buttons are the alternative to dragging that WCAG 2.5.7 requires. At either end of the list,
 * the button that can't move the row further remains and keeps focus. Each move is announced, and
 * the whole order is announced when focus leaves the list. The up and down buttons stay under the
 * pointer that clicked them, so that the next click moves the same row again. Dragging is for
 * pointers only and is hidden from assistive technology. Requires a `LiveRegionProvider`.
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
  onUndo,
  onRename,
  maxTitleLength = 200,
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
  const formButton = useRef<HTMLButtonElement>(null);
  const pendingMove = useRef<PendingMove>(undefined);
  /**
   * The index of the row that was last removed, restored, or renamed, and the button to focus if the clicked
   * button disappears.
   */
  const changedRow = useRef<{ index: number; button: '[data-remove]' | '[data-rename]' }>(
    undefined,
  );
  const hasMoved = useRef(false);
  const [movedId, setMovedId] = useState<string>();
  /** The heights of removed rows before they were removed, in px, so that the rows below don't move. */
  const [removedHeights, setRemovedHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const [openForm, setOpenForm] = useState<{ id: string; kind: 'position' | 'title' }>();
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
  // Call this hook after the effect that scrolls, because the hook measures the row's final position.
  const pinnedControls = usePinnedControls(ids);
  const { draggedId, getRowStyle, startDrag } = useRowDrag(list, ids, drop);

  const remainingItems = items.filter((item) => !item.removed);
  const getRemainingIndex = ({ id }: SortableListItem) =>
    remainingItems.findIndex((item) => item.id === id);

  /** Moves a row to an index among all rows, including removed ones. */
  function drop(id: string, rowIndex: number): void {
    const otherItems = items.filter((item) => item.id !== id);
    move(id, otherItems.slice(0, rowIndex).filter((item) => !item.removed).length);
  }

  function move(id: string, toIndex: number, click?: MouseEvent): void {
    if (click) pinnedControls.pin(id, toIndex, click);
    pendingMove.current = { id, index: toIndex };
    hasMoved.current = true;
    setMovedId(id);
    onMove(id, toIndex);
  }

  function toggleForm(
    id: string,
    kind: 'position' | 'title',
    click: MouseEvent<HTMLButtonElement>,
  ): void {
    formButton.current = click.currentTarget;
    setOpenForm(openForm?.id === id && openForm.kind === kind ? undefined : { id, kind });
  }

  function closeForm(): void {
    setOpenForm(undefined);
    formButton.current?.focus();
  }

  // A changed row can be a new element, with a new ID or other buttons. Focus moves to the same place in the
  // new element.
  useLayoutEffect(() => {
    const changed = changedRow.current;
    if (!changed || document.activeElement !== document.body) return;
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(changed.index, items.length - 1)];
    row?.querySelector<HTMLElement>(changed.button)?.focus();
  }, [items]);

  function handleBlur(event: FocusEvent<HTMLDivElement>): void {
    onBlur?.(event);
    const isLeavingList = !event.currentTarget.contains(event.relatedTarget);
    // When the window loses focus, the user has not left the list.
    if (!isLeavingList || document.activeElement === event.target) return;
    changedRow.current = undefined;
    if (!hasMoved.current) return;
    hasMoved.current = false;
    setMovedId(undefined);
    announce(labels.order(remainingItems.map(({ title }) => title)));
  }

  if (items.length === 0) return null;
  const canMove = remainingItems.length > 1;
  const hasInstructions = canMove && labels.instructions !== undefined;
  /** @param index the position among the rows that aren't removed */
  const renderRow = (item: SortableListItem, rowIndex: number, index: number) => (
    <li
      key={item.id}
      data-grabbed={item.id === draggedId || undefined}
      data-moved={(item.id === movedId && !failed) || undefined}
      style={getRowStyle(rowIndex)}
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
              data-pinned={pinnedControls.getControlsStyle(item.id) && ''}
              style={pinnedControls.getControlsStyle(item.id)}
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
                aria-disabled={index === remainingItems.length - 1}
                onClick={(event) => {
                  if (index < remainingItems.length - 1) move(item.id, index + 1, event);
                }}
              />
            </span>
            <Button
              variant="quiet"
              size="sm"
              className={styles.textButton}
              aria-label={labels.moveTo(item.title)}
              aria-expanded={item.id === openForm?.id && openForm.kind === 'position'}
              onClick={(event) => toggleForm(item.id, 'position', event)}
            >
              {labels.moveToText}
            </Button>
          </>
        ) : null}
        {onRename && labels.rename ? (
          <Button
            variant="quiet"
            size="sm"
            data-rename=""
            className={styles.textButton}
            aria-label={labels.rename.action(item.title)}
            aria-expanded={item.id === openForm?.id && openForm.kind === 'title'}
            onClick={(event) => toggleForm(item.id, 'title', event)}
          >
            {labels.rename.text}
          </Button>
        ) : null}
        {onRemove ? (
          <Button
            variant="quiet"
            size="sm"
            data-remove=""
            className={styles.textButton}
            aria-label={labels.remove(item.title)}
            onClick={({ currentTarget }) => {
              changedRow.current = { index: rowIndex, button: '[data-remove]' };
              const height = currentTarget.closest('li')?.getBoundingClientRect().height ?? 0;
              setRemovedHeights(new Map(removedHeights).set(item.id, height));
              onRemove(item.id);
            }}
          >
            {labels.removeText}
          </Button>
        ) : null}
      </div>
      {canMove && item.id === openForm?.id && openForm.kind === 'position' ? (
        <RowForm
          label={labels.position(item.title)}
          submit={labels.submitMove}
          cancel={labels.cancel}
          type="number"
          inputMode="numeric"
          min={1}
          max={remainingItems.length}
          step={1}
          defaultValue={index + 1}
          onSubmitValue={(value) => {
            closeForm();
            const position = Number(value);
            if (position !== index + 1) move(item.id, position - 1);
          }}
          onCancel={closeForm}
        />
      ) : null}
      {onRename && labels.rename && item.id === openForm?.id && openForm.kind === 'title' ? (
        <RowForm
          label={labels.rename.field(item.title)}
          submit={labels.rename.submit}
          cancel={labels.cancel}
          maxLength={maxTitleLength}
          pattern=".*\S.*"
          defaultValue={item.title}
          onSubmitValue={(value) => {
            closeForm();
            const title = value.trim();
            if (title === item.title) return;
            changedRow.current = { index: rowIndex, button: '[data-rename]' };
            onRename(item.id, title);
          }}
          onCancel={closeForm}
        />
      ) : null}
    </li>
  );

  return (
    <div {...rest} className={cx(styles.root, className)} onBlur={handleBlur}>
      {hasInstructions ? (
        <p id={instructionsId} className={styles.instructions}>
          {labels.instructions}
        </p>
      ) : null}
      <ol
        ref={list}
        aria-label={label}
        aria-describedby={hasInstructions ? instructionsId : undefined}
        data-dragging={draggedId === undefined ? undefined : ''}
        className={styles.list}
      >
        {items.map((item, rowIndex) =>
          item.removed ? (
            <li
              key={item.id}
              style={{ ...getRowStyle(rowIndex), minBlockSize: removedHeights.get(item.id) }}
              className={styles.row}
              data-removed=""
            >
              <Button
                variant="secondary"
                size="sm"
                data-remove=""
                onClick={() => {
                  changedRow.current = { index: rowIndex, button: '[data-remove]' };
                  onUndo?.(item.id);
                }}
              >
                {labels.undo}{' '}
                <span className="pp-visually-hidden">{labels.remove(item.title)}</span>
              </Button>
              <span className={styles.removedText}>{labels.removed?.(item.title)}</span>
            </li>
          ) : (
            renderRow(item, rowIndex, getRemainingIndex(item))
          ),
        )}
      </ol>
      <div data-state={state} className={styles.status}>
        {message === undefined ? null : (
          <Outcome tone={failed ? 'danger' : 'neutral'}>{message}</Outcome>
        )}
      </div>
    </div>
  );
}

interface RowFormProps extends ComponentProps<'input'> {
  label: string;
  submit: string;
  cancel: string;
  onSubmitValue: (value: string) => void;
  onCancel: () => void;
}

/** A field for a row's new position or title. The browser validates it and shows its own message. */
function RowForm({
  label,
  submit,
  cancel,
  onSubmitValue,
  onCancel,
  ...input
}: RowFormProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmitValue(field.current?.value ?? '');
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
        {...input}
        ref={field}
        label={label}
        required
        className={styles.field}
        onKeyDown={handleKey}
      />
      <Button type="submit" variant="secondary" onKeyDown={handleKey}>
        {submit}
      </Button>
      <Button variant="quiet" onClick={onCancel} onKeyDown={handleKey}>
        {cancel}
      </Button>
    </form>
  );
}
