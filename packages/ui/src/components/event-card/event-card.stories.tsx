import type { Meta, StoryObj } from '@storybook/react-vite';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button-link/button-link.tsx';
import { DateStamp } from '../date-stamp/date-stamp.tsx';
import type { DateStampStatus } from '../date-stamp/date-stamp.variants.ts';
import { EventCard } from './event-card.tsx';
import type { EventCardProps } from './event-card.tsx';

function renderStamp(day: number, status: DateStampStatus = 'neutral') {
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
  <Button variant="quiet" size="sm">
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
    stamp: renderStamp(12, 'active'),
    time: '09:00\u00a0am\u00a0ET',
    localTime: '(08:00\u00a0am your time)',
    meta: ['45 min', 'Underwriting', '1 CE credit: AL, TX'],
    action: (
      <ButtonLink variant="secondary" size="sm" href="https://example.com/register">
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

const watchLink = (
  <ButtonLink variant="secondary" size="sm" href="/training-and-job-aids/webinars/1">
    Watch the recording
  </ButtonLink>
);

const argsByStatus: Record<EventCardProps['status'], Partial<EventCardProps>> = {
  upcoming: {},
  today: { status: 'today', statusLabel: 'Today', stamp: renderStamp(2, 'soon') },
  live: {
    status: 'live',
    statusLabel: 'Live now',
    stamp: renderStamp(2, 'soon'),
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
    stamp: renderStamp(1),
    action: watchLink,
    secondary: undefined,
  },
  ended: {
    status: 'ended',
    statusLabel: 'Ended',
    stamp: renderStamp(1),
    localTime: undefined,
    action: undefined,
    secondary: undefined,
  },
};

export const Default: Story = {};

export const Playground: Story = {};

export const Today: Story = { args: argsByStatus.today };

export const Live: Story = { args: argsByStatus.live };

export const Recorded: Story = { args: argsByStatus.recorded };

/** An event that is over and has no recording. */
export const Ended: Story = { args: argsByStatus.ended };

/** An event without a date has no stamp. */
export const NoDate: Story = {
  args: {
    stamp: undefined,
    time: 'Date to be announced',
    localTime: undefined,
    secondary: undefined,
  },
};

export const LongText: Story = {
  args: {
    title: `Everything that changed for manufactured homes, landlord packages and dwelling fire since the last time we met ${'x'.repeat(120)}`,
    statusLabel: 'Registration is open to all licensed producers',
    time: 'Thursday, March 12, 2026, 09:00\u00a0am\u00a0ET to 09:45\u00a0am\u00a0ET',
    meta: ['45 min', 'Regional underwriting manager for the Upper Midwest', '1 CE credit: AL, TX'],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <VariantMatrix
      variants={Object.entries(argsByStatus).map(([status, props]) => [
        status,
        <EventCard key={status} {...args} {...props} />,
      ])}
    />
  ),
};
