import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import type { LinkProps } from '../ui-provider/ui-provider.tsx';
import { ContentItem } from './content-item.tsx';

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} data-router="">
      {children}
    </a>
  );
}

describe('ContentItem', () => {
  it('has a title that is its heading and its only link', () => {
    render(
      <ContentItem
        href="/alerts/a"
        title="Title"
        meta={['TX', '2 min read']}
        summary="Summary"
        action={<button type="button">Act</button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Title' })).toBeDefined();
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Title' })]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/alerts/a');
  });

  it('sets the language of the title and a text summary, but not of the meta line', () => {
    render(<ContentItem title="Title" contentLang="en" meta="En vigor" summary="Summary" />);
    expect(screen.getByRole('heading', { name: 'Title' }).lang).toBe('en');
    expect(screen.getByText('Summary').lang).toBe('en');
    expect(screen.getByText('En vigor').closest('[lang]')).toBeNull();
  });

  describe('a click on the row', () => {
    const onClick = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
    const Anchor = ({ href, ref, children, ...rest }: LinkProps) => (
      <a href={href} ref={ref} {...rest} onClick={onClick}>
        {children}
      </a>
    );
    const renderRow = (href?: string) => {
      onClick.mockClear();
      render(
        <UiProvider link={Anchor}>
          <ContentItem
            href={href}
            title="Title"
            summary="Summary"
            action={<button type="button">Act</button>}
          />
        </UiProvider>,
      );
    };

    it('follows the link only once when the user clicks the text or the title', async () => {
      renderRow('/a');
      await userEvent.click(screen.getByText('Summary'));
      expect(onClick).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('link'));
      expect(onClick).toHaveBeenCalledTimes(2);
    });

    it('passes the modifier keys of a click to the link', async () => {
      renderRow('/a');
      fireEvent.click(screen.getByText('Summary'), { ctrlKey: true });
      expect(onClick.mock.lastCall?.[0].ctrlKey).toBe(true);
    });

    it('does nothing when the user clicks a control or selects text', async () => {
      renderRow('/a');
      await userEvent.click(screen.getByRole('button'));
      getSelection()?.selectAllChildren(screen.getByText('Summary'));
      fireEvent.click(screen.getByText('Summary'));
      getSelection()?.removeAllRanges();
      expect(onClick).not.toHaveBeenCalled();
    });

    it('does nothing without a link', () => {
      renderRow();
      fireEvent.click(screen.getByText('Summary'));
      expect(onClick).not.toHaveBeenCalled();
    });
  });

  it('supports another heading level', () => {
    render(<ContentItem href="/a" title="Title" headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Title' })).toBeDefined();
  });

  it('is unread only if unreadLabel is set', () => {
    const { rerender } = render(
      <ContentItem href="/a" title="Title" unreadLabel="Unread" meta="2 min read" />,
    );
    expect(screen.getByText('Unread')).toBeDefined();
    expect(document.querySelector('[data-unread]')?.textContent).toContain('Unread 2 min read');
    rerender(<ContentItem href="/a" title="Title" meta="2 min read" />);
    expect(document.querySelector('[data-unread]')).toBeNull();
  });

  it('calls onIntent on hover, focus, and touch', async () => {
    const onIntent = vi.fn<() => void>();
    render(<ContentItem href="/a" title="Title" onIntent={onIntent} />);
    const user = userEvent.setup();
    await user.hover(screen.getByRole('link'));
    expect(onIntent).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(onIntent).toHaveBeenCalledTimes(2);
    fireEvent.touchStart(screen.getByRole('link'));
    expect(onIntent).toHaveBeenCalledTimes(3);
  });

  it('uses the router only for internal links', () => {
    const { rerender } = render(
      <UiProvider link={RouterLink}>
        <ContentItem href="/a" title="Title" />
      </UiProvider>,
    );
    expect(screen.getByRole('link').hasAttribute('data-router')).toBe(true);
    rerender(
      <UiProvider link={RouterLink}>
        <ContentItem href="https://example.com/" title="Title" external />
      </UiProvider>,
    );
    expect(screen.getByRole('link').hasAttribute('data-router')).toBe(false);
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noreferrer');
  });

  it('shows the title as plain text without an href', () => {
    render(<ContentItem title="Title" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Title' })).toBeDefined();
  });

  it('has no meta line without items', () => {
    render(<ContentItem href="/a" title="Title" />);
    expect(screen.queryByRole('paragraph')).toBeNull();
  });
});
