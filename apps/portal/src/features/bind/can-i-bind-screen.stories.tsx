import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Products/Can I bind',
  component: Screen,
  args: { path: '/can-i-bind?state=OH&county=39043&product=boat' },
  tags: ['route:can-i-bind'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'can-i-bind'>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Erie County, Ohio, after the storm: binding is limited for a week. */
export const Complete: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^With limits, through Mar\s8$/u });
    await canvas.findByText(/^Photos on new business\./u);
    const history = within(await canvas.findByRole('region', { name: 'The last 30 days' }));
    await expect(history.getAllByText('No').length).toBeGreaterThan(0);
  },
};

/** A county that no rule covers. */
export const CompleteYes: Story = {
  tags: ['state:complete'],
  args: { path: '/can-i-bind?state=OH&county=39001&product=boat' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Yes' });
    await canvas.findByText('No rule stops or limits this.');
    await canvas.findByText('The answer has been the same for 30 days.');
  },
};

/** The question is about a time in the past, during the storm. */
export const CompleteNo: Story = {
  tags: ['state:complete'],
  args: { path: '/can-i-bind?state=OH&county=39043&product=boat&at=2026-02-28T19:05Z' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^No, until /u });
    await canvas.findByLabelText('Date');
  },
};

/** The product isn't offered in the state. */
export const CompleteNotOffered: Story = {
  tags: ['state:complete'],
  args: { path: '/can-i-bind?state=MI&product=agent360-landlord' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^No, through /u });
    await canvas.findByText('This product isn’t offered in Michigan.');
  },
};

/** A rule covers some counties of Ohio, and no county is chosen. */
export const CompleteCountyNeeded: Story = {
  tags: ['state:complete'],
  args: { path: '/can-i-bind?state=OH&product=boat' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'It depends on the county' });
    await canvas.findByRole('link', { name: 'Enter the ZIP code' });
  },
};

/** A ZIP code in two counties. */
export const CompleteZipInTwoCounties: Story = {
  tags: ['state:complete'],
  args: { path: '/can-i-bind?product=boat' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('ZIP code'), '43449');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sandusky County, OH' }));
    await canvas.findByRole('heading', { name: /^With limits, through /u });
    await expect(canvas.getByLabelText('ZIP code')).toHaveValue('43449');
  },
};

/** A ZIP code that isn't in the data, for example because only post office boxes have it. */
export const CompleteUnknownZip: Story = {
  tags: ['state:complete'],
  args: { path: '/can-i-bind?product=boat&zip=00001' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^We don’t know the county of ZIP code 00001\./u);
  },
};

/** Texas isn't one of the user's states. */
export const CompleteOtherState: Story = {
  tags: ['state:complete'],
  args: { path: '/can-i-bind?state=TX&product=boat' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Texas isn’t one of your states' });
    await canvas.findByRole('link', { name: '555-0110' });
  },
};

/** The host has no availability data for the product. */
export const CompleteNoData: Story = {
  tags: ['state:complete'],
  args: { path: '/can-i-bind?state=OH&product=boat' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...sampleHandlers({
        library: {
          ...sampleLibrary,
          products: sampleLibrary.products.map((product) => ({ ...product, availability: [] })),
        },
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'We don’t know' });
    await canvas.findByRole('link', { name: '555-0110' });
  },
};

/** Nothing is selected yet. The page offers the user's states. */
export const CompleteStates: Story = {
  tags: ['state:complete'],
  args: { path: '/can-i-bind' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Choose a state' });
    await canvas.findByRole('link', { name: 'Ohio' });
    await canvas.findByText('Binding open with conditions');
  },
};

/** The state is known. The page offers the products. */
export const CompleteProducts: Story = {
  tags: ['state:complete'],
  args: { path: '/can-i-bind?state=OH' },
  play: async ({ canvas }) => {
    await canvas.findByText('Binding open with conditions');
    await userEvent.click(await canvas.findByRole('link', { name: 'Motorcycle' }));
    await canvas.findByRole('heading', { name: 'Motorcycle in Ohio: Can I bind?' });
    await canvas.findByRole('heading', { name: 'Yes' });
  },
};

/** The check fails. An earlier answer is never shown as current. */
export const CompleteCheckFailed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.bindCheck.check.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Couldn’t check the rules\./u });
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The host doesn't support binding checks. */
export const CompleteNotSupported: Story = {
  beforeEach: ({ msw }) => msw.use(handlers.capabilities.list.complete([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Binding checks aren’t available' });
  },
};

/** The host's capabilities failed to load, so it isn't known whether the host supports binding checks. */
export const FailedCapabilities: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.capabilities.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.queryByText('Binding checks aren’t available')).toBeNull();
  },
};

/** On a phone, the answer is above the question. */
export const CompletePhone: Story = {
  tags: ['state:complete'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const answer = await canvas.findByRole('heading', { name: /^With limits/u });
    const bottom = answer.getBoundingClientRect().bottom;
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.products.all.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.products.all.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No products yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.products.all.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
