import { samplePersona } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const meta = {
  title: 'Screens/Marketing/Co-op marketing center',
  component: Screen,
  args: { path: '/marketing-collateral/co-op-marketing-center' },
  tags: ['route:co-op'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'co-op'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Postcard: Before the first ride' });
  },
};

/** On a phone, the cart is below all items and a link to it is always visible. */
export const CompletePhone: Story = {
  tags: ['state:complete'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const cart = await canvas.findByRole('link', { name: 'Cart: 3 items' });
    await expect(cart).toBeVisible();
    const { top, bottom } = cart.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralTemplates.list.pending()),
};

export const Empty: Story = {
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralTemplates.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No items yet' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralTemplates.list.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const NoMatches: Story = {
  tags: ['state:no-matches'],
  args: { path: '/marketing-collateral/co-op-marketing-center?search=zeppelin' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No items match your filters' });
  },
};

/** After a filter change, the old items stay until the new ones load. */
export const Refetching: Story = {
  tags: ['state:refetching'],
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('link', { name: 'Postcard: Before the first ride' });
    msw.use(handlers.collateralTemplates.list.pending());
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'RV' }));
  },
};

/** Removing an item failed, so the item is back in its place, with an error. */
export const CompleteRemoveFailed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.cartItems.delete.failed(503)),
  play: async ({ canvas }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Remove Postcard/u });
    if (remove) await userEvent.click(remove);
    await canvas.findByText('The system has timed out due to a technical error.');
  },
};

/** The cart failed to load. The items are shown, and the cart has a button to try again. */
export const CompleteWithoutCart: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.cartItems.list.failed(503)),
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load this section.');
  },
};

export const CompleteEmptyCart: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.cartItems.list.empty()),
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart is empty.');
  },
};

/** Without ordering access, the page has no cart and tells the user who to ask. */
export const CompleteNoOrdering: Story = {
  tags: ['state:complete'],
  beforeEach: () => {
    const persona = samplePersona();
    const { jwt } = sampleTokens({
      ...persona,
      claims: { ...persona.claims, permissions: ['coop.view'] },
    });
    localStorage.setItem('jwt', jwt);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/You can browse, but/u);
  },
};
