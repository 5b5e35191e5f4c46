import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Pagination } from './pagination.tsx';

function renderPages(page: number, pageCount: number) {
  const onNavigate = vi.fn<(page: number) => void>();
  render(
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefFor={(target) => `/alerts?page=${target}`}
      labels={{
        nav: 'Pages',
        previous: 'Previous',
        next: 'Next',
        page: (target) => `Page ${target}`,
        pageOfTotal: (target, count) => `Page ${target} of ${count}`,
      }}
      onNavigate={onNavigate}
    />,
  );
  return onNavigate;
}

const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

function click(name: string, init?: MouseEventInit): void {
  const link = screen.getByRole('link', { name });
  const event = createEvent.click(link, init);
  event.preventDefault();
  fireEvent(link, event);
}

describe('Pagination', () => {
  it('is a labeled navigation landmark whose links have full names', () => {
    renderPages(3, 9);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined();
    expect(getHref('Page 4')).toBe('/alerts?page=4');
    expect(getHref('Previous')).toBe('/alerts?page=2');
    expect(getHref('Next')).toBe('/alerts?page=4');
  });

  it('marks the current page, and also renders the text that phones show instead of the links', () => {
    renderPages(3, 9);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3');
    expect(screen.getByText('Page 3 of 9')).toBeDefined();
  });

  it('has no previous link on the first page and no next link on the last', () => {
    renderPages(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    cleanup();
    renderPages(2, 2);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('renders nothing for one page', () => {
    renderPages(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('calls onNavigate with the page of a followed link', () => {
    const onNavigate = renderPages(3, 9);
    click('Next');
    click('Page 9');
    expect(onNavigate.mock.calls).toEqual([[4], [9]]);
  });

  it('does not call onNavigate for links opened in a new tab', () => {
    const onNavigate = renderPages(3, 9);
    click('Next', { ctrlKey: true });
    click('Next', { metaKey: true });
    expect(onNavigate).not.toHaveBeenCalled();
  });
});
