import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { CategoryTag } from '../category-tag/category-tag.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { VideoCard } from './video-card.tsx';

const meta = {
  title: 'Components/Content/VideoCard',
  component: VideoCard,
  args: {
    href: '/co-branded-videos/more-than-its-roof',
    title: 'More than its roof',
    poster: { src: '/sample/manufactured-home.svg', width: 480, height: 300 },
    duration: '0:06',
    durationLabel: '6 seconds',
    meta: ['Mobile home', 'With captions'],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const download = (
  <TextLink standalone href="/attachments?id=spot">
    Download the video
  </TextLink>
);

export const Default: Story = {};

export const Playground: Story = {};

export const WithTagAndAction: Story = {
  args: {
    tag: (
      <CategoryTag hue="olive" icon="training">
        Training
      </CategoryTag>
    ),
    action: download,
  },
};

export const NoPoster: Story = { args: { poster: undefined } };

/** Without a poster, cards in a row differ by their topics. */
export const NoPosterWithTopic: Story = { args: { poster: undefined, topic: 'Mobile home' } };

/** If the poster's file fails to load, the card looks as if it had no poster. The browser's icon for broken images is hidden. */
export const PosterFailed: Story = {
  args: { poster: { src: '/sample/missing.svg', width: 480, height: 300 } },
};

export const UnknownLength: Story = {
  args: { duration: undefined, durationLabel: undefined, meta: undefined },
};

export const LongText: Story = {
  args: {
    title: `How to photograph a manufactured home’s tie-downs, skirting, steps and handrails so that the home passes its first inspection ${'x'.repeat(120)}`,
    meta: ['Mobile home, manufactured home and modular home', '48 min', 'With captions'],
    tag: (
      <CategoryTag hue="olive" icon="training">
        Training
      </CategoryTag>
    ),
    action: download,
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 32,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
      }}
    >
      <VideoCard {...args} action={download} />
      <VideoCard
        {...args}
        title="Your boat, out of the water: winter lay-up and what stays covered on the lift"
        poster={{ src: '/sample/boat-on-lift.svg', width: 480, height: 300 }}
        tag={
          <CategoryTag hue="green" icon="tag">
            Product
          </CategoryTag>
        }
        action={download}
      />
      <VideoCard {...args} title="Quoting a full-timer" poster={undefined} />
      <VideoCard {...args} title="Reading a roof photo" duration={undefined} meta={undefined} />
    </div>
  ),
  decorators: [
    (Story) => (
      <div className={frames.wide} style={{ inlineSize: 'min(64rem, 100vw - 2rem)' }}>
        <Story />
      </div>
    ),
  ],
};
