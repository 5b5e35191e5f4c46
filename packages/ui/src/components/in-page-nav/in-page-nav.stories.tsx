import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import frames from '../../testing/story-frames.module.css';
import { VariantMatrix } from '../../testing/variant-matrix.tsx';
import { InPageNav } from './in-page-nav.tsx';
import type { InPageNavProps } from './in-page-nav.tsx';

const threeHeadings = [
  { id: 'what-changes', label: 'What changes' },
  { id: 'who', label: 'Who it is for' },
  { id: 'when', label: 'When it starts' },
];

const twelveHeadings = [
  { id: 'eligibility', label: 'Eligibility' },
  { id: 'age', label: 'Home age', level: 3 },
  { id: 'parks', label: 'Parks and private land', level: 3 },
  { id: 'occupancy', label: 'Occupancy', level: 3 },
  { id: 'coverage', label: 'Coverage' },
  { id: 'wind', label: 'Wind and hail', level: 3 },
  { id: 'water', label: 'Water', level: 3 },
  { id: 'rates', label: 'Rates' },
  { id: 'forms', label: 'Forms' },
  { id: 'inspection', label: 'Inspection', level: 3 },
  { id: 'claims', label: 'Claims' },
  { id: 'contact', label: 'Get help' },
];

const meta = {
  title: 'Components/Navigation/InPageNav',
  component: InPageNav,
  args: { label: 'On this page', headings: threeHeadings },
  render: (args) => (
    <div className={frames.narrow}>
      <InPageNav {...args} />
    </div>
  ),
} satisfies Meta<typeof InPageNav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page that scrolls in `#app`, like the portal. */
function Guide(args: InPageNavProps) {
  return (
    <div id="app" className={frames.guide}>
      <InPageNav {...args} />
      <div>
        {args.headings.map(({ id, label }) => (
          <section key={id} className={frames.chapter}>
            <h2 id={id}>{label}</h2>
            <p>What producers need to know about it.</p>
          </section>
        ))}
      </div>
    </div>
  );
}

export const Default: Story = {};

export const Playground: Story = { args: { current: 'who' } };

export const TwelveHeadings: Story = { args: { headings: twelveHeadings } };

export const Current: Story = { args: { headings: twelveHeadings, current: 'wind' } };

export const One: Story = { args: { headings: threeHeadings.slice(0, 1) } };

export const UpdatesOnScroll: Story = {
  args: { headings: twelveHeadings },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Guide {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    const app = canvasElement.querySelector('#app');
    const getHeading = (name: string) => canvas.getByRole('heading', { name });
    const expectCurrent = (name: string) =>
      waitFor(() =>
        expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent(name),
      );
    await step('Scroll to a heading', async () => {
      getHeading('Water').scrollIntoView();
      await expectCurrent('Water');
    });
    await step("Click a heading that can't reach the top", async () => {
      const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Claims' });
      // Following a link closes the test runner's page; changing the fragment does not.
      link.addEventListener('click', (event) => {
        event.preventDefault();
        location.hash = link.hash;
      });
      await userEvent.click(link);
      await expectCurrent('Claims');
    });
    await step('Scroll to the start and then to the end', async () => {
      app?.scrollTo({ top: 0 });
      await expectCurrent('Eligibility');
      app?.scrollTo({ top: app.scrollHeight });
      await expectCurrent('Get help');
    });
    history.replaceState(null, '', location.pathname + location.search);
  },
};

export const RightToLeft: Story = {
  args: { dir: 'rtl', headings: twelveHeadings, current: 'wind' },
};

export const LongText: Story = {
  args: {
    headings: [
      {
        id: 'long',
        label:
          'What a producer needs to submit when a policyholder moves a mobile home to another park',
      },
      { id: 'unbroken', label: 'MH417'.repeat(60), level: 3 },
      ...threeHeadings,
    ],
    current: 'unbroken',
  },
};

export const Matrix: Story = {
  parameters: {
    pseudo: { hover: '[data-story=hover] a', focusVisible: '[data-story=focus] a' },
  },
  render: (args) => (
    <VariantMatrix
      layout="row"
      variants={['rest', 'hover', 'focus'].map((state) => [
        state,
        <InPageNav
          key={state}
          {...args}
          label={`On this page, ${state}`}
          current="who"
          data-story={state}
        />,
      ])}
    />
  ),
};
