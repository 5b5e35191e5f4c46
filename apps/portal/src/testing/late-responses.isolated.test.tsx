import { handlers } from '@producer-portal/api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routes } from '../routes.manifest.ts';
import { useNetwork } from './network.ts';
import { openScreen } from './open-screen.tsx';

// A page stays on screen for a moment while the next page's code loads. A response that arrives then must not navigate back.

// Remove the limit on how long a navigation waits for the next page's code.
vi.mock('../lib/wait.ts', () => ({ wait: () => new Promise(() => {}) }));

const network = useNetwork();
// The next page's code never loads.
beforeEach(() => void vi.spyOn(routes.sitemap, 'screen').mockReturnValue(new Promise(() => {})));
afterEach(() => {
  vi.restoreAllMocks();
});

const coop = '/marketing-collateral/co-op-marketing-center';
const draft = `${coop}/orders/8812`;

type OpenedApp = ReturnType<typeof openScreen>;
const fill = async (label: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const click = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

async function openReview() {
  const app = openScreen(draft);
  await click(/^Use this address/u);
  await click(/^Review order/u);
  await screen.findByRole('button', { name: 'Submit order' });
  return app;
}

/** Submits, and navigates away before the response arrives. */
async function navigateDuringRequest(
  app: OpenedApp,
  method: 'patch' | 'post',
  response?: () => Response,
) {
  let sendResponse = () => {};
  const responseReady = new Promise<void>((resolve) => (sendResponse = resolve));
  const onRequest = vi.fn<() => void>();
  network.use(
    http[method]('*/api/v1/*', async () => {
      onRequest();
      await responseReady;
      // If the scenario has no response, the sample library responds.
      return response?.();
    }),
  );
  await click(/^(?:Submit order|Save changes)/u);
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  navigateAway(app);
  sendResponse();
  await waitFor(() => expect(app.services.queryClient.isMutating()).toBe(0));
}

const navigateAway = ({ router }: OpenedApp) =>
  act(() => {
    // Never completes, so don't wait for it.
    void router.navigate('/sitemap?from=menu');
  });

const scenarios: Record<string, () => Promise<OpenedApp>> = {
  'the order was rejected': async () => {
    const app = await openReview();
    const errors = { 'delivery.postal_code': ['No such place.'] };
    await navigateDuringRequest(app, 'patch', () => HttpResponse.json({ errors }, { status: 422 }));
    return app;
  },
  'the order was submitted': async () => {
    const app = await openReview();
    await navigateDuringRequest(app, 'patch');
    await screen.findByText('Order CO-8812 submitted', { selector: 'main *' });
    return app;
  },
  'the item was changed': async () => {
    const app = openScreen(`${coop}/collaterals/postcard-opening-trailers?item=9101`);
    await screen.findByDisplayValue('Free coverage review this month');
    await fill(/^Your message/u, 'Storage ends May 1');
    await navigateDuringRequest(app, 'post');
    await waitFor(() => expect(screen.queryByLabelText(/^Your message/u)).toBeNull());
    return app;
  },
  'the cart was emptied': async () => {
    const app = await openReview();
    navigateAway(app);
    network.use(handlers.cartItems.list.empty());
    await act(() => app.services.queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit order' })).toBeNull());
    return app;
  },
};

it.each(Object.entries(scenarios))('does not navigate back when %s', async (_, runScenario) => {
  const { router } = await runScenario();
  expect(router.pendingLocation).toMatchObject({
    pathname: '/sitemap',
    search: '?from=menu',
  });
});
