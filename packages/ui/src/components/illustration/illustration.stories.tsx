import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { Illustration } from './illustration.tsx';
import type { IllustrationProps } from './illustration.tsx';
import * as illustrations from './illustrations.ts';

const meta = {
  title: 'Components/Content/Illustration',
  component: Illustration,
  args: { paths: illustrations.inboxIllustration },
  argTypes: {
    paths: { control: 'select', options: Object.keys(illustrations), mapping: illustrations },
  },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { paths: illustrations.stampPadIllustration, hue: 'indigo' },
};

const products = [
  'manufacturedHome',
  'dwelling',
  'landlord',
  'flood',
  'umbrella',
  'auto',
  'collectorAuto',
  'motorcycle',
  'offRoad',
  'snowmobile',
  'golfCart',
  'motorHome',
  'travelTrailer',
  'boat',
];

const illustrationsByName = Object.entries(illustrations).map(
  ([name, paths]) => [name.replace(/Illustration$/, ''), paths] as const,
);

function IllustrationGrid({
  items,
  hue,
}: {
  items: typeof illustrationsByName;
  hue: IllustrationProps['hue'];
}) {
  return (
    <div className={frames.row}>
      {items.map(([name, paths]) => (
        <figure key={name} style={{ inlineSize: '10rem' }}>
          <Illustration paths={paths} hue={hue} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Desk objects, for empty states. */
export const Desk: Story = {
  render: () => (
    <IllustrationGrid
      items={illustrationsByName.filter(([name]) => !products.includes(name))}
      hue="coral"
    />
  ),
};

export const Products: Story = {
  render: () => (
    <IllustrationGrid
      items={illustrationsByName.filter(([name]) => products.includes(name))}
      hue="green"
    />
  ),
};

const hues = ['coral', 'indigo', 'green', 'rose', 'blue', 'olive', 'ochre', 'teal'] as const;

/** All colors of an illustration. */
export const Matrix: Story = {
  render: () => (
    <VariantMatrix
      layout="row"
      variants={hues.map((hue) => [
        hue,
        <Illustration key={hue} paths={illustrations.orderFormIllustration} hue={hue} />,
      ])}
    />
  ),
};
