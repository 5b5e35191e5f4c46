import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StillLink } from '../../testing/still-link.tsx';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { SearchBox } from './search-box.tsx';
import type { SearchBoxProps } from './search-box.tsx';

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
  it('is a search form with a labeled field', () => {
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

const labels = {
  count: (count: number) => `${count} suggestions`,
  none: 'No suggestions',
  slow: 'Suggestions are slow',
  failed: 'No suggestions today',
};

const groups = [
  {
    id: 'alerts',
    label: 'Alerts',
    items: [
      { id: 'tx', label: 'Texas wind/hail', href: '/alerts/tx', meta: 'Alert' },
      { id: 'fl', label: 'Wind pool', href: '/alerts/fl' },
    ],
  },
  { id: 'none', label: 'Products', items: [] },
  { id: 'guides', label: 'Guides', items: [{ id: 'g', label: 'Windstorm', href: '/guides/g' }] },
];

function renderOffering(props: Partial<SearchBoxProps> = {}) {
  const onSubmit = vi.fn<(text: string) => void>();
  const onTextChange = vi.fn<(text: string) => void>();
  const box = (more: Partial<SearchBoxProps> = {}) => (
    <LiveRegionProvider>
      <UiProvider link={StillLink}>
        <SearchBox
          label="Search the portal"
          submitLabel="Search"
          onSubmit={onSubmit}
          onTextChange={onTextChange}
          labels={labels}
          suggestions={groups}
          {...props}
          {...more}
        />
      </UiProvider>
    </LiveRegionProvider>
  );
  const { rerender } = render(box());
  return {
    onSubmit,
    onTextChange,
    user: userEvent.setup(),
    change: (more: Partial<SearchBoxProps>) => rerender(box(more)),
  };
}

const combobox = () => screen.getByRole('combobox', { name: 'Search the portal' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;

/** Into the field, until what is suggested stands below it. */
async function reach(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(combobox());
  await screen.findByRole('listbox');
}

describe('a SearchBox with suggestions', () => {
  it('offers links in named groups when the field is reached for, and says how many', async () => {
    const { user } = renderOffering();
    expect(combobox().getAttribute('aria-expanded')).toBe('false');
    await reach(user);
    expect(combobox().getAttribute('aria-expanded')).toBe('true');
    expect(combobox().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(options()).toEqual(['Texas wind/hailAlert', 'Wind pool', 'Windstorm']);
    expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
      'Alerts',
      'Guides',
    ]);
    const guides = within(screen.getByRole('group', { name: 'Guides' }));
    expect(guides.getByRole('option').getAttribute('href')).toBe('/guides/g');
    await within(screen.getByRole('status')).findByText('3 suggestions');
    expect(document.activeElement).toBe(combobox());
  });

  it('goes through them with the arrow keys, past both ends by way of the field', async () => {
    const { user } = renderOffering();
    await reach(user);
    expect(chosen()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('Texas wind/hailAlert');
    expect(combobox().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('Windstorm');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBeUndefined();
    expect(combobox().hasAttribute('aria-activedescendant')).toBe(false);
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe('Windstorm');
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe('Wind pool');
  });

  it('follows the chosen one with Enter and searches for nothing', async () => {
    const { user, onSubmit } = renderOffering();
    await reach(user);
    const followed = vi.fn<(event: Event) => void>();
    screen.getByRole('option', { name: 'Wind pool' }).addEventListener('click', followed);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(followed).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('searches with Enter where none is chosen', async () => {
    const { user, onSubmit } = renderOffering();
    await reach(user);
    await user.keyboard('wind{Enter}');
    expect(onSubmit.mock.calls).toEqual([['wind']]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes them with the first Escape and empties the field with the second', async () => {
    const { user, onTextChange } = renderOffering({ defaultValue: 'wind' });
    await reach(user);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(combobox()).toHaveProperty('value', 'wind');
    await user.keyboard('{Escape}');
    expect(combobox()).toHaveProperty('value', '');
    expect(onTextChange.mock.calls).toEqual([['']]);
  });

  it('opens them again with an arrow key, and with Alt without choosing', async () => {
    const { user } = renderOffering();
    await reach(user);
    await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    expect(options()).toHaveLength(3);
    expect(chosen()).toBeUndefined();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe('Windstorm');
  });

  it('closes them when Tab goes on', async () => {
    const { user } = renderOffering();
    await reach(user);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('follows one that is pressed, and keeps the focus in the field', async () => {
    const { user } = renderOffering();
    await reach(user);
    await user.click(screen.getByRole('option', { name: 'Windstorm' }));
    expect(document.activeElement).toBe(combobox());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('chooses none any more when the text changes, and hands the text on', async () => {
    const { user, onTextChange } = renderOffering();
    await reach(user);
    await user.keyboard('{ArrowDown}w');
    expect(chosen()).toBeUndefined();
    expect(onTextChange.mock.calls).toEqual([['w']]);
  });

  it('keeps the choice on its suggestion when others come, and drops it with it', async () => {
    const { user, change } = renderOffering();
    await reach(user);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    change({ suggestions: groups.slice(2) });
    expect(chosen()).toBe('Windstorm');
    await within(screen.getByRole('status')).findByText('1 suggestions');
    change({ suggestions: groups.slice(0, 1) });
    expect(chosen()).toBeUndefined();
  });

  it('marks the words as typed', async () => {
    const { user } = renderOffering({ defaultValue: 'wind' });
    await reach(user);
    const marks = document.querySelectorAll('mark');
    expect([...marks].map((mark) => mark.textContent)).toEqual(['wind', 'Wind', 'Wind']);
  });

  it('says that there is none, but not for an empty field', async () => {
    const { user, change } = renderOffering({ suggestions: [] });
    await user.click(combobox());
    expect(screen.queryByText('No suggestions')).toBeNull();
    await user.keyboard('zeppelin');
    expect(await screen.findAllByText('No suggestions')).toHaveLength(2);
    expect(combobox().getAttribute('aria-expanded')).toBe('false');
    change({ suggestions: undefined });
    expect(screen.queryByText('No suggestions', { selector: 'p' })).toBeNull();
  });

  it.each(['slow', 'failed'] as const)(
    'says when they are %s, and still searches',
    async (state) => {
      const { user, onSubmit } = renderOffering({
        suggestions: undefined,
        suggestionsState: state,
      });
      await user.click(combobox());
      await user.keyboard('wind');
      expect(await screen.findAllByText(labels[state])).toHaveLength(2);
      await user.keyboard('{Enter}');
      expect(onSubmit.mock.calls).toEqual([['wind']]);
    },
  );

  it('keeps the old ones while new ones load', async () => {
    const { user } = renderOffering({ suggestionsState: 'loading' });
    await reach(user);
    expect(options()).toHaveLength(3);
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  });

  it('leaves the keys alone while a word is put together from several', async () => {
    const { user } = renderOffering();
    await reach(user);
    fireEvent.keyDown(combobox(), { key: 'ArrowDown', isComposing: true });
    expect(chosen()).toBeUndefined();
  });
});
