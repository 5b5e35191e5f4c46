import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { SortableList } from './sortable-list.tsx';
import type { SortableListProps } from './sortable-list.tsx';

const labels: SortableListProps['labels'] = {
  instructions: 'Put it in order.',
  moveUp: (title) => `Up ${title}`,
  moveDown: (title) => `Down ${title}`,
  moveToWord: 'Move to',
  moveTo: (title) => `Move to ${title}`,
  position: (title) => `Position of ${title}`,
  go: 'Go',
  moved: (title, place, of) => `${title} ${place}/${of}. `,
  order: (titles) => `Now: ${titles.join(' ')}. `,
  removeWord: 'Remove',
  remove: (title) => `Remove ${title}`,
  drag: (title) => `Drag ${title}`,
};

const ROW = 60;

/** How far an element is drawn below its place, in px. */
const shiftOf = (element: Element | null) =>
  Number(/-?[\d.]+/.exec((element instanceof HTMLElement && element.style.transform) || '0'));

beforeAll(() => {
  // jsdom has no layout: rows of 60 px below each other.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const row = this.closest('li');
    const at = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, 1000 + at * ROW + shiftOf(this), 300, ROW);
  });
});

type Given = Partial<Omit<SortableListProps, 'items' | 'labels'>>;

function Sample({
  titles,
  keep = true,
  ...given
}: Given & { titles: readonly string[]; keep?: boolean | undefined }) {
  const [order, setOrder] = useState(titles);
  return (
    <LiveRegionProvider>
      <SortableList
        label="Favorites"
        items={order.map((title) => ({ id: title, title, href: `/${title}` }))}
        state="idle"
        labels={labels}
        onRemove={(id) => setOrder(order.filter((title) => title !== id))}
        {...given}
        onMove={(id, to) => {
          given.onMove?.(id, to);
          if (keep) setOrder(order.filter((title) => title !== id).toSpliced(to, 0, id));
        }}
      />
      <button>After</button>
    </LiveRegionProvider>
  );
}

function start(titles: string[], given: Given & { keep?: boolean } = {}) {
  return renderForUser(<Sample titles={titles} {...given} />);
}

const order = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const said = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });

describe('SortableList by its buttons', () => {
  it('is a named and explained list of links in their order', () => {
    start(['A', 'B', 'C']);
    const list = screen.getByRole('list', { name: 'Favorites', description: 'Put it in order.' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'B' }).getAttribute('href')).toBe('/B');
  });

  it('goes by Tab from the link through the row’s buttons to the next row', async () => {
    const { user } = start(['A', 'B']);
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

  it.each(['{Enter}', ' '])('moves with the key %j and the focus goes along', async (key) => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    const { user } = start(['A', 'B', 'C'], { onMove });
    const down = button('Down A');
    down.focus();
    await user.keyboard(key);
    expect(order()).toEqual(['B', 'A', 'C']);
    await user.keyboard(key);
    expect(order()).toEqual(['B', 'C', 'A']);
    expect(document.activeElement).toBe(down);
    expect(onMove.mock.calls).toEqual([
      ['A', 1],
      ['A', 2],
    ]);
    expect(said()).toBe('A 2/3. A 3/3. ');
  });

  it('keeps the focus on a button that has come to an end and does nothing any more', async () => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    const { user } = start(['A', 'B'], { onMove });
    await user.click(button('Up B'));
    const up = button('Up B');
    expect(document.activeElement).toBe(up);
    expect(up.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledOnce();
    expect(button('Down A').getAttribute('aria-disabled')).toBe('true');
  });

  it('reads the whole order once when the focus leaves a list that was changed', async () => {
    const { user } = start(['A', 'B', 'C']);
    await user.click(button('Up C'));
    await user.tab();
    expect(said()).not.toContain('Now');
    await user.click(button('After'));
    expect(said()).toBe('C 2/3. Now: A C B. ');
    screen.getByRole('link', { name: 'A' }).focus();
    await user.click(button('After'));
    expect(said()).toBe('C 2/3. Now: A C B. ');
  });

  it('does not take another window for leaving the list', async () => {
    const { user } = start(['A', 'B']);
    await user.click(button('Up B'));
    // The element keeps its place as the active one when the window loses the focus.
    fireEvent.focusOut(button('Up B'));
    expect(said()).not.toContain('Now');
  });

  it('announces a move when the list shows it, and not when it was asked for', async () => {
    const { user } = start(['A', 'B'], { keep: false });
    await user.click(button('Up B'));
    expect(said()).toBe('');
  });
});

