import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { StepList } from './step-list.tsx';

const labels = { done: 'done', current: 'current', error: 'to be put right' };
const steps = [
  { id: 'cart', label: 'Cart', href: '/cart' },
  { id: 'delivery', label: 'Delivery' },
  { id: 'check', label: 'Check' },
];

function show(current: number, error?: number) {
  const rendered = renderForUser(
    <StepList label="Steps" steps={steps} current={current} error={error} labels={labels} />,
  );
  const items = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  return { ...rendered, items };
}

describe('StepList', () => {
  it('says of each step where it stands', () => {
    const { items } = show(1);
    expect(items.map((item) => item.textContent)).toEqual([
      'Cart done',
      '2Delivery current',
      '3Check',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('has no current step when all are done', () => {
    const { items } = show(3);
    expect(items.map((item) => item.textContent)).toEqual([
      'Cart done',
      'Delivery done',
      'Check done',
    ]);
    expect(items.some((item) => item.hasAttribute('aria-current'))).toBe(false);
  });

  it('says which step has something to put right, also where that is the current one', () => {
    expect(show(2, 1).items[1]?.textContent).toBe('Delivery to be put right');
    document.body.innerHTML = '';
    const { items } = show(1, 1);
    expect(items[1]?.textContent).toBe('Delivery to be put right');
    expect(items[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('goes back by link and nowhere else', async () => {
    const { user } = show(1);
    await user.tab();
    const link = screen.getByRole('link');
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('href')).toBe('/cart');
  });
});
