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
  it('has its title as heading and as its only link, whatever is marked in it', () => {
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

  it('takes another heading level', () => {
    render(<SearchResult href="/a" title="Title" headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Title' })).toBeDefined();
  });

  it('hands its link to the router, but not one that leaves the portal', () => {
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

  it('shows the title as plain text where there is nowhere to go', () => {
    render(<SearchResult title="Title" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Title' })).toBeDefined();
  });

  it('leaves out what it was not given', () => {
    const { container } = render(<SearchResult href="/a" title="Title" />);
    expect(container.textContent).toBe('Title');
    expect(screen.queryByRole('paragraph')).toBeNull();
  });
});
