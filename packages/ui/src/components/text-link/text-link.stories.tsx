import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Components/Actions/TextLink',
  component: TextLink,
  args: { href: '#rate-bulletin', children: 'Rate bulletin for Texas' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link in a sentence. A link on its own is `standalone`. */
const inSentence: Story['render'] = (args) => (
  <p>
    See the <TextLink {...args} /> first.
  </p>
);

export const Default: Story = { render: inSentence };

export const Playground: Story = { args: { children: 'All alerts' } };

export const External: Story = {
  args: { href: 'https://example.com/rates.pdf', externalLabel: '(opens in a new tab)' },
};

export const InText: Story = {
  render: (args) => (
    <p className={frames.narrow}>
      Quotes saved before March 14 must be re-rated; the <TextLink {...args} /> lists the counties.
    </p>
  ),
};

/** A link in a list or below a heading has a target that is large enough for a thumb. */
export const Standalone: Story = {
  args: { standalone: true, children: 'Go' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Matrix: Story = {
  parameters: { pseudo: { hover: '[data-story=hover]', focusVisible: '[data-story=focus]' } },
  render: (args) => (
    <div className={frames.stack}>
      <p>
        A sentence with the <TextLink {...args} />
        {['hover', 'focus'].map((state) => (
          <Fragment key={state}>
            , a link at{' '}
            <TextLink {...args} data-story={state}>
              {state}
            </TextLink>
          </Fragment>
        ))}
        , an external one,{' '}
        <TextLink {...args} href="https://example.com" externalLabel="(opens in a new tab)" />, all
        in a sentence.
      </p>
      <TextLink {...args} standalone />
    </div>
  ),
};
