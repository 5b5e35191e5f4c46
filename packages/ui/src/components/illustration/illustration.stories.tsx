import type { Meta, StoryObj } from '@storybook/react-vite';
import frames from '../../testing/story-frames.module.css';
import { Illustration } from './illustration.tsx';
import type { IllustrationProps } from './illustration.tsx';
import * as pictures from './pictures.ts';

const meta = {
  title: 'Components/Content/Illustration',
  component: Illustration,
  args: { picture: pictures.inTrayPicture },
  argTypes: { picture: { control: 'select', options: Object.keys(pictures), mapping: pictures } },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { picture: pictures.stampPadPicture, hue: 'indigo' } };

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

const named = Object.entries(pictures).map(
  ([name, picture]) => [name.replace(/Picture$/, ''), picture] as const,
);

function PictureGrid({ items, hue }: { items: typeof named; hue: IllustrationProps['hue'] }) {
  return (
    <div className={frames.row}>
      {items.map(([name, picture]) => (
        <figure key={name} style={{ inlineSize: '10rem' }}>
          <Illustration picture={picture} hue={hue} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Desk objects, for empty states. */
export const Desk: Story = {
  render: () => (
    <PictureGrid items={named.filter(([name]) => !products.includes(name))} hue="coral" />
  ),
};

export const Products: Story = {
  render: () => (
    <PictureGrid items={named.filter(([name]) => products.includes(name))} hue="green" />
  ),
};

const hues = ['coral', 'indigo', 'green', 'rose', 'blue', 'olive', 'ochre', 'teal'] as const;

/** All colors of the spot. */
export const Matrix: Story = {
  render: () => (
    <div className={frames.row}>
      {hues.map((hue) => (
        <Illustration key={hue} picture={pictures.orderFormPicture} hue={hue} />
      ))}
    </div>
  ),
};
