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

const getField = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the portal' });

describe('SearchBox', () => {
  it('is a search form with a labeled field', () => {
    renderBox({ name: 'q' });
    expect(screen.getByRole('search').tagName).toBe('FORM');
    expect(getField().name).toBe('q');
  });

  it('has a URL and a parameter for the browser to submit before the code has loaded', () => {
    renderBox({ action: '/search', defaultValue: 'hail' });
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.getAttribute('action')).toBe('/search');
    expect([...new FormData(form)]).toEqual([['query', 'hail']]);
  });

  it('submits the trimmed text on Enter', async () => {
    const { user, onSubmit } = renderBox();
    await user.type(getField(), '  wind {Enter}');
    expect(onSubmit.mock.calls).toEqual([['wind']]);
  });

  it('submits with the button', async () => {
    const { user, onSubmit } = renderBox({ defaultValue: 'hail' });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSubmit.mock.calls).toEqual([['hail']]);
  });

  it('clears the field with Escape and keeps focus', async () => {
    const { user } = renderBox({ defaultValue: 'hail' });
    await user.click(getField());
    await user.keyboard('{Escape}');
    expect(getField().value).toBe('');
    expect(document.activeElement).toBe(getField());
  });

  it('shows a new value from its caller, but keeps typed text otherwise', async () => {
    const { user, change } = renderBox({ value: 'wind' });
    await user.type(getField(), 'y');
    change({ placeholder: 'Search alerts' });
    expect(getField().value).toBe('windy');
    change({ value: 'hail' });
    expect(getField().value).toBe('hail');
    change({ value: undefined });
    expect(getField().value).toBe('');
  });
});

const getTrigger = () => screen.getAllByRole('button', { name: 'Search' })[0];

describe('a compact SearchBox', () => {
  it('opens its form with a button and focuses the field', async () => {
    const { user } = renderBox({ compact: true });
    expect(getTrigger()?.getAttribute('aria-expanded')).toBe('false');
    expect(getTrigger()?.getAttribute('aria-controls')).toBe(screen.getByRole('search').id);
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }));
    expect(getTrigger()?.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(getField());
  });

  it('clears with the first Escape, and closes with the second, focusing its button', async () => {
    const { user } = renderBox({ compact: true });
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }));
    await user.keyboard('wind{Escape}');
    expect(getField().value).toBe('');
    expect(getTrigger()?.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(getTrigger()?.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(getTrigger());
  });

  it('closes on submit', async () => {
    const { user, onSubmit } = renderBox({ compact: true });
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }));
    await user.keyboard('wind{Enter}');
    expect(onSubmit.mock.calls).toEqual([['wind']]);
    expect(getTrigger()?.getAttribute('aria-expanded')).toBe('false');
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

const getCombobox = () => screen.getByRole('combobox', { name: 'Search the portal' });
const getOptions = () => screen.queryAllByRole('option').map((option) => option.textContent);
const getSelectedOption = () => screen.queryByRole('option', { selected: true })?.textContent;

/** Focuses the field and waits for the suggestions. */
async function openSuggestions(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(getCombobox());
  await screen.findByRole('listbox');
}

