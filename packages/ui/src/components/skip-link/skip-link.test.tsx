import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SkipLink } from './skip-link.tsx';

function clickLink(): Event {
  const link = screen.getByRole('link', { name: 'Skip to results' });
  const event = createEvent.click(link);
  fireEvent(link, event);
  return event;
}

describe('SkipLink', () => {
  it('is a link to a fragment', () => {
    render(<SkipLink href="#results">Skip to results</SkipLink>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('#results');
  });

  it('moves focus without changing the URL', () => {
    render(
      <>
        <SkipLink href="#results">Skip to results</SkipLink>
        <p id="results" tabIndex={-1}>
          Results
        </p>
      </>,
    );
    expect(clickLink().defaultPrevented).toBe(true);
    expect(document.activeElement?.id).toBe('results');
  });

  it('lets the browser jump if the target is not focusable or missing', () => {
    render(
      <>
        <SkipLink href="#results">Skip to results</SkipLink>
        <p id="results">Results</p>
      </>,
    );
    expect(clickLink().defaultPrevented).toBe(false);
    cleanup();
    render(<SkipLink href="#results">Skip to results</SkipLink>);
    expect(clickLink().defaultPrevented).toBe(false);
  });
});
