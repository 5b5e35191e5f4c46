import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { SortableList } from './sortable-list.tsx';
import type { SortableListProps } from './sortable-list.tsx';

const labels: SortableListProps['labels'] = {
  instructions: 'Reorder the list.',
  moveUp: (title) => `Up ${title}`,
  moveDown: (title) => `Down ${title}`,
  moveToText: 'Move to',
  moveTo: (title) => `Move to ${title}`,
  position: (title) => `Position of ${title}`,
  submitMove: 'Go',
  cancel: 'Cancel',
  moved: (title, position, total) => `${title} ${position}/${total}. `,
  order: (titles) => `Now: ${titles.join(' ')}. `,
  removeText: 'Remove',
  remove: (title) => `Remove ${title}`,
  drag: (title) => `Drag ${title}`,
};

const ROW_HEIGHT = 60;

/** The vertical offset of an element from its transform, in px. */
const getTransformOffset = (element: Element | null) =>
  Number(/-?[\d.]+/.exec((element instanceof HTMLElement && element.style.transform) || '0'));

beforeAll(() => {
  // jsdom has no layout: simulate rows of 60 px.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const row = this.closest('li');
    const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, 1000 + index * ROW_HEIGHT + getTransformOffset(this), 300, ROW_HEIGHT);
  });
});

type SampleProps = Partial<Omit<SortableListProps, 'items' | 'labels'>>;

function Sample({
  titles,
  acceptMoves = true,
  ...props
}: SampleProps & { titles: readonly string[]; acceptMoves?: boolean | undefined }) {
  const [order, setOrder] = useState(titles);
  return (
    <LiveRegionProvider>
      <SortableList
        label="Favorites"
        items={order.map((title) => ({ id: title, title, href: `/${title}` }))}
        state="idle"
        labels={labels}
        onRemove={(id) => setOrder(order.filter((title) => title !== id))}
        {...props}
        onMove={(id, to) => {
          props.onMove?.(id, to);
          if (acceptMoves) setOrder(order.filter((title) => title !== id).toSpliced(to, 0, id));
        }}
      />
      <button>After</button>
    </LiveRegionProvider>
  );
}

function renderList(titles: string[], props: SampleProps & { acceptMoves?: boolean } = {}) {
  return renderForUser(<Sample titles={titles} {...props} />);
}

const getOrder = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const getAnnouncements = () => screen.getByRole('status').textContent;
const getButton = (name: string) => screen.getByRole('button', { name });

describe('SortableList with its buttons', () => {
  it('is an ordered list of links with a name and instructions', () => {
    renderList(['A', 'B', 'C']);
    const list = screen.getByRole('list', { name: 'Favorites', description: 'Reorder the list.' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'B' }).getAttribute('href')).toBe('/B');
  });

  it('moves with Tab from the link through the row’s buttons to the next row', async () => {
    const { user } = renderList(['A', 'B']);
    const names: (string | null)[] = [];
    for (let key = 0; key < 6; key += 1) {
      await user.tab();
      names.push(
        document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          null,
      );
    }
    expect(names).toEqual(['A', 'Up A', 'Down A', 'Move to A', 'Remove A', 'B']);
  });

  it.each(['{Enter}', ' '])('moves a row with the key %j, and focus follows', async (key) => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    const { user } = renderList(['A', 'B', 'C'], { onMove });
    const down = getButton('Down A');
    down.focus();
    await user.keyboard(key);
    expect(getOrder()).toEqual(['B', 'A', 'C']);
    await user.keyboard(key);
    expect(getOrder()).toEqual(['B', 'C', 'A']);
    expect(document.activeElement).toBe(down);
    expect(onMove.mock.calls).toEqual([
      ['A', 1],
      ['A', 2],
    ]);
    expect(getAnnouncements()).toBe('A 2/3. A 3/3. ');
  });

  it('keeps focus on the up button of a row that has reached the top', async () => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    const { user } = renderList(['A', 'B'], { onMove });
    await user.click(getButton('Up B'));
    const up = getButton('Up B');
    expect(document.activeElement).toBe(up);
    expect(up.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledOnce();
    expect(getButton('Down A').getAttribute('aria-disabled')).toBe('true');
  });

  it('announces the order once when focus leaves a changed list', async () => {
    const { user } = renderList(['A', 'B', 'C']);
    await user.click(getButton('Up C'));
    await user.tab();
    expect(getAnnouncements()).not.toContain('Now');
    await user.click(getButton('After'));
    expect(getAnnouncements()).toBe('C 2/3. Now: A C B. ');
    screen.getByRole('link', { name: 'A' }).focus();
    await user.click(getButton('After'));
    expect(getAnnouncements()).toBe('C 2/3. Now: A C B. ');
  });

  it('does not announce the order when the window loses focus', async () => {
    const { user } = renderList(['A', 'B']);
    await user.click(getButton('Up B'));
    // The element stays active when the window loses focus.
    fireEvent.focusOut(getButton('Up B'));
    expect(getAnnouncements()).not.toContain('Now');
  });

  it('announces a move when the list shows the new order, not when the user clicks', async () => {
    const { user } = renderList(['A', 'B'], { acceptMoves: false });
    await user.click(getButton('Up B'));
    expect(getAnnouncements()).toBe('');
  });
});

