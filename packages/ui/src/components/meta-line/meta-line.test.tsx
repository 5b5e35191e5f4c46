import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MetaLine } from './meta-line.tsx';

describe('MetaLine', () => {
  it('separates its items with spaces', () => {
    const { container } = render(
      <MetaLine>
        <span>Ends Nov 30</span>2 min read
        {['TX', 'OK']}
      </MetaLine>,
    );
    expect(container.textContent).toBe(['Ends Nov 30', '2 min read', 'TX', 'OK'].join(' '));
  });

  it('skips missing items', () => {
    const { container } = render(
      <MetaLine>
        {null}
        {'2 min read'}
        {false}
        {''}
      </MetaLine>,
    );
    expect(container.textContent).toBe('2 min read');
  });

  it('puts a tag before the items', () => {
    const { container, rerender } = render(
      <MetaLine tag="Alert">{['Ends Nov 30', 'TX']}</MetaLine>,
    );
    expect(container.textContent).toBe('Alert Ends Nov 30 TX');
    rerender(<MetaLine tag="Alert" />);
    expect(container.textContent).toBe('Alert');
  });

  it('renders nothing without items', () => {
    const { container } = render(<MetaLine>{null}</MetaLine>);
    expect(container.childElementCount).toBe(0);
  });
});
