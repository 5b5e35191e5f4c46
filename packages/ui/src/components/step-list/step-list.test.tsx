import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { StepList } from './step-list.tsx';

const labels = { done: 'done', current: 'current', error: 'needs attention' };
const steps = [
  { id: 'cart', label: 'Cart', href: '/cart' },
  { id: 'shipping', label: 'Shipping' },
  { id: 'check', label: 'Check' },
];

function renderSteps(current: number, error?: number) {
  const view = renderForUser(
    <StepList label="Steps" steps={steps} current={current} error={error} labels={labels} />,
  );
  const items = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  return { ...view, items };
}

describe('StepList', () => {
  it('shows the state of each step', () => {
    const { items } = renderSteps(1);
    expect(items.map((item) => item.textContent)).toEqual([
      'Cart done',
      '2Shipping current',
      '3Check',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('has no current step when all are done', () => {
    const { items } = renderSteps(3);
    expect(items.map((item) => item.textContent)).toEqual([
      'Cart done',
      'Shipping done',
      'Check done',
    ]);
    expect(items.some((item) => item.hasAttribute('aria-current'))).toBe(false);
  });

  it('marks a step with errors, even the current step', () => {
    expect(renderSteps(2, 1).items[1]?.textContent).toBe('Shipping needs attention');
    document.body.innerHTML = '';
    const { items } = renderSteps(1, 1);
    expect(items[1]?.textContent).toBe('Shipping needs attention');
    expect(items[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('links only to earlier steps', async () => {
    const { user } = renderSteps(1);
    await user.tab();
    const link = screen.getByRole('link');
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('href')).toBe('/cart');
  });
});
