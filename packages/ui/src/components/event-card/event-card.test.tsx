import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { EventCard } from './event-card.tsx';
import { eventCardVariants } from './event-card.variants.ts';

const base = {
  title: 'Reading a roof photo',
  href: '/webinars/roof',
  time: '09:00\u00a0am\u00a0ET',
} as const;

describe('EventCard', () => {
  it('has a linked title, a status, and the time without line breaks', async () => {
    const { user } = renderForUser(
      <EventCard {...base} status="upcoming" statusLabel="Upcoming" headingLevel={2} />,
    );
    const heading = screen.getByRole('heading', { level: 2 });
    const link = within(heading).getByRole('link', { name: 'Reading a roof photo' });
    expect(link.getAttribute('href')).toBe('/webinars/roof');
    expect(screen.getByText('Upcoming')).toBeDefined();
    expect(screen.getByText('09:00\u00a0am\u00a0ET', { normalizer: (text) => text })).toBeDefined();
    await user.tab();
    expect(document.activeElement).toBe(link);
  });

  it.each(Object.keys(eventCardVariants.status) as (keyof typeof eventCardVariants.status)[])(
    'exposes the status %s as data-status',
    (status) => {
      renderForUser(<EventCard {...base} status={status} statusLabel="S" data-testid="card" />);
      expect(screen.getByTestId('card').dataset['status']).toBe(status);
    },
  );

  it('has this tab order: title, action, secondary action', async () => {
    const { user } = renderForUser(
      <EventCard
        {...base}
        status="upcoming"
        statusLabel="Upcoming"
        action={<button>Register</button>}
        secondary={<button>Add to calendar</button>}
      />,
    );
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Register');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Add to calendar');
  });
});
