import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildLegend } from '../../testing/availability.ts';
import { renderForUser } from '../../testing/render.ts';
import { StateMapLegend } from './state-map-legend.tsx';

describe('StateMapLegend', () => {
  it('is a group of toggle buttons with the number of states for each status', () => {
    renderForUser(
      <StateMapLegend legend="Dwelling fire" items={buildLegend()} onToggle={() => undefined} />,
    );
    const group = screen.getByRole('group', { name: 'Dwelling fire' });
    expect(
      within(group)
        .getAllByRole('button', { pressed: false })
        .map((button) => button.textContent),
    ).toEqual(['Available 31', 'Limited 9', 'Coming soon 5', 'Not offered 6']);
  });

  it('formats counts with countLabel', () => {
    renderForUser(
      <StateMapLegend
        legend="Available to write"
        items={[{ status: 'many', label: '10 of 13 products', count: 40 }]}
        countLabel={(count) => `${count} states`}
        onToggle={() => undefined}
      />,
    );
    expect(screen.getByRole('button').textContent).toBe('10 of 13 products 40 states');
  });

  it('marks the selected status', () => {
    renderForUser(
      <StateMapLegend
        legend="Dwelling fire"
        items={buildLegend()}
        selected="coming"
        onToggle={() => undefined}
      />,
    );
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Coming soon 5');
  });

  it('toggles with a click, Enter, and Space, including the selected status', async () => {
    const onToggle = vi.fn();
    const { user } = renderForUser(
      <StateMapLegend
        legend="Dwelling fire"
        items={buildLegend()}
        selected="none"
        onToggle={onToggle}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Limited 9' }));
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    expect(onToggle.mock.calls).toEqual([['limited'], ['limited'], ['none']]);
  });

  it('explains how the map marks the user’s own states if userStates is set', () => {
    const { rerender } = renderForUser(
      <StateMapLegend legend="Dwelling fire" items={[]} onToggle={() => undefined} />,
    );
    expect(screen.queryByRole('listitem')).toBeNull();
    rerender(
      <StateMapLegend
        legend="Dwelling fire"
        items={[]}
        onToggle={() => undefined}
        userStates={{ label: 'Your states', code: 'TX' }}
      />,
    );
    expect(screen.getByRole('listitem').textContent).toContain('Your states');
  });
});
