import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { LiveRegionProvider } from '../live-region/live-region.tsx';
import { LineItem } from './line-item.tsx';
import type { LineItemProps, LineItemRemoval } from './line-item.tsx';

const labels = {
  removeText: 'Remove',
  remove: (title: string) => `Remove ${title}`,
  failed: "Couldn't remove the item. Try again.",
};

function createSample(props: Partial<LineItemProps> = {}) {
  return (
    <LiveRegionProvider>
      <LineItem title="Postcard" {...props} />
    </LiveRegionProvider>
  );
}

const createRemovableSample = (removal: Partial<LineItemRemoval> = {}) =>
  createSample({
    actions: <a href="/edit">Edit</a>,
    removal: { state: 'idle', labels, onRemove: () => {}, ...removal },
  });

describe('LineItem', () => {
  it('shows details, quantity, and price, and links the title', () => {
    renderForUser(
      createSample({
        href: '/postcard',
        details: 'Ohio',
        quantity: 'Quantity: 250',
        price: '$62.50',
      }),
    );
    expect(screen.getByRole('link', { name: 'Postcard' }).getAttribute('href')).toBe('/postcard');
    for (const text of ['Ohio', 'Quantity: 250', '$62.50']) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it('has a plain text title without an href, and no button without a removal', () => {
    renderForUser(createSample());
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Postcard')).toBeDefined();
  });

  it('shows a decorative illustration', () => {
    renderForUser(createSample({ illustration: <svg role="img" aria-label="Preview" /> }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('img', { hidden: true })).toBeDefined();
  });

  it('has other actions before the remove button', async () => {
    const { user } = renderForUser(createRemovableSample());
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Postcard' }));
  });

  it.each(['{Enter}', ' '])('removes with the key %j', async (key) => {
    const onRemove = vi.fn<() => void>();
    const { user } = renderForUser(createRemovableSample({ onRemove }));
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Postcard' }));
    await user.keyboard(key);
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('ignores clicks while removing', async () => {
    const onRemove = vi.fn<() => void>();
    const { user } = renderForUser(createRemovableSample({ state: 'removing', onRemove }));
    await user.click(screen.getByRole('button'));
    expect(onRemove).not.toHaveBeenCalled();
  });

  it('shows and announces a failure, and its button can be clicked again', async () => {
    const onRemove = vi.fn<() => void>();
    const { user, rerender } = renderForUser(
      createRemovableSample({ state: 'removing', onRemove }),
    );
    rerender(createRemovableSample({ state: 'failed', onRemove }));
    expect(screen.getByRole('status').textContent).toBe(labels.failed);
    await user.click(screen.getByRole('button', { description: labels.failed }));
    expect(onRemove).toHaveBeenCalledOnce();
  });
});
