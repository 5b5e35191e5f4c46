import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildLegend } from '../../testing/availability.ts';
import { renderForUser } from '../../testing/render.ts';
import { StateMapLegend } from './state-map-legend.tsx';

describe('StateMapLegend', () => {
  it('is a group of toggles, with how many states each status has', () => {
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

  it('says what it counts where that is not plain', () => {
    renderForUser(
      <StateMapLegend
        legend="Can be written"
        items={[{ status: 'many', label: '10 of 13 products', count: 40 }]}
        countLabel={(count) => `${count} states`}
        onToggle={() => undefined}
      />,
    );
    expect(screen.getByRole('button').textContent).toBe('10 of 13 products 40 states');
  });

  it('says which one is chosen', () => {
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

  it('toggles by mouse, Enter and Space, the chosen one too', async () => {
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

  it('explains the mark of the reader’s own states only where there are words for it', () => {
    const { rerender } = renderForUser(
      <StateMapLegend legend="Dwelling fire" items={[]} onToggle={() => undefined} />,
    );
    expect(screen.queryByRole('listitem')).toBeNull();
    rerender(
      <StateMapLegend
        legend="Dwelling fire"
        items={[]}
        onToggle={() => undefined}
        mine={{ label: 'Your states', code: 'TX' }}
      />,
    );
    expect(screen.getByRole('listitem').textContent).toContain('Your states');
  });
});
