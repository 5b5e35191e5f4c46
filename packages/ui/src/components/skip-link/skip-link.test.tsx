import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SkipLink } from './skip-link.tsx';

function follow(): Event {
  const link = screen.getByRole('link', { name: 'Skip to results' });
  const event = createEvent.click(link);
  fireEvent(link, event);
  return event;
}

describe('SkipLink', () => {
  it('is a link to a part of this page', () => {
    render(<SkipLink href="#results">Skip to results</SkipLink>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('#results');
  });

  it('moves the focus and leaves the address alone', () => {
    render(
      <>
        <SkipLink href="#results">Skip to results</SkipLink>
        <p id="results" tabIndex={-1}>
          Results
        </p>
      </>,
    );
    expect(follow().defaultPrevented).toBe(true);
    expect(document.activeElement?.id).toBe('results');
  });

  it('leaves the jump to the browser where the target takes no focus, or is not there', () => {
    render(
      <>
        <SkipLink href="#results">Skip to results</SkipLink>
        <p id="results">Results</p>
      </>,
    );
    expect(follow().defaultPrevented).toBe(false);
    cleanup();
    render(<SkipLink href="#results">Skip to results</SkipLink>);
    expect(follow().defaultPrevented).toBe(false);
  });
});