describe('SortableList with a pointer that does not move', () => {
  /** The offset of a row's buttons from the row. */
  const getButtonsOffset = (title: string) =>
    getTransformOffset(getButton(`Up ${title}`).parentElement);

  it("keeps the moved row's buttons under the pointer, click after click", async () => {
    const { user } = renderList(['A', 'B', 'C', 'D']);
    await user.click(getButton('Up D'));
    expect(getOrder()).toEqual(['A', 'B', 'D', 'C']);
    expect(getButtonsOffset('D')).toBe(ROW_HEIGHT);
    await user.click(getButton('Up D'));
    expect(getOrder()).toEqual(['A', 'D', 'B', 'C']);
    expect(getButtonsOffset('D')).toBe(2 * ROW_HEIGHT);
    await user.click(getButton('Down D'));
    expect(getButtonsOffset('D')).toBe(ROW_HEIGHT);
    expect(getButtonsOffset('C')).toBe(0);
  });

  it.each([
    ['the pointer moves off them', () => fireEvent.pointerMove(getButton('Up A'))],
    ['the pointer clicks elsewhere', () => fireEvent.pointerDown(getButton('Up A'))],
    ['a key is pressed', () => fireEvent.keyDown(getButton('Up C'), { key: 'Tab' })],
  ])('returns the buttons to their row when %s', async (_, act) => {
    const { user } = renderList(['A', 'B', 'C']);
    await user.click(getButton('Up C'));
    fireEvent.pointerMove(getButton('Down C'));
    expect(getButtonsOffset('C')).toBe(ROW_HEIGHT);
    act();
    expect(getButtonsOffset('C')).toBe(0);
  });

  it('returns the buttons to their row when the order changes', async () => {
    const { user } = renderList(['A', 'B', 'C']);
    await user.click(getButton('Up C'));
    getButton('Remove A').click();
    await screen.findByRole('link', { name: 'B' });
    expect(getButtonsOffset('C')).toBe(0);
  });

  it('does not pin the buttons again when the same order comes back without a pointer click', async () => {
    const { user } = renderList(['A', 'B', 'C']);
    await user.click(getButton('Up C'));
    expect(getButtonsOffset('C')).toBe(ROW_HEIGHT);
    fireEvent.click(getButton('Down C'));
    expect(getOrder()).toEqual(['A', 'B', 'C']);
    fireEvent.click(getButton('Up C'));
    expect(getOrder()).toEqual(['A', 'C', 'B']);
    expect(getButtonsOffset('C')).toBe(0);
  });

  it('does not pin the buttons after a key press, or if a move is not applied', async () => {
    const { user, rerender } = renderList(['A', 'B', 'C']);
    getButton('Up C').focus();
    await user.keyboard('{Enter}');
    expect(getOrder()).toEqual(['A', 'C', 'B']);
    expect(getButtonsOffset('C')).toBe(0);
    rerender(<Sample key="rejected" titles={['A', 'B', 'C']} acceptMoves={false} />);
    await user.click(getButton('Up C'));
    expect(getButtonsOffset('C')).toBe(0);
  });
});

