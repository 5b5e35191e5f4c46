import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageHeader } from './page-header.tsx';

describe('PageHeader', () => {
  it('has one h1 that takes focus but is no stop of the Tab key', () => {
    render(<PageHeader title="Alerts" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Alerts' });
    expect(heading.tabIndex).toBe(-1);
    heading.focus();
    expect(document.activeElement).toBe(heading);
  });

  it('reads the count out with the title, also when it is 0', () => {
    render(<PageHeader title="Alerts" count={0} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Alerts 0' })).toBeDefined();
  });

  it('puts stamp, kicker, title, meta and actions in the order of reading', () => {
    render(
      <PageHeader stamp="Stamp " kicker="Kicker " title="Title" meta=" Meta" actions=" Actions" />,
    );
    expect(document.body.textContent).toBe('Stamp Kicker Title Meta Actions');
  });
});
