import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InertLink } from '../../testing/inert-link.tsx';
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

  it('submits the trimmed text on Enter', async () => {
    const { user, onSubmit } = renderBox();
    await user.type(field(), '  wind {Enter}');
    expect(onSubmit.mock.calls).toEqual([['wind']]);
  });

  it('submits with the button', async () => {
    const { user, onSubmit } = renderBox({ defaultValue: 'hail' });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSubmit.mock.calls).toEqual([['hail']]);
  });

  it('clears the field with Escape and keeps focus', async () => {
    const { user } = renderBox({ defaultValue: 'hail' });
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('updates when its value changes, but keeps typed text otherwise', async () => {
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

const trigger = () => screen.getAllByRole('button', { name: 'Search' })[0];

describe('a compact SearchBox', () => {
  it('opens its form with a button and focuses the field', async () => {
    const { user } = renderBox({ compact: true });
    expect(trigger()?.getAttribute('aria-expanded')).toBe('false');
    expect(trigger()?.getAttribute('aria-controls')).toBe(screen.getByRole('search').id);
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }));
    expect(trigger()?.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(field());
  });

  it('clears with the first Escape, and closes with the second, focusing its button', async () => {
    const { user } = renderBox({ compact: true });
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }));
    await user.keyboard('wind{Escape}');
    expect(field().value).toBe('');
    expect(trigger()?.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(trigger()?.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(trigger());
  });

  it('closes on submit', async () => {
    const { user, onSubmit } = renderBox({ compact: true });
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }));
    await user.keyboard('wind{Enter}');
    expect(onSubmit.mock.calls).toEqual([['wind']]);
    expect(trigger()?.getAttribute('aria-expanded')).toBe('false');
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

function renderWithSuggestions(props: Partial<SearchBoxProps> = {}) {
  const onSubmit = vi.fn<(text: string) => void>();
  const onTextChange = vi.fn<(text: string) => void>();
  const box = (more: Partial<SearchBoxProps> = {}) => (
    <LiveRegionProvider>
      <UiProvider link={InertLink}>
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
const selectedOption = () => screen.queryByRole('option', { selected: true })?.textContent;

/** Focuses the field and waits for the suggestions. */
async function openSuggestions(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(combobox());
  await screen.findByRole('listbox');
}

describe('a SearchBox with suggestions', () => {
  it('shows grouped links on focus, and announces their number', async () => {
    const { user } = renderWithSuggestions();
    expect(combobox().getAttribute('aria-expanded')).toBe('false');
    await openSuggestions(user);
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

  it('cycles through the suggestions and the field with the arrow keys', async () => {
    const { user } = renderWithSuggestions();
    await openSuggestions(user);
    expect(selectedOption()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(selectedOption()).toBe('Texas wind/hailAlert');
    expect(combobox().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selectedOption()).toBe('Windstorm');
    await user.keyboard('{ArrowDown}');
    expect(selectedOption()).toBeUndefined();
    expect(combobox().hasAttribute('aria-activedescendant')).toBe(false);
    await user.keyboard('{ArrowUp}');
    expect(selectedOption()).toBe('Windstorm');
    await user.keyboard('{ArrowUp}');
    expect(selectedOption()).toBe('Wind pool');
  });

  it('follows the selected link with Enter and does not submit', async () => {
    const { user, onSubmit } = renderWithSuggestions();
    await openSuggestions(user);
    const handleClick = vi.fn<(event: Event) => void>();
    screen.getByRole('option', { name: 'Wind pool' }).addEventListener('click', handleClick);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(handleClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('submits with Enter if no suggestion is selected', async () => {
    const { user, onSubmit } = renderWithSuggestions();
    await openSuggestions(user);
    await user.keyboard('wind{Enter}');
    expect(onSubmit.mock.calls).toEqual([['wind']]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes suggestions with the first Escape and clears the field with the second', async () => {
    const { user, onTextChange } = renderWithSuggestions({ defaultValue: 'wind' });
    await openSuggestions(user);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(combobox()).toHaveProperty('value', 'wind');
    await user.keyboard('{Escape}');
    expect(combobox()).toHaveProperty('value', '');
    expect(onTextChange.mock.calls).toEqual([['']]);
  });

  it('reopens suggestions with an arrow key, or with Alt and an arrow key without selecting one', async () => {
    const { user } = renderWithSuggestions();
    await openSuggestions(user);
    await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    expect(options()).toHaveLength(3);
    expect(selectedOption()).toBeUndefined();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(selectedOption()).toBe('Windstorm');
  });

  it('closes suggestions when Tab leaves the field', async () => {
    const { user } = renderWithSuggestions();
    await openSuggestions(user);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('follows a clicked suggestion, and keeps focus in the field', async () => {
    const { user } = renderWithSuggestions();
    await openSuggestions(user);
    await user.click(screen.getByRole('option', { name: 'Windstorm' }));
    expect(document.activeElement).toBe(combobox());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('clears the selection when the text changes, and reports the text', async () => {
    const { user, onTextChange } = renderWithSuggestions();
    await openSuggestions(user);
    await user.keyboard('{ArrowDown}w');
    expect(selectedOption()).toBeUndefined();
    expect(onTextChange.mock.calls).toEqual([['w']]);
  });

  it('preserves the selection when other suggestions load, and clears it when the selected one is gone', async () => {
    const { user, change } = renderWithSuggestions();
    await openSuggestions(user);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    change({ suggestions: groups.slice(2) });
    expect(selectedOption()).toBe('Windstorm');
    await within(screen.getByRole('status')).findByText('1 suggestions');
    change({ suggestions: groups.slice(0, 1) });
    expect(selectedOption()).toBeUndefined();
  });

  it('highlights the typed words', async () => {
    const { user } = renderWithSuggestions({ defaultValue: 'wind' });
    await openSuggestions(user);
    const marks = document.querySelectorAll('mark');
    expect([...marks].map((mark) => mark.textContent)).toEqual(['wind', 'Wind', 'Wind']);
  });

  it('shows a message if there are no suggestions, but not for an empty field', async () => {
    const { user, change } = renderWithSuggestions({ suggestions: [] });
    await user.click(combobox());
    expect(screen.queryByText('No suggestions')).toBeNull();
    await user.keyboard('zeppelin');
    expect(await screen.findAllByText('No suggestions')).toHaveLength(2);
    expect(combobox().getAttribute('aria-expanded')).toBe('false');
    change({ suggestions: undefined });
    expect(screen.queryByText('No suggestions', { selector: 'p' })).toBeNull();
  });

  it.each(['slow', 'failed'] as const)(
    'shows a message in the state %s, and still submits',
    async (state) => {
      const { user, onSubmit } = renderWithSuggestions({
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

  it('shows old suggestions while new ones load', async () => {
    const { user } = renderWithSuggestions({ suggestionsState: 'loading' });
    await openSuggestions(user);
    expect(options()).toHaveLength(3);
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  });

  it('ignores keys while an input method editor composes text', async () => {
    const { user } = renderWithSuggestions();
    await openSuggestions(user);
    fireEvent.keyDown(combobox(), { key: 'ArrowDown', isComposing: true });
    expect(selectedOption()).toBeUndefined();
  });
});