describe('SortableList under a pointer that stays where it is', () => {
  /** How far the buttons of a row stand below it. */
  const offsetOf = (title: string) => shiftOf(button(`Up ${title}`).parentElement);

  it('keeps the buttons of the row that it moves, press after press', async () => {
    const { user } = start(['A', 'B', 'C', 'D']);
    await user.click(button('Up D'));
    expect(order()).toEqual(['A', 'B', 'D', 'C']);
    expect(offsetOf('D')).toBe(ROW);
    await user.click(button('Up D'));
    expect(order()).toEqual(['A', 'D', 'B', 'C']);
    expect(offsetOf('D')).toBe(2 * ROW);
    await user.click(button('Down D'));
    expect(offsetOf('D')).toBe(ROW);
    expect(offsetOf('C')).toBe(0);
  });

  it.each([
    ['the pointer moves off them', () => fireEvent.pointerMove(button('Up A'))],
    ['it presses elsewhere', () => fireEvent.pointerDown(button('Up A'))],
    ['a key is pressed', () => fireEvent.keyDown(button('Up C'), { key: 'Tab' })],
  ])('gives them back to their row when %s', async (_, happens) => {
    const { user } = start(['A', 'B', 'C']);
    await user.click(button('Up C'));
    fireEvent.pointerMove(button('Down C'));
    expect(offsetOf('C')).toBe(ROW);
    happens();
    expect(offsetOf('C')).toBe(0);
  });

  it('gives them back when the list has another order', async () => {
    const { user } = start(['A', 'B', 'C']);
    await user.click(button('Up C'));
    button('Remove A').click();
    await screen.findByRole('link', { name: 'B' });
    expect(offsetOf('C')).toBe(0);
  });

  it('does not take them again when the list comes back to that order without a pointer', async () => {
    const { user } = start(['A', 'B', 'C']);
    await user.click(button('Up C'));
    expect(offsetOf('C')).toBe(ROW);
    fireEvent.click(button('Down C'));
    expect(order()).toEqual(['A', 'B', 'C']);
    fireEvent.click(button('Up C'));
    expect(order()).toEqual(['A', 'C', 'B']);
    expect(offsetOf('C')).toBe(0);
  });

  it('keeps nothing for a key, nor for a move that is not carried out', async () => {
    const { user, rerender } = start(['A', 'B', 'C']);
    button('Up C').focus();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['A', 'C', 'B']);
    expect(offsetOf('C')).toBe(0);
    rerender(<Sample key="refused" titles={['A', 'B', 'C']} keep={false} />);
    await user.click(button('Up C'));
    expect(offsetOf('C')).toBe(0);
  });
});

