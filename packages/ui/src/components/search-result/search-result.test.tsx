import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Highlight } from '../highlight/highlight.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import type { LinkProps } from '../ui-provider/ui-provider.tsx';
import { SearchResult } from './search-result.tsx';

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} data-router="">
      {children}
    </a>
  );
}

describe('SearchResult', () => {
  it('has its title as its heading and only link, even with highlights', () => {
    render(
      <SearchResult
        href="/alerts/a"
        title={<Highlight text="Wind and hail" terms={['hail']} />}
        excerpt={<Highlight text="Two counties of hail" terms={['hail']} />}
        tag="Alert"
        meta={['2 min read', 'TX']}
      />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Wind and hail' })).toBeDefined();
    expect(screen.getAllByRole('link')).toEqual([
      screen.getByRole('link', { name: 'Wind and hail' }),
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/alerts/a');
  });

  it('supports another heading level', () => {
    render(<SearchResult href="/a" title="Title" headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Title' })).toBeDefined();
  });

  it('uses the router for internal links only', () => {
    const { rerender } = render(
      <UiProvider link={RouterLink}>
        <SearchResult href="/a" title="Title" />
      </UiProvider>,
    );
    expect(screen.getByRole('link').hasAttribute('data-router')).toBe(true);
    rerender(
      <UiProvider link={RouterLink}>
        <SearchResult href="https://example.com/" title="Title" external />
      </UiProvider>,
    );
    expect(screen.getByRole('link').hasAttribute('data-router')).toBe(false);
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noreferrer');
  });

  it('shows the title as plain text without an href', () => {
    render(<SearchResult title="Title" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Title' })).toBeDefined();
  });

  it('shows an action after the meta line', () => {
    const { container } = render(
      <SearchResult href="/a" title="Title" meta="TX" action={<a href="/b">View details</a>} />,
    );
    expect(screen.getByRole('link', { name: 'View details' }).getAttribute('href')).toBe('/b');
    expect(container.textContent).toBe('TitleTXView details');
  });

  it('omits missing parts', () => {
    const { container } = render(<SearchResult href="/a" title="Title" />);
    expect(container.textContent).toBe('Title');
    expect(screen.queryByRole('paragraph')).toBeNull();
  });
});
