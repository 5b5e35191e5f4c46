import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MetaLine } from './meta-line.tsx';

afterEach(cleanup);

const dot = '\u00a0· ';

describe('MetaLine', () => {
  it('joins its items by a dot that stays at the end of its line', () => {
    const { container } = render(
      <MetaLine>
        <span>Ends Nov 30</span>2 min read
        {['TX', 'OK']}
      </MetaLine>,
    );
    expect(container.textContent).toBe(['Ends Nov 30', '2 min read', 'TX', 'OK'].join(dot));
  });

  it('leaves no dot for what is not there', () => {
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

  it('draws nothing without items', () => {
    const { container } = render(<MetaLine>{null}</MetaLine>);
    expect(container.childElementCount).toBe(0);
  });
});
