import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { productCounts, dwellingFire } from '../../testing/availability.ts';
import { renderForUser } from '../../testing/render.ts';
import { StateMap } from './state-map.tsx';
import type { StateMapProps } from './state-map.tsx';

const base: StateMapProps = {
  label: 'Dwelling fire by state',
  states: dwellingFire,
  onSelect: () => undefined,
  labels: { skip: 'Skip the map', smallStates: 'Small states', userStates: 'your state' },
  skipTo: 'table',
};

function Sample({ onSelect = () => undefined, ...props }: Partial<StateMapProps>) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <>
      <StateMap
        {...base}
        {...props}
        selected={selected}
        onSelect={(code) => {
          setSelected(code);
          onSelect(code);
        }}
      />
      <table id="table" tabIndex={-1} />
      <button>After</button>
    </>
  );
}

function renderMap(props: Partial<StateMapProps> = {}) {
  return renderForUser(<Sample {...props} />);
}

function getFocusedLabel(): string | null {
  return document.activeElement?.getAttribute('aria-label') ?? null;
}

describe('StateMap', () => {
  it('is a list of 51 options, each with its status', () => {
    renderMap();
    const map = screen.getByRole('listbox', { name: 'Dwelling fire by state' });
    expect(within(map).getAllByRole('option')).toHaveLength(51);
    expect(within(map).getByRole('option', { name: 'Ohio, OH, Limited' })).toBeDefined();
  });

  it('shows how many products each state has', () => {
    renderMap({ states: productCounts });
    expect(
      screen.getByRole('option', { name: 'Florida, FL, 7 to 9 of 13 products' }),
    ).toBeDefined();
  });

  it('groups the small states in a column', () => {
    renderMap();
    const small = screen.getByRole('group', { name: 'Small states' });
    expect(within(small).getAllByRole('option')).toHaveLength(9);
    expect(within(small).getByRole('option', { name: 'Rhode Island, RI, Limited' })).toBeDefined();
  });

  it("marks the user's own states", () => {
    renderMap({ userStates: ['OK', 'DC'] });
    expect(screen.getAllByRole('option', { name: /, your state$/ })).toHaveLength(2);
  });

  it('has a skip link', async () => {
    const { user } = renderMap();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip the map');
    await user.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe('table');
  });

  it('has a single tab stop: the selected state, or the first if none is selected', async () => {
    const { user } = renderMap({ selected: 'CO' });
    await user.tab();
    await user.tab();
    expect(getFocusedLabel()).toBe('Colorado, CO, Coming soon');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('After');
  });

  it.each([
    ['{ArrowRight}', 'Kansas'],
    ['{ArrowLeft}', 'Utah'],
    ['{ArrowUp}', 'Wyoming'],
    ['{ArrowDown}', 'New Mexico'],
    ['{Home}', 'Alabama'],
    ['{End}', 'Wyoming'],
  ])('moves with %s from Colorado to %s', async (key, name) => {
    const { user } = renderMap({ selected: 'CO' });
    await user.tab();
    await user.tab();
    await user.keyboard(key);
    expect(getFocusedLabel()).toMatch(new RegExp(`^${name},`));
  });

  it('stays on the state if it has no neighbor in that direction', async () => {
    const { user } = renderMap({ selected: 'HI' });
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(getFocusedLabel()).toMatch(/^Hawaii/);
  });

  it('skips states that are not shown', async () => {
    const { user } = renderMap({
      selected: 'CO',
      states: dwellingFire.filter(({ code }) => code !== 'KS'),
    });
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(getFocusedLabel()).toMatch(/^Missouri/);
  });

  it('moves to the state whose name is typed, including spaces', async () => {
    const { user } = renderMap();
    await user.tab();
    await user.tab();
    await user.keyboard('new m');
    expect(getFocusedLabel()).toMatch(/^New Mexico/);
  });

  it('selects with Enter and Space', async () => {
    const onSelect = vi.fn();
    const { user } = renderMap({ onSelect });
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('option', { selected: true }).getAttribute('aria-label')).toMatch(
      /^Alabama/,
    );
    await user.keyboard('{ArrowRight} ');
    expect(onSelect.mock.calls).toEqual([['AL'], ['GA']]);
  });

  it('ignores browser shortcuts', async () => {
    const { user } = renderMap();
    await user.tab();
    await user.tab();
    await user.keyboard('{Control>}o{/Control}');
    expect(getFocusedLabel()).toMatch(/^Alabama/);
  });

  it('selects with a click on a state, or on the shape of a small state', async () => {
    const onSelect = vi.fn();
    const { user, container } = renderMap({ onSelect });
    await user.click(screen.getByRole('option', { name: /^Nevada/ }));
    const shape = container.querySelector('[data-code=RI]:not([role])');
    if (shape) await user.click(shape);
    expect(onSelect.mock.calls).toEqual([['NV'], ['RI']]);
    expect(getFocusedLabel()).toMatch(/^Rhode Island/);
    await user.click(screen.getByRole('listbox'));
    expect(onSelect).toHaveBeenCalledTimes(2);
  });

  it('shows the hovered state as text, or the selected one if none is hovered', async () => {
    const { user, container } = renderMap({ selected: 'CO', userStates: ['NV'] });
    const getShownText = () => container.querySelector('p')?.textContent;
    expect(getShownText()).toBe('Colorado Coming soon');
    await user.hover(screen.getByRole('option', { name: /^Nevada/ }));
    expect(getShownText()).toBe('Nevada Available · your state');
  });

  it('has an image with the same name for phones', () => {
    renderMap();
    expect(screen.getByRole('img', { name: 'Dwelling fire by state' })).toBeDefined();
  });

  it('has no options if all states are unknown, or if there are no states', () => {
    const { rerender } = renderForUser(
      <StateMap
        {...base}
        selected="PR"
        states={[{ code: 'PR', name: 'Puerto Rico', status: 'none', label: 'Not offered' }]}
      />,
    );
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    rerender(<StateMap {...base} states={[]} selected="TX" />);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
