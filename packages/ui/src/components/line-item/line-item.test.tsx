import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { LineItem } from './line-item.tsx';
import type { LineItemProps } from './line-item.tsx';

const labels = {
  removeWord: 'Remove',
  remove: (title: string) => `Remove ${title}`,
  failed: 'It failed. Try again.',
};

function sample(props: Partial<LineItemProps> = {}) {
  return (
    <LiveRegionProvider>
      <LineItem title="Postcard" state="idle" labels={labels} onRemove={() => {}} {...props} />
    </LiveRegionProvider>
  );
}

describe('LineItem', () => {
  it('shows what it is, how many and what they cost; the title leads back', () => {
    renderForUser(
      sample({ href: '/postcard', details: 'Ohio', quantity: '250 pieces', price: '$62.50' }),
    );
    expect(screen.getByRole('link', { name: 'Postcard' }).getAttribute('href')).toBe('/postcard');
    for (const text of ['Ohio', '250 pieces', '$62.50']) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it('has a title of plain text without an address', () => {
    renderForUser(sample());
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Postcard')).toBeDefined();
  });

  it('shows a drawing to the eye alone, and what else can be done with it', async () => {
    const { user } = renderForUser(
      sample({
        illustration: <svg role="img" aria-label="Preview" />,
        actions: <a href="/change">Change</a>,
      }),
    );
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('img', { hidden: true })).toBeDefined();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Change' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Postcard' }));
  });

  it.each(['{Enter}', ' '])('removes with the key %j', async (key) => {
    const onRemove = vi.fn<() => void>();
    const { user } = renderForUser(sample({ onRemove }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Postcard' }));
    await user.keyboard(key);
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('does not remove twice', async () => {
    const onRemove = vi.fn<() => void>();
    const { user } = renderForUser(sample({ state: 'removing', onRemove }));
    await user.click(screen.getByRole('button'));
    expect(onRemove).not.toHaveBeenCalled();
  });

  it('says what failed beside the button and to screen readers, and can be pressed again', async () => {
    const onRemove = vi.fn<() => void>();
    const { user, rerender } = renderForUser(sample({ state: 'removing', onRemove }));
    rerender(sample({ state: 'failed', onRemove }));
    expect(screen.getByRole('status').textContent).toBe(labels.failed);
    await user.click(screen.getByRole('button', { description: labels.failed }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
