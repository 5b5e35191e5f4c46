import { sampleLibrary, samplePersona } from '@producer-portal/api/sample-library';
import { handlers, sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Screen } from '../../testing/render-screen.tsx';
import type { ScreenMeta } from '../../testing/screen-meta.ts';

const findTemplate = (slug: string) => {
  const template = sampleLibrary.collateralTemplates.find((each) => each.slug === slug);
  if (!template) throw new Error(`The sample library has no template ${slug}.`);
  return template;
};
const postcard = findTemplate('postcard-first-ride');
const getPath = (slug: string) =>
  `/marketing-collateral/co-op-marketing-center/collaterals/${slug}`;

const meta = {
  title: 'Screens/Marketing/Collateral item',
  component: Screen,
  args: { path: getPath('postcard-first-ride') },
  tags: ['route:co-op.collateral'],
  beforeEach: ({ msw }) => msw.use(...sampleHandlers()),
} satisfies ScreenMeta<'co-op.collateral'>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  tags: ['state:complete', 'layout-reference'],
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: `Preview of ${postcard.title}` });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralTemplates.detail.pending()),
};

/** The item doesn't exist and has no redirect. */
export const Empty: Story = {
  tags: ['state:empty'],
  args: { path: getPath('no-such-item') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Oops! That page could not be found.' });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(handlers.collateralTemplates.detail.failed(422)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** The empty form was submitted. Each error links to its field. */
export const CompleteErrors: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await canvas.findByRole('link', { name: /Choose a state\.$/u });
  },
};

/** The item was customized and added to the cart. */
export const CompleteAdded: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('State'), 'OH');
    await userEvent.type(canvas.getByLabelText(/^Your message/u), 'Coffee is on us');
    await userEvent.click(canvas.getByRole('radio', { name: /^500 for/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await canvas.findByText(`“${postcard.title}” is in your cart.`, { selector: 'p' });
  },
};

const [cartItem] =
  sampleLibrary.personaData?.['independent-producer']?.collateralRequests[0]?.items ?? [];

/** The form edits a cart item and contains the user's texts. */
export const CompleteChange: Story = {
  tags: ['state:complete'],
  args: { path: `${getPath('postcard-opening-trailers')}?item=${cartItem?.id}` },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Free coverage review this month');
    await canvas.findByRole('button', { name: 'Save changes' });
  },
};

/** The item is no longer in the cart, so the form adds a new one. */
export const CompleteItemRemoved: Story = {
  tags: ['state:complete'],
  args: { path: `${getPath('postcard-opening-trailers')}?item=1` },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The item you wanted to edit is no longer in your cart/u);
  },
};

/** An admin views as an agent: the item can be tried out, but not ordered. */
export const CompleteImpersonating: Story = {
  tags: ['state:complete'],
  globals: { session: 'agent' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add to cart' })).toBeDisabled();
  },
};

/** The phone number is invalid, and the message is too long. */
export const CompleteInvalid: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('State'), 'OH');
    await userEvent.type(canvas.getByLabelText(/^Phone/u), 'call me');
    await userEvent.type(
      canvas.getByLabelText(/^Your message/u),
      'Coffee is on us in March, and cake on Fridays at four',
    );
    await userEvent.click(canvas.getByRole('radio', { name: /^500 for/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await canvas.findByRole('link', { name: /10-digit phone number/u });
    await canvas.findByText('5 characters too many');
  },
};

/** The phone number is invalid, so the item can’t be downloaded. */
export const CompleteInvalidDownload: Story = {
  tags: ['state:complete'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('State'), 'OH');
    await userEvent.type(canvas.getByLabelText(/^Phone/u), 'call me');
    await userEvent.click(canvas.getByRole('button', { name: 'Download print-quality PDF' }));
    await canvas.findByRole('link', { name: /10-digit phone number/u });
  },
};

/** Adding the item failed. The form still contains the user's input and can be submitted again. */
export const CompleteAddFailed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) => msw.use(handlers.cartItems.create.failed(503)),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('State'), 'OH');
    await userEvent.click(canvas.getByRole('radio', { name: /^500 for/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await canvas.findByText('The system has timed out due to a technical error.', {
      selector: 'p',
    });
  },
};

/** The agency isn't licensed in any state where the item can be used. */
export const CompleteNotLicensed: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.collateralTemplates.detail.complete({ ...postcard, allowed_states: ['TX', 'NM'] }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Your agency isn’t licensed in the states where this item can be used.',
    );
  },
};

export const CompleteExpired: Story = {
  tags: ['state:complete'],
  args: { path: getPath('calendar-seasons') },
  play: async ({ canvas }) => {
    await canvas.findByText('Ordering has closed');
  },
};

/** Unsafe content in the host's SVG is removed. */
export const CompleteHostileSvg: Story = {
  tags: ['state:complete'],
  beforeEach: ({ msw }) =>
    msw.use(
      handlers.collateralTemplates.detail.complete({
        ...postcard,
        template_svg:
          '<svg viewBox="0 0 600 400" onload="alert(1)"><script>alert(1)</script><rect width="600" height="400" fill="#fffdf7"/><text x="24" y="60" font-size="30">Only this is left</text><foreignObject><iframe src="https://example.com"></iframe></foreignObject></svg>',
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Only this is left');
  },
};

/** A digital item, such as an image for a social post. It can be customized and downloaded, but not ordered. */
export const CompleteDigital: Story = {
  tags: ['state:complete'],
  args: { path: getPath('square-first-ride') },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('State'), 'OH');
    await canvas.findByRole('button', { name: 'Download PNG' });
  },
};

/** Without ordering access, the item can be customized and downloaded, but not ordered. */
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
    await canvas.findByText(/You can view this item, but/u);
  },
};