describe('SortableList by the number of a place', () => {
  it('moves there and comes back to the button', async () => {
    const { user } = start(['A', 'B', 'C', 'D']);
    button('Move to A').focus();
    await user.keyboard('{Enter}');
    const field = screen.getByRole('spinbutton', { name: 'Position of A' });
    expect(document.activeElement).toBe(field);
    expect(button('Move to A').getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('3{Enter}');
    expect(order()).toEqual(['B', 'C', 'A', 'D']);
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(document.activeElement).toBe(button('Move to A'));
    expect(said()).toBe('A 3/4. ');
  });

  it.each(['0', '5', '-1', '1.5', ''])('takes %j for no place', async (text) => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    const { user } = start(['A', 'B', 'C', 'D'], { onMove });
    await user.click(button('Move to A'));
    await user.clear(screen.getByRole('spinbutton'));
    if (text) await user.keyboard(text);
    await user.click(button('Go'));
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('spinbutton').validity.valid).toBe(false);
  });

  it('moves nothing to the place where it is', async () => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    const { user } = start(['A', 'B'], { onMove });
    await user.click(button('Move to B'));
    await user.click(button('Go'));
    expect(onMove).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button('Move to B'));
  });

  it('closes on Escape and on the button, and opens for one row at a time', async () => {
    const { user } = start(['A', 'B']);
    await user.click(button('Move to A'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(document.activeElement).toBe(button('Move to A'));
    await user.click(button('Move to A'));
    await user.click(button('Move to B'));
    expect(screen.getByRole('spinbutton', { name: 'Position of B' })).toBeDefined();
    await user.click(button('Move to B'));
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});

describe('SortableList by dragging', () => {
  const handleOf = (title: string) => screen.getByTitle(`Drag ${title}`);
  const pointer = { pointerId: 1, isPrimary: true, button: 0 };

  function drag(title: string, by: number): void {
    fireEvent.pointerDown(handleOf(title), { ...pointer, clientY: 1030 });
    fireEvent.pointerMove(window, { ...pointer, clientY: 1030 + by });
  }

  it('drops a row where the pointer lets go of it', () => {
    start(['A', 'B', 'C', 'D']);
    drag('A', 130);
    expect(order()).toEqual(['A', 'B', 'C', 'D']);
    fireEvent.pointerUp(window, { ...pointer, clientY: 1160 });
    expect(order()).toEqual(['B', 'C', 'A', 'D']);
    expect(said()).toBe('A 3/4. ');
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['a gesture of the system', () => fireEvent.pointerCancel(window, pointer)],
  ])('lets go of the row where it was on %s', (_, cancel) => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    start(['A', 'B', 'C'], { onMove });
    drag('A', 130);
    cancel();
    fireEvent.pointerUp(window, { ...pointer, clientY: 1160 });
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getAllByRole('listitem').every(({ style }) => style.transform === '')).toBe(true);
  });

  it.each([
    ['a press that is not moved', { ...pointer }, 10],
    ['the second button', { ...pointer, button: 2 }, 130],
    ['a second finger', { ...pointer, isPrimary: false }, 130],
  ])('moves nothing with %s', (_, init, by) => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    start(['A', 'B', 'C'], { onMove });
    fireEvent.pointerDown(handleOf('A'), { ...init, clientY: 1030 });
    fireEvent.pointerMove(window, { ...init, clientY: 1030 + by });
    fireEvent.pointerUp(window, { ...init, clientY: 1030 + by });
    expect(onMove).not.toHaveBeenCalled();
  });

  it('ends when the list changes under the pointer', () => {
    const onMove = vi.fn<SortableListProps['onMove']>();
    const { rerender } = start(['A', 'B', 'C'], { onMove });
    drag('A', 130);
    rerender(<Sample key="fresh" titles={['B', 'A']} onMove={onMove} />);
    fireEvent.pointerUp(window, { ...pointer, clientY: 1160 });
    expect(onMove).not.toHaveBeenCalled();
  });

  it('is no stop of the Tab key and is hidden from assistive technology', () => {
    start(['A', 'B']);
    expect(handleOf('A').getAttribute('aria-hidden')).toBe('true');
    expect(handleOf('A').tabIndex).toBe(-1);
  });
});

describe('SortableList', () => {
  it('moves the focus to the row that comes up where one was removed', async () => {
    const { user } = start(['A', 'B', 'C']);
    await user.click(button('Remove B'));
    expect(order()).toEqual(['A', 'C']);
    expect(document.activeElement).toBe(button('Remove C'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Remove A'));
  });

  it('has nothing to remove with where nothing can be removed', () => {
    start(['A', 'B'], { onRemove: undefined });
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('says once that saving failed, and shows what is being saved without a word', () => {
    const { rerender } = start(['A', 'B'], { state: 'saving', message: 'Saving…' });
    expect(screen.getByText('Saving…')).toBeDefined();
    expect(said()).toBe('');
    rerender(<Sample titles={['A', 'B']} state="failed" message="It is as it was." />);
    expect(said()).toBe('It is as it was.');
  });

  it('offers nothing to put one item in order', () => {
    start(['A']);
    expect(
      screen.getAllByRole('button').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    ).toEqual(['Remove A', 'After']);
    expect(screen.queryByText('Put it in order.')).toBeNull();
    expect(screen.queryByTitle('Drag A')).toBeNull();
  });

  it('draws nothing without items', () => {
    start([]);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
