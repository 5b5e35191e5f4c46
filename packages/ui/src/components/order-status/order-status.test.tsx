import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { OrderStatus } from './order-status.tsx';
import type { OrderStatusName } from './order-status.tsx';

const all: OrderStatusName[] = [
  'draft',
  'submitted',
  'in_review',
  'approved',
  'returned',
  'in_production',
  'shipped',
  'closed',
];

describe('OrderStatus', () => {
  it('reads as its word alone', () => {
    const { container } = renderForUser(<OrderStatus status="shipped">Shipped</OrderStatus>);
    expect(container.textContent).toBe('Shipped');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('draws another shape for each', () => {
    const { container } = renderForUser(
      all.map((status) => (
        <OrderStatus key={status} status={status}>
          {status}
        </OrderStatus>
      )),
    );
    const shapes = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
    expect(new Set(shapes).size).toBe(all.length);
  });

  it('shows the word alone for a status that nobody knows', () => {
    const { container } = renderForUser(
      <OrderStatus status={'lost' as OrderStatusName}>Lost</OrderStatus>,
    );
    expect(screen.getByText('Lost')).toBeDefined();
    expect(container.querySelector('svg')).toBeNull();
  });
});
