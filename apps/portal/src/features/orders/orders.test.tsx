import { sampleLibrary } from '@producer-portal/api/sample-library';
import { FIXED_NOW, handlers } from '@producer-portal/api/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const ordersPath = '/marketing-collateral/co-op-marketing-center/orders';
const draftPath = `${ordersPath}/8812`;

const findField = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const click = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const clickReview = () => click(/^Review order/u);
const clickSubmit = () => click(/^Submit order/u);
const findReviewHeading = () =>
  screen.findByRole('heading', { level: 1, name: 'Review your order' });
const timedOut = 'The system has timed out due to a technical error.';
const unreachable =
  'You’re offline, or the portal can’t be reached. Check your connection and try again.';

async function fillInForm() {
  for (const [label, value] of [
    ['Attention', 'Front desk'],
    ['Street address', '12 Harbor Street'],
    ['City', 'Toledo'],
    ['State', 'OH'],
    ['ZIP code', '43604'],
    ['Phone', '(419) 555-0142'],
  ] as const) {
    fill(await findField(label), value);
  }
}

/** Records the idempotency key of every submission. The first `lostCount` submissions get no response. */
function recordIdempotencyKeys(lostCount = 0) {
  const idempotencyKeys: (string | null)[] = [];
  network.use(
    http.patch('*/api/v1/collateral_requests/:id', ({ request }) => {
      idempotencyKeys.push(request.headers.get('Idempotency-Key'));
      return idempotencyKeys.length <= lostCount ? HttpResponse.error() : undefined;
    }),
  );
  return idempotencyKeys;
}

