import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ResultsSummary } from './results-summary.tsx';

it('can be focused through its ref, is not a tab stop, and is not a live region', () => {
  const ref = createRef<HTMLParagraphElement>();
  render(<ResultsSummary ref={ref}>21–40 of 173</ResultsSummary>);
  ref.current?.focus();
  expect(document.activeElement?.textContent).toBe('21–40 of 173');
  expect(ref.current?.tabIndex).toBe(-1);
  expect(screen.queryByRole('status')).toBeNull();
});