describe('SortableList with a typed position', () => {
  it('moves the row and restores focus to the button', async () => {
    const { user } = renderList(['A', 'B', 'C', 'D']);
    getButton('Move to A').focus();
    await user.keyboard('{Enter}');
    const field = screen.getByRole('spinbutton', { name: 'Position of A' });
    expect(document.activeElement).toBe(field);
    expect(getButton('Move to A').getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('3{Enter}');
    expect(getOrder()).toEqual(['B', 'C', 'A', 'D']);
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(document.activeElement).toBe(getButton('Move to A'));
    expect(getAnnouncements()).toBe('A 3/4. ');
  });

  it.each(['0', '5', '-1', '1.5', ''])('rejects the position %j', async (text) => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    const { user } = renderList(['A', 'B', 'C', 'D'], { onMove });
    await user.click(getButton('Move to A'));
    await user.clear(screen.getByRole('spinbutton'));
    if (text) await user.keyboard(text);
    await user.click(getButton('Go'));
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('spinbutton').validity.valid).toBe(false);
  });

  it('does not move a row to its own position', async () => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    const { user } = renderList(['A', 'B'], { onMove });
    await user.click(getButton('Move to B'));
    await user.click(getButton('Go'));
    expect(onMove).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(getButton('Move to B'));
  });

  it('closes the form with Escape and with its button, and opens it for one row at a time', async () => {
    const { user } = renderList(['A', 'B']);
    await user.click(getButton('Move to A'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(document.activeElement).toBe(getButton('Move to A'));
    await user.click(getButton('Move to A'));
    await user.click(getButton('Move to B'));
    expect(screen.getByRole('spinbutton', { name: 'Position of B' })).toBeDefined();
    await user.click(getButton('Move to B'));
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});

describe('SortableList by dragging', () => {
  const getHandle = (title: string) => screen.getByTitle(`Drag ${title}`);
  const pointer = { pointerId: 1, isPrimary: true, button: 0 };

  function drag(title: string, distance: number): void {
    fireEvent.pointerDown(getHandle(title), { ...pointer, clientY: 1030 });
    fireEvent.pointerMove(window, { ...pointer, clientY: 1030 + distance });
  }

  it('drops a row at the pointer', () => {
    renderList(['A', 'B', 'C', 'D']);
    drag('A', 130);
    expect(getOrder()).toEqual(['A', 'B', 'C', 'D']);
    fireEvent.pointerUp(window, { ...pointer, clientY: 1160 });
    expect(getOrder()).toEqual(['B', 'C', 'A', 'D']);
    expect(getAnnouncements()).toBe('A 3/4. ');
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['a system gesture', () => fireEvent.pointerCancel(window, pointer)],
  ])('cancels the drag on %s', (_, cancel) => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    renderList(['A', 'B', 'C'], { onMove });
    drag('A', 130);
    cancel();
    fireEvent.pointerUp(window, { ...pointer, clientY: 1160 });
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getAllByRole('listitem').every(({ style }) => style.transform === '')).toBe(true);
  });

  it.each([
    ['a click without movement', { ...pointer }, 10],
    ['the right mouse button', { ...pointer, button: 2 }, 130],
    ['a second finger', { ...pointer, isPrimary: false }, 130],
  ])('does not move a row with %s', (_, init, distance) => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    renderList(['A', 'B', 'C'], { onMove });
    fireEvent.pointerDown(getHandle('A'), { ...init, clientY: 1030 });
    fireEvent.pointerMove(window, { ...init, clientY: 1030 + distance });
    fireEvent.pointerUp(window, { ...init, clientY: 1030 + distance });
    expect(onMove).not.toHaveBeenCalled();
  });

  it('ends the drag when the list changes', () => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    const { rerender } = renderList(['A', 'B', 'C'], { onMove });
    drag('A', 130);
    rerender(<Sample key="fresh" titles={['B', 'A']} onMove={onMove} />);
    fireEvent.pointerUp(window, { ...pointer, clientY: 1160 });
    expect(onMove).not.toHaveBeenCalled();
  });

  it('keeps the handle outside the tab order and hidden from assistive technology', () => {
    renderList(['A', 'B']);
    expect(getHandle('A').getAttribute('aria-hidden')).toBe('true');
    expect(getHandle('A').tabIndex).toBe(-1);
  });
});

