import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';
import type { SearchBoxProps } from './search-box.tsx';

afterEach(cleanup);

function renderBox(props: Partial<SearchBoxProps> = {}) {
  const onSubmit = vi.fn<(text: string) => void>();
  const box = (more: Partial<SearchBoxProps> = {}) => (
    <SearchBox
      label="Search the portal"
      submitLabel="Search"
      onSubmit={onSubmit}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(box());
  return {
    onSubmit,
    user: userEvent.setup(),
    change: (more: Partial<SearchBoxProps>) => rerender(box(more)),
  };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the portal' });

describe('SearchBox', () => {
  it('is a search form with a labelled field', () => {
    renderBox({ name: 'q' });
    expect(screen.getByRole('search').tagName).toBe('FORM');
    expect(field().name).toBe('q');
  });

  it('searches with Enter, for the text without the spaces around it', async () => {
    const { user, onSubmit } = renderBox();
    await user.type(field(), '  wind {Enter}');
    expect(onSubmit.mock.calls).toEqual([['wind']]);
  });

  it('searches with the button', async () => {
    const { user, onSubmit } = renderBox({ defaultValue: 'hail' });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSubmit.mock.calls).toEqual([['hail']]);
  });

  it('empties the field with Escape and stays in it', async () => {
    const { user } = renderBox({ defaultValue: 'hail' });
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('follows the text of the address, but not while that stays the same', async () => {
    const { user, change } = renderBox({ value: 'wind' });
    await user.type(field(), 'y');
    change({ placeholder: 'Search alerts' });
    expect(field().value).toBe('windy');
    change({ value: 'hail' });
    expect(field().value).toBe('hail');
    change({ value: undefined });
    expect(field().value).toBe('');
  });
});

const opener = () => screen.getAllByRole('button', { name: 'Search' })[0];

describe('a compact SearchBox', () => {
  it('opens its form from a button and puts the focus into the field', async () => {
    const { user } = renderBox({ compact: true });
    expect(opener()?.getAttribute('aria-expanded')).toBe('false');
    expect(opener()?.getAttribute('aria-controls')).toBe(screen.getByRole('search').id);
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }));
    expect(opener()?.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(field());
  });

  it('empties with the first Escape and closes with the second, back on its button', async () => {
    const { user } = renderBox({ compact: true });
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }));
    await user.keyboard('wind{Escape}');
    expect(field().value).toBe('');
    expect(opener()?.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(opener()?.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(opener());
  });

  it('closes when it has searched', async () => {
    const { user, onSubmit } = renderBox({ compact: true });
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }));
    await user.keyboard('wind{Enter}');
    expect(onSubmit.mock.calls).toEqual([['wind']]);
    expect(opener()?.getAttribute('aria-expanded')).toBe('false');
  });
});
