import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ResultsSummary } from './results-summary.tsx';

it('is focusable through its ref, outside the tab order, and not a live region', () => {
  const ref = createRef<HTMLParagraphElement>();
  render(<ResultsSummary ref={ref}>21–40 of 173</ResultsSummary>);
  ref.current?.focus();
  expect(document.activeElement?.textContent).toBe('21–40 of 173');
  expect(ref.current?.tabIndex).toBe(-1);
  expect(screen.queryByRole('status')).toBeNull();
});
