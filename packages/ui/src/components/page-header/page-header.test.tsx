import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageHeader } from './page-header.tsx';

describe('PageHeader', () => {
  it('has one focusable h1 outside the tab order', () => {
    render(<PageHeader title="Alerts" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Alerts' });
    expect(heading.tabIndex).toBe(-1);
    heading.focus();
    expect(document.activeElement).toBe(heading);
  });

  it('sets the language of the title, but not of the count', () => {
    render(<PageHeader title="Hail season" titleLang="en" count={3} />);
    expect(screen.getByText('Hail season').lang).toBe('en');
    expect(screen.getByText('3').closest('[lang]')).toBeNull();
  });

  it('includes the count in the heading, even 0', () => {
    render(<PageHeader title="Alerts" count={0} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Alerts 0' })).toBeDefined();
  });

  it('has this reading order: stamp, kicker, title, meta, actions', () => {
    render(
      <PageHeader stamp="Stamp " kicker="Kicker " title="Title" meta=" Meta" actions=" Actions" />,
    );
    expect(document.body.textContent).toBe('Stamp Kicker Title Meta Actions');
  });
});