describe('a SearchBox with suggestions', () => {
  it('shows grouped links on focus, and announces their number', async () => {
    const { user } = renderWithSuggestions();
    expect(getCombobox().getAttribute('aria-expanded')).toBe('false');
    await openSuggestions(user);
    expect(getCombobox().getAttribute('aria-expanded')).toBe('true');
    expect(getCombobox().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(getOptions()).toEqual(['Texas wind/hailAlert', 'Wind pool', 'Windstorm']);
    expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
      'Alerts',
      'Guides',
    ]);
    const guides = within(screen.getByRole('group', { name: 'Guides' }));
    expect(guides.getByRole('option').getAttribute('href')).toBe('/guides/g');
    await within(screen.getByRole('status')).findByText('3 suggestions');
    expect(document.activeElement).toBe(getCombobox());
  });

  it('cycles through the suggestions and the field with the arrow keys', async () => {
    const { user } = renderWithSuggestions();
    await openSuggestions(user);
    expect(getSelectedOption()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(getSelectedOption()).toBe('Texas wind/hailAlert');
    expect(getCombobox().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(getSelectedOption()).toBe('Windstorm');
    await user.keyboard('{ArrowDown}');
    expect(getSelectedOption()).toBeUndefined();
    expect(getCombobox().hasAttribute('aria-activedescendant')).toBe(false);
    await user.keyboard('{ArrowUp}');
    expect(getSelectedOption()).toBe('Windstorm');
    await user.keyboard('{ArrowUp}');
    expect(getSelectedOption()).toBe('Wind pool');
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
    expect(getCombobox()).toHaveProperty('value', 'wind');
    await user.keyboard('{Escape}');
    expect(getCombobox()).toHaveProperty('value', '');
    expect(onTextChange.mock.calls).toEqual([['']]);
  });

  it('reopens suggestions with an arrow key, or with Alt and an arrow key without selecting a suggestion', async () => {
    const { user } = renderWithSuggestions();
    await openSuggestions(user);
    await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
    expect(getOptions()).toHaveLength(3);
    expect(getSelectedOption()).toBeUndefined();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(getSelectedOption()).toBe('Windstorm');
  });

  it('closes suggestions when Tab leaves the field', async () => {
    const { user } = renderWithSuggestions();
    await openSuggestions(user);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes a compact form and clears its field after a suggestion is followed', async () => {
    const { user, onTextChange } = renderWithSuggestions({ compact: true });
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }));
    await user.keyboard('wind');
    await user.click(await screen.findByRole('option', { name: 'Windstorm' }));
    expect(screen.getByRole('button', { name: 'Search', expanded: false })).toBeDefined();
    expect(getCombobox()).toHaveProperty('value', '');
    expect(onTextChange).toHaveBeenLastCalledWith('');
  });

  it('follows a clicked suggestion, and keeps focus in the field', async () => {
    const { user } = renderWithSuggestions();
    await openSuggestions(user);
    await user.click(screen.getByRole('option', { name: 'Windstorm' }));
    expect(document.activeElement).toBe(getCombobox());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('clears the selection when the text changes, and reports the text', async () => {
    const { user, onTextChange } = renderWithSuggestions();
    await openSuggestions(user);
    await user.keyboard('{ArrowDown}w');
    expect(getSelectedOption()).toBeUndefined();
    expect(onTextChange.mock.calls).toEqual([['w']]);
  });

  it('preserves the selection when other suggestions load, and clears it if they don’t include the selected suggestion', async () => {
    const { user, change } = renderWithSuggestions();
    await openSuggestions(user);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    change({ suggestions: groups.slice(2) });
    expect(getSelectedOption()).toBe('Windstorm');
    await within(screen.getByRole('status')).findByText('1 suggestions');
    change({ suggestions: groups.slice(0, 1) });
    expect(getSelectedOption()).toBeUndefined();
  });

  it('highlights the typed words', async () => {
    const { user } = renderWithSuggestions({ defaultValue: 'wind' });
    await openSuggestions(user);
    const marks = document.querySelectorAll('mark');
    expect([...marks].map((mark) => mark.textContent)).toEqual(['wind', 'Wind', 'Wind']);
  });

  it('shows a message if there are no suggestions, but not for an empty field', async () => {
    const { user, change } = renderWithSuggestions({ suggestions: [] });
    await user.click(getCombobox());
    expect(screen.queryByText('No suggestions')).toBeNull();
    await user.keyboard('zeppelin');
    expect(await screen.findAllByText('No suggestions')).toHaveLength(2);
    expect(getCombobox().getAttribute('aria-expanded')).toBe('false');
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
      await user.click(getCombobox());
      await user.keyboard('wind');
      expect(await screen.findAllByText(labels[state])).toHaveLength(2);
      await user.keyboard('{Enter}');
      expect(onSubmit.mock.calls).toEqual([['wind']]);
    },
  );

  it('shows the old suggestions while new suggestions load', async () => {
    const { user } = renderWithSuggestions({ suggestionsState: 'loading' });
    await openSuggestions(user);
    expect(getOptions()).toHaveLength(3);
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  });

  it('ignores keys while an input method editor composes text', async () => {
    const { user } = renderWithSuggestions();
    await openSuggestions(user);
    fireEvent.keyDown(getCombobox(), { key: 'ArrowDown', isComposing: true });
    expect(getSelectedOption()).toBeUndefined();
  });
});