describe('the cart', () => {
  it('removes an item immediately', async () => {
    openScreen(draftPath);
    const group = within(await screen.findByRole('region', { name: 'Items in your cart' }));
    expect(group.getByText('$512.50')).toBeTruthy();
    fireEvent.click(group.getByRole('button', { name: /^Remove Yard sign/u }));
    await waitFor(() =>
      expect(group.queryByRole('button', { name: /^Remove Yard sign/u })).toBeNull(),
    );
    expect(group.getByText('$367.50')).toBeTruthy();
  });

  it('previews each item with the user’s texts', async () => {
    openScreen(draftPath);
    const group = within(await screen.findByRole('region', { name: 'Items in your cart' }));
    expect(await group.findByText('Your message: “Free coverage review this month”')).toBeTruthy();
    expect(group.getByText('For Ohio')).toBeTruthy();
    // The preview is hidden from screen readers, because the text next to it describes it.
    expect(group.queryByRole('img')).toBeNull();
    await waitFor(() =>
      expect(group.getByText('Free coverage review this month').tagName).toBe('text'),
    );
  });

  it('restores a removed item unchanged', async () => {
    const addedItems: unknown[] = [];
    network.use(
      http.post('*/api/v1/cart_items', async ({ request }) => {
        addedItems.push(await request.clone().json());
        return undefined;
      }),
    );
    openScreen(draftPath);
    fireEvent.click(await screen.findByRole('button', { name: /^Remove Postcard/u }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: /^Remove Postcard/u });
    const group = screen.getByRole('region', { name: 'Items in your cart' });
    expect(document.activeElement).toBe(group);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(addedItems).toMatchObject([
      {
        cart_item: {
          quantity: 500,
          state: 'MI',
          fields: { offer: 'Free coverage review this month' },
        },
      },
    ]);
  });

  it('shows why an item couldn’t be restored, and allows a retry', async () => {
    openScreen(draftPath);
    fireEvent.click(await screen.findByRole('button', { name: /^Remove Yard sign/u }));
    network.use(handlers.cartItems.create.failed(503));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(timedOut, { selector: 'p' });
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('keeps an item that couldn’t be removed, with an error next to it', async () => {
    network.use(handlers.cartItems.delete.failed(503));
    openScreen(draftPath);
    fireEvent.click(await screen.findByRole('button', { name: /^Remove Yard sign/u }));
    const group = within(screen.getByRole('region', { name: 'Items in your cart' }));
    await group.findByText(timedOut);
    expect(group.getByText(/^Yard sign/u)).toBeTruthy();
    expect(group.getByText('$512.50')).toBeTruthy();
  });
});

describe('the delivery form', () => {
  it('lists every error with a link to its field', async () => {
    const idempotencyKeys = recordIdempotencyKeys();
    openScreen(draftPath);
    fill(await findField('ZIP code'), '4360');
    clickReview();
    const summary = within(
      (await screen.findByRole('heading', { name: 'Fix these fields' })).closest('section')!,
    );
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Attention: Enter a name or department.',
      'Street address: Enter a street address.',
      'City: Enter a city.',
      'State: Choose a state.',
      'ZIP code: Enter a ZIP code, such as 43215 or 43215-1204.',
      'Phone: Enter a 10-digit phone number, such as 419-555-0142.',
    ]);
    fireEvent.click(summary.getByRole('link', { name: /Enter a ZIP code/u }));
    const postalCode = await findField('ZIP code');
    expect(document.activeElement).toBe(postalCode);
    expect(idempotencyKeys).toEqual([]);
    fill(postalCode, '43604');
    expect(postalCode.getAttribute('aria-invalid')).not.toBe('true');
    expect(summary.queryByRole('link', { name: /Enter a ZIP code/u })).toBeNull();
    expect(summary.getAllByRole('link')).toHaveLength(5);
  });

  it('submits the order once for two clicks', async () => {
    const idempotencyKeys = recordIdempotencyKeys();
    const { router } = openScreen(draftPath);
    await fillInForm();
    clickReview();
    await findReviewHeading();
    clickSubmit();
    clickSubmit();
    await screen.findByText('Order CO-8812 submitted', { selector: 'main *' });
    const heading = screen.getByRole('heading', { level: 1, name: 'Order CO-8812' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('status').textContent).toContain('Order CO-8812 submitted');
    expect(idempotencyKeys).toHaveLength(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
    // The step is removed from the URL.
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('keeps the form after a lost response, and retries with the same idempotency key', async () => {
    const idempotencyKeys = recordIdempotencyKeys(1);
    openScreen(draftPath);
    await fillInForm();
    clickReview();
    await findReviewHeading();
    clickSubmit();
    await screen.findByText(unreachable, { selector: 'p' });
    fireEvent.click(screen.getByRole('link', { name: 'Edit shipping details' }));
    expect((await findField('City')).value).toBe('Toledo');
    clickReview();
    await findReviewHeading();
    clickSubmit();
    await screen.findByText('Order CO-8812 submitted', { selector: 'main *' });
    expect(idempotencyKeys).toHaveLength(2);
    expect(idempotencyKeys[0]).toBeTruthy();
    expect(idempotencyKeys[1]).toBe(idempotencyKeys[0]);
  });

  it('shows an error from the host at its field', async () => {
    network.use(
      handlers.collateralRequests.submit.failed(422, {
        errors: { 'delivery.postal_code': ['No such place.'] },
      }),
    );
    openScreen(draftPath);
    await fillInForm();
    clickReview();
    await findReviewHeading();
    clickSubmit();
    const error = await screen.findByRole('link', { name: /No such place\.$/u });
    expect(error.closest('section')?.contains(document.activeElement)).toBe(true);
    expect((await findField('ZIP code')).getAttribute('aria-invalid')).toBe('true');
    expect((await findField('City')).value).toBe('Toledo');
    fill(await findField('ZIP code'), '43605');
    clickReview();
    await findReviewHeading();
    expect(screen.queryByText(/^Couldn’t submit your order/u, { selector: 'p' })).toBeNull();
  });

  it('fills in the last order’s address with one click, without sending anything', async () => {
    const idempotencyKeys = recordIdempotencyKeys();
    openScreen(draftPath);
    fill(await findField(/^Shipping instructions/u), 'Ring twice.');
    const last = within(await screen.findByRole('region', { name: 'Address from Order CO-8811:' }));
    expect(last.getByText('12 Harbor Street')).toBeTruthy();
    fireEvent.click(last.getByRole('button', { name: 'Use this address' }));
    expect((await findField('Street address')).value).toBe('12 Harbor Street');
    expect((await findField('State')).value).toBe('OH');
    expect((await findField(/^Email/u)).value).toBe('orders@example.com');
    expect((await findField(/^Shipping instructions/u)).value).toBe('Ring twice.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ship to' }));
    expect(screen.getByText('Your order isn’t submitted yet.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(
      /^(?:Filled in the address from Order CO-8811\.)+$/u,
    );
    expect(screen.queryByRole('button', { name: 'Use this address' })).toBeNull();
    expect(idempotencyKeys).toEqual([]);
  });

  it('offers no address if past orders fail to load', async () => {
    network.use(handlers.collateralRequests.list.failed(503));
    openScreen(draftPath);
    await findField('Attention');
    expect(screen.queryByRole('button', { name: 'Use this address' })).toBeNull();
  });

  it('restores the draft only for the user who entered it', async () => {
    openScreen(draftPath);
    await fillInForm();
    cleanup();
    openScreen(draftPath);
    expect((await findField('City')).value).toBe('Toledo');
    expect(screen.getByText('We restored what you typed earlier.')).toBeTruthy();
    cleanup();
    network.use(
      handlers.collateralRequests.detail.complete({ id: 8812, number: 'CO-1', status: 'draft' }),
    );
    openScreen(draftPath, { persona: 'manager' });
    expect((await findField('City')).value).toBe('');
  });
});

async function openReview() {
  const app = openScreen(draftPath);
  await fillInForm();
  clickReview();
  const heading = await findReviewHeading();
  return { ...app, heading };
}

describe('the review', () => {
  it('shows the whole order and receives focus', async () => {
    const { heading, router } = await openReview();
    expect(document.activeElement).toBe(heading);
    expect(document.title).toMatch(/^Review your order · /);
    expect(router.state.location.search).toBe('?step=review');
    const items = within(await screen.findByRole('list', { name: 'Items in this order' }));
    expect(items.getAllByRole('listitem')).toHaveLength(3);
    expect(items.getByText('$190.00')).toBeTruthy();
    expect(await items.findByText('Your message: “Free coverage review this month”')).toBeTruthy();
    expect(screen.getByText('$512.50')).toBeTruthy();
    expect(screen.getByText('12 Harbor Street')).toBeTruthy();
    expect(screen.getByText(/^The co-op program may reimburse part of this cost/u)).toBeTruthy();
  });

  it('keeps the form’s values when the user goes back in the browser', async () => {
    const { router } = await openReview();
    await act(() => router.navigate(-1));
    expect((await findField('City')).value).toBe('Toledo');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ship to' }));
  });

  it('links back to the items', async () => {
    await openReview();
    fireEvent.click(screen.getByRole('link', { name: 'Edit items' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your cart' });
    expect(document.activeElement).toBe(heading);
  });

  it('shows an error that arrives after the user returned to the form, and doesn’t show it in the next review', async () => {
    const response = Promise.withResolvers<void>();
    network.use(
      http.patch('*/collateral_requests/:id', async () => {
        await response.promise;
        return HttpResponse.json({ message: 'The cart has changed meanwhile.' }, { status: 409 });
      }),
    );
    await openReview();
    clickSubmit();
    fireEvent.click(screen.getByRole('link', { name: 'Edit shipping details' }));
    expect((await findField('City')).value).toBe('Toledo');
    response.resolve();
    const message = 'The cart has changed meanwhile.';
    await screen.findByText(message, { selector: 'p' });
    clickReview();
    await findReviewHeading();
    expect(screen.queryByText(message, { selector: 'p' })).toBeNull();
  });

  it('announces an error only once, and not again when the user returns to the form', async () => {
    const message = 'The cart has changed meanwhile.';
    network.use(handlers.collateralRequests.submit.failed(409, { message }));
    await openReview();
    clickSubmit();
    await screen.findByText(message, { selector: 'p' });
    const countAnnouncements = () =>
      screen.getAllByRole('status').flatMap((region) => [...region.children]).length;
    const before = countAnnouncements();
    fireEvent.click(screen.getByRole('link', { name: 'Edit shipping details' }));
    expect((await findField('City')).value).toBe('Toledo');
    expect(screen.queryByText(message, { selector: 'p' })).toBeNull();
    expect(countAnnouncements()).toBe(before);
  });

  it('redirects to the form if the address is incomplete', async () => {
    const { router } = openScreen(`${draftPath}?step=review`);
    await findField('Attention');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('button', { name: 'Submit order' })).toBeNull();
  });

  it('shows item errors next to the submit button and keeps the shipping details', async () => {
    network.use(
      handlers.collateralRequests.submit.failed(422, {
        errors: { items: ['The yard sign is not made any more.'] },
      }),
    );
    await openReview();
    clickSubmit();
    await screen.findByText('The yard sign is not made any more.', { selector: 'p' });
    expect(screen.getByText('12 Harbor Street')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submit order' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Edit items' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Remove Yard sign/u }));
    await screen.findByRole('button', { name: 'Undo' });
    clickReview();
    await findReviewHeading();
    expect(screen.queryByText('The yard sign is not made any more.', { selector: 'p' })).toBeNull();
  });
});

describe('an order', () => {
  it('shows its progress and the reason for its return', async () => {
    openScreen(`${ordersPath}/8798`);
    await screen.findByRole('heading', { level: 1, name: 'Order CO-8798' });
    const steps = within(screen.getByRole('list', { name: 'Order status' }));
    expect(steps.getByText('Returned').closest('li')?.getAttribute('aria-current')).toBe('step');
    // The reason is in the callout at the top and in the history.
    const callout = screen.getByText('Your order was returned for changes').parentElement!;
    expect(within(callout).getByText(/registered name is Mill Creek Estates/u)).toBeTruthy();
    expect(screen.getAllByText(/registered name is Mill Creek Estates/u)).toHaveLength(2);
    expect(within(callout).getByRole('button', { name: 'Order again' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Order again' })).toHaveLength(1);
  });

  it('shows its tracking number, and who to ask about anything else', async () => {
    openScreen(`${ordersPath}/8771`);
    await screen.findByText('Two boxes. Tracking number for both: 4471-2093-6608.');
    screen.getByText(/^The total is for the items only\./u);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'contact us' }).getAttribute('href')).toBe('/contact-us');
  });

  it('shows the API’s name for an unknown status', async () => {
    const [order] = sampleLibrary.personaData?.['independent-producer']?.collateralRequests ?? [];
    network.use(
      handlers.collateralRequests.detail.complete({
        ...order,
        id: 8809,
        number: 'CO-8809',
        status: 'lost_at_sea',
      }),
    );
    openScreen(`${ordersPath}/8809`);
    expect(await screen.findByText('lost_at_sea')).toBeTruthy();
  });

  it.each(['8809%2f..', '..%2f8809', 'constructor()', '-8809'])(
    'is not requested if its id is invalid: %s',
    async (id) => {
      const requestedPaths: string[] = [];
      network.events.on('request:start', ({ request }) => {
        requestedPaths.push(new URL(request.url).pathname);
      });
      openScreen(`${ordersPath}/${id}`);
      await screen.findByRole('heading', { name: 'Oops! That page could not be found.' });
      // Ignore the request for the cart's draft order.
      const orderCalls = requestedPaths.filter((path) =>
        /collateral_requests\/(?!8812$)/u.test(path),
      );
      expect(orderCalls).toEqual([]);
    },
  );

  it('can be ordered again, with a button to retry only the items that failed', async () => {
    const addedItems: string[] = [];
    let failuresLeft = 1;
    network.use(
      http.post('*/api/v1/cart_items', async ({ request }) => {
        const { cart_item: item } = (await request.clone().json()) as {
          cart_item: { state: string; fields: object };
        };
        if (item.state === 'MI' && failuresLeft > 0) {
          failuresLeft -= 1;
          return HttpResponse.json({ errors: { state: ['Not in that state.'] } }, { status: 422 });
        }
        addedItems.push(`${item.state} ${JSON.stringify(item.fields)}`);
        return undefined;
      }),
    );
    openScreen(`${ordersPath}/8809`);
    const again = await screen.findByRole('button', { name: 'Order again' });
    fireEvent.click(again);
    fireEvent.click(again);
    await screen.findByText('“Claim card for the glove box”: Not in that state.');
    expect(screen.getByText('1 item added to your cart.', { selector: 'p' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try this item again' }));
    await screen.findByText('2 items added to your cart.', { selector: 'p' });
    expect(addedItems).toEqual(['OH {}', 'MI {}']);
  });
});

describe('orders', () => {
  it('are filtered by the status in the URL', async () => {
    const { router } = openScreen(ordersPath);
    await screen.findByRole('link', { name: 'CO-8811' });
    fireEvent.click(screen.getByRole('radio', { name: 'Shipped' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=shipped'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'CO-8811' })).toBeNull());
    expect(screen.getByRole('link', { name: 'CO-8771' })).toBeTruthy();
  });

  it('appear on the home page: returned orders by number, and other open orders as a count', async () => {
    openScreen('/');
    const status = within(await screen.findByRole('region', { name: 'Your status today' }));
    const returnedLink = await status.findByRole('link', { name: 'Order CO-8798' });
    expect(returnedLink.getAttribute('href')).toBe(`${ordersPath}/8798`);
    expect(status.getByText('Returned: needs your action')).toBeTruthy();
    expect(status.getByRole('link', { name: '8 orders in progress' }).getAttribute('href')).toBe(
      ordersPath,
    );
    expect(status.queryByText('Draft')).toBeNull();
    expect(status.queryByText('Closed')).toBeNull();
  });

  it('don’t need action once their items are in an order that was submitted after the return', async () => {
    const orders = sampleLibrary.personaData?.['independent-producer']?.collateralRequests ?? [];
    const returnedOrder = orders.find(({ status }) => status === 'returned')!;
    const newOrder = {
      ...returnedOrder,
      id: 8813,
      number: 'CO-8813',
      status: 'submitted',
      submitted_at: new Date(FIXED_NOW).toISOString(),
      history: [],
    };
    network.use(handlers.collateralRequests.list.complete([newOrder, returnedOrder]));
    openScreen('/');
    const status = within(await screen.findByRole('region', { name: 'Your status today' }));
    await status.findByRole('link', { name: '1 order in progress' });
    expect(status.queryByRole('link', { name: 'Order CO-8798' })).toBeNull();
    cleanup();
    openScreen(ordersPath);
    const row = (await screen.findByRole('link', { name: 'CO-8798' })).closest('tr')!;
    expect(within(row).getByText('Returned')).toBeTruthy();
  });

  it('show that they need action if they were returned', async () => {
    openScreen(ordersPath);
    const row = (await screen.findByRole('link', { name: 'CO-8798' })).closest('tr')!;
    expect(within(row).getByText('Returned: needs your action')).toBeTruthy();
  });

  it('include the cart, which the header shows with its item count', async () => {
    openScreen('/contact-us');
    const cart = await screen.findByRole('link', { name: 'Cart 3 items' });
    await waitFor(() => expect(cart.getAttribute('href')).toBe(draftPath));
  });

  it('are neither shown nor requested for users who can’t order', async () => {
    const requestedPaths: string[] = [];
    network.events.on('request:start', ({ request }) => {
      requestedPaths.push(new URL(request.url).pathname);
    });
    openScreen('/', { persona: 'independent-csr' });
    await screen.findByRole('region', { name: 'Latest across the portal' });
    const status = within(screen.getByRole('region', { name: 'Your status today' }));
    expect(status.queryByText('Orders')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Cart/u })).toBeNull();
    expect(requestedPaths.filter((path) => /cart_items|collateral_requests/u.test(path))).toEqual(
      [],
    );
  });
});