describe('SortableList', () => {
  it('focuses the row that takes the place of a removed row', async () => {
    const { user } = renderList(['A', 'B', 'C']);
    await user.click(getButton('Remove B'));
    expect(getOrder()).toEqual(['A', 'C']);
    expect(document.activeElement).toBe(getButton('Remove C'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(getButton('Remove A'));
  });

  it('shows a focused undo button in place of a removed row', async () => {
    const onUndo = vi.fn<(id: string) => void>();
    const onMove = vi.fn<SortableListProps['onMove']>();
    const list = (removed: readonly string[]) => (
      <LiveRegionProvider>
        <SortableList
          label="Favorites"
          items={['A', 'B', 'C'].map((id) => ({
            id,
            title: id,
            href: `/${id}`,
            removed: removed.includes(id),
          }))}
          state="idle"
          labels={{ ...labels, removed: (title) => `Removed ${title}`, undo: 'Undo' }}
          onMove={onMove}
          onRemove={vi.fn<(id: string) => void>()}
          onUndo={onUndo}
        />
      </LiveRegionProvider>
    );
    const { user, rerender } = renderForUser(list([]));
    await user.click(getButton('Remove B'));
    rerender(list(['B']));
    expect(document.activeElement).toBe(getButton('Undo Remove B'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1A/),
      expect.stringContaining('Removed B'),
      expect.stringMatching(/^2C/),
    ]);
    // Positions don't count the removed row.
    await user.click(getButton('Up C'));
    expect(onMove).toHaveBeenLastCalledWith('C', 0);
    getButton('Undo Remove B').focus();
    await user.keyboard('{Enter}');
    expect(onUndo).toHaveBeenCalledWith('B');
    rerender(list([]));
    expect(document.activeElement).toBe(getButton('Remove B'));
  });

  it('renames a row in a field, and closes the field with Escape and Cancel', async () => {
    const onRename = vi.fn<(id: string, title: string) => void>();
    const { user } = renderForUser(
      <LiveRegionProvider>
        <SortableList
          label="Favorites"
          items={[{ id: 'a', title: 'A', href: '/a' }]}
          state="idle"
          labels={{
            ...labels,
            rename: {
              text: 'Rename',
              action: (title) => `Rename ${title}`,
              field: (title) => `Name of ${title}`,
              submit: 'Save',
            },
          }}
          onMove={vi.fn<SortableListProps['onMove']>()}
          onRename={onRename}
        />
      </LiveRegionProvider>,
    );
    await user.click(getButton('Rename A'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of A' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(getButton('Rename A'));
    await user.keyboard('{Enter}Other name');
    await user.click(getButton('Cancel'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(getButton('Rename A'));
    await user.keyboard('{Enter}');
    await user.clear(screen.getByRole('textbox'));
    await user.keyboard('   ');
    expect(screen.getByRole<HTMLInputElement>('textbox').checkValidity()).toBe(false);
    await user.keyboard('New name {Enter}');
    expect(onRename.mock.calls).toEqual([['a', 'New name']]);
    expect(document.activeElement).toBe(getButton('Rename A'));
  });

  it('has no remove buttons without onRemove', () => {
    renderList(['A', 'B'], { onRemove: undefined });
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('shows that it is saving without announcing it, and announces a failed save once', () => {
    const { rerender } = renderList(['A', 'B'], { state: 'saving', message: 'Saving…' });
    expect(screen.getByText('Saving…')).toBeDefined();
    expect(getAnnouncements()).toBe('');
    rerender(<Sample titles={['A', 'B']} state="failed" message="The order was restored." />);
    expect(getAnnouncements()).toBe('The order was restored.');
  });

  it("can't reorder a single item", () => {
    renderList(['A']);
    expect(
      screen.getAllByRole('button').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    ).toEqual(['Remove A', 'After']);
    expect(screen.queryByText('Reorder the list.')).toBeNull();
    expect(screen.queryByTitle('Drag A')).toBeNull();
  });

  it('renders nothing without items', () => {
    renderList([]);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
