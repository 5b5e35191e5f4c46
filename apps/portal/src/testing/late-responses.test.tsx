import { handlers } from '@producer-portal/api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routes } from '../routes.manifest.ts';
import { useNetwork } from './network.ts';
import { openScreen } from './open-screen.tsx';

// A page stays on the screen until the next one's code has come. What it learns in the meantime must not call the reader back.

const network = useNetwork();
// The next page's code never comes.
beforeEach(() => void vi.spyOn(routes.sitemap, 'screen').mockReturnValue(new Promise(() => {})));
afterEach(() => {
  vi.restoreAllMocks();
});

const coop = '/marketing-collateral/co-op-marketing-center';
const draft = `${coop}/orders/8812`;

type Opened = ReturnType<typeof openScreen>;
const fill = async (label: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const click = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

async function openReview() {
  const opened = openScreen(draft);
  await click(/^Use this address/u);
  await click(/^Review order/u);
  await screen.findByRole('button', { name: 'Place order' });
  return opened;
}

/** The reader presses, and leaves before the answer has come. */
async function navigateBefore(opened: Opened, method: 'patch' | 'post', response?: () => Response) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const arrived = vi.fn<() => void>();
  network.use(
    http[method]('*/api/v1/*', async () => {
      arrived();
      await held;
      // Otherwise the sample library answers.
      return response?.();
    }),
  );
  await click(/^(?:Place order|Save the change)/u);
  await waitFor(() => expect(arrived).toHaveBeenCalled());
  await redirect(opened);
  release();
  await waitFor(() => expect(opened.services.queryClient.isMutating()).toBe(0));
}

const redirect = ({ router }: Opened) => act(() => router.navigate('/sitemap?from=menu'));

const scenarios: Record<string, () => Promise<Opened>> = {
  'its order was refused': async () => {
    const opened = await openReview();
    const errors = { 'delivery.postal_code': ['No such place.'] };
    await navigateBefore(opened, 'patch', () => HttpResponse.json({ errors }, { status: 422 }));
    return opened;
  },
  'its order was placed': async () => {
    const opened = await openReview();
    await navigateBefore(opened, 'patch');
    await screen.findByText('Order CO-8812 is submitted.');
    return opened;
  },
  'its piece was changed': async () => {
    const opened = openScreen(`${coop}/collaterals/postcard-opening-trailers?item=9101`);
    await screen.findByDisplayValue('Free coverage review this month');
    await fill(/^Your message/u, 'Storage ends May 1');
    await navigateBefore(opened, 'post');
    await waitFor(() => expect(screen.queryByLabelText(/^Your message/u)).toBeNull());
    return opened;
  },
  'its cart was emptied': async () => {
    const opened = await openReview();
    await redirect(opened);
    network.use(handlers.cartItems.list.empty());
    await act(() => opened.services.queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull());
    return opened;
  },
};

it.each(Object.entries(scenarios))(
  'leaves a reader alone who has gone on when %s',
  async (_, go) => {
    const { router } = await go();
    expect(router.state.location).toMatchObject({ pathname: '/sitemap', search: '?from=menu' });
    expect(router.state.navigation.state).toBe('idle');
  },
);
