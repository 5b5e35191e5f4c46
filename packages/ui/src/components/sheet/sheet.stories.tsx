import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Filters',
    closeLabel: 'Close filters',
    children: (
      <div className={frames.wide}>
        <TextField label="Search in titles" />
        <TextField label="Form number" hint="Such as MH-417" />
      </div>
    ),
    footer: <Button>Show 23 results</Button>,
  },
  argTypes: { side: { control: 'inline-radio', options: ['end', 'bottom'] } },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { side: 'end' } };

export const Bottom: Story = { args: { side: 'bottom' } };

export const RightToLeft: Story = { args: { dir: 'rtl' } };

export const Scrolling: Story = {
  args: {
    children: Array.from({ length: 20 }, (_, index) => (
      <TextField key={index} label={`Field ${index + 1}`} />
    )),
  },
};

/** On a phone, the sheet fills the screen. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const BottomPhone: Story = {
  args: { side: 'bottom' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Pending: Story = { args: { footer: <Button pending>Show results</Button> } };

export const LongText: Story = {
  args: {
    title: 'Narrow the list of bulletins to the products that your agency sells',
    description: `Only form ${'MH417'.repeat(60)} matches.`,
    footer: (
      <>
        <Button>Show all of the 1,173 remaining bulletins</Button>
        <Button variant="quiet">Remove all of the filters</Button>
      </>
    ),
  },
};
