import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button-link/button-link.tsx';
import { DateStamp } from '../date-stamp/date-stamp.tsx';
import type { DateStampStatus } from '../date-stamp/date-stamp.tsx';
import { EventCard } from './event-card.tsx';
import type { EventCardProps } from './event-card.tsx';

function stampFor(day: number, status: DateStampStatus = 'plain') {
  return (
    <DateStamp
      dateTime={`2026-03-${String(day).padStart(2, '0')}`}
      day={String(day)}
      month="Mar"
      status={status}
      label={`March ${day}, 2026`}
    />
  );
}

const addToCalendar = (
  <Button kind="quiet" size="sm">
    Add to calendar
  </Button>
);

const meta = {
  title: 'Components/Content/EventCard',
  component: EventCard,
  args: {
    title: 'Quoting a full-timer: the travel trailer as a home',
    href: '/training-and-job-aids/webinars/quoting-a-full-timer',
    status: 'upcoming',
    statusLabel: 'Upcoming',
    stamp: stampFor(12, 'active'),
    when: '09:00\u00a0am\u00a0ET',
    localWhen: '(08:00\u00a0am your time)',
    meta: ['45 min', 'Underwriting', '1 CE credit: AL, TX'],
    action: (
      <ButtonLink kind="secondary" size="sm" href="https://example.com/register">
        Register
      </ButtonLink>
    ),
    secondary: addToCalendar,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '46rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const watch = (
  <ButtonLink kind="secondary" size="sm" href="/training-and-job-aids/webinars/1">
    Watch the recording
  </ButtonLink>
);

const byStatus: Record<EventCardProps['status'], Partial<EventCardProps>> = {
  upcoming: {},
  today: { status: 'today', statusLabel: 'Today', stamp: stampFor(2, 'soon') },
  live: {
    status: 'live',
    statusLabel: 'Live now',
    stamp: stampFor(2, 'soon'),
    action: (
      <ButtonLink size="sm" href="https://example.com/join">
        Join
      </ButtonLink>
    ),
    secondary: undefined,
  },
  recorded: {
    status: 'recorded',
    statusLabel: 'Recorded',
    stamp: stampFor(1),
    action: watch,
    secondary: undefined,
  },
  ended: {
    status: 'ended',
    statusLabel: 'Ended',
    stamp: stampFor(1),
    localWhen: undefined,
    action: undefined,
    secondary: undefined,
  },
};

export const Default: Story = {};

export const Playground: Story = {};

export const Today: Story = { args: byStatus.today };

export const Live: Story = { args: byStatus.live };

export const Recorded: Story = { args: byStatus.recorded };

/** An event that is over and has no recording. */
export const Ended: Story = { args: byStatus.ended };

/** An event without a date has no stamp. */
export const NoDate: Story = {
  args: {
    stamp: undefined,
    when: 'Date to be announced',
    localWhen: undefined,
    secondary: undefined,
  },
};

export const LongText: Story = {
  args: {
    title: `Everything that changed for manufactured homes, landlord packages and dwelling fire since the last time we met ${'x'.repeat(120)}`,
    statusLabel: 'Registration is open to all licensed producers',
    when: 'Thursday, March 12, 2026, 09:00\u00a0am\u00a0ET to 09:45\u00a0am\u00a0ET',
    meta: ['45 min', 'Regional underwriting manager for the Upper Midwest', '1 CE credit: AL, TX'],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Object.entries(byStatus).map(([status, props]) => (
        <EventCard key={status} {...args} {...props} />
      ))}
    </div>
  ),
};
