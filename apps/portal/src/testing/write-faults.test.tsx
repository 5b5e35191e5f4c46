import { sampleHandlers } from '@producer-portal/api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useNetwork } from './network.ts';
import { openScreen } from './open-screen.tsx';

// Simulates every kind of failed response for every control that changes data (a star, an order, a read mark, the cart), and
// for downloads. A failed change is undone with a message next to its control, typed text stays, and nothing is retried
// automatically. The API package tests timeouts and errors of every call.

const network = useNetwork();

const timedOut = 'The system has timed out due to a technical error.';
const unreachable =
  'You’re offline, or the portal can’t be reached. Check your connection and try again.';
const coop = '/marketing-collateral/co-op-marketing-center';

const findButton = (name: RegExp) => screen.findByRole('button', { name });
const click = async (name: RegExp) => fireEvent.click(await findButton(name));
const fill = async (label: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const findMarkButtons = () => screen.findAllByRole('button', { name: /^Mark as read/u });

interface Control {
  readonly path: string;
  readonly call: readonly ['post' | 'patch' | 'delete', string];
  /** Prepares the screen for the submission. */
  readonly prepare?: () => Promise<unknown>;
  readonly submit: () => Promise<unknown>;
  /** Builds the full message from the reason. @default the reason alone */
  readonly expectedText?: (reason: string) => string;
  /** The reason if the host gives none. */
  readonly fallback: string;
  /** State that the failure must restore. */
  readonly readState: () => Promise<unknown>;
  /** Typed text, which survives the end of the session. */
  readonly typedText?: string;
}

const controls: Record<string, Control> = {
  'the star of a page': {
    path: '/sitemap',
    call: ['post', '*/favorite_pages'],
    submit: () => click(/^Add to favorites/u),
    fallback: 'Couldn’t update your favorites. Try again.',
    readState: async () => (await findButton(/favorites$/u)).textContent,
  },
  'moving a favorite': {
    path: '/favorites',
    call: ['patch', '*/favorite_pages/:id/position'],
    submit: () => click(/^Move Policy updates up/u),
    expectedText: (reason) => `Couldn’t move “Policy updates.” ${reason}`,
    fallback: 'Try again.',
    readState: readFavoriteTitles,
  },
  'removing a favorite': {
    path: '/favorites',
    call: ['delete', '*/favorite_pages/:id'],
    submit: () => click(/^Remove Policy updates/u),
    expectedText: (reason) => `Couldn’t remove “Policy updates.” ${reason}`,
    fallback: 'Try again.',
    readState: readFavoriteTitles,
  },
  'marking as read': {
    path: '/alerts?unread=true',
    call: ['patch', '*/alerts/:id/mark_as_read'],
    submit: async () => fireEvent.click((await findMarkButtons())[0]!),
    fallback: 'Couldn’t mark as read. Try again.',
    readState: async () => (await findMarkButtons()).length,
  },
  'an item added to the cart': {
    path: `${coop}/collaterals/postcard-first-ride`,
    call: ['post', '*/cart_items'],
    prepare: async () => {
      await fill('State', 'OH');
      await fill(/^Your message/u, 'Coffee is on us');
      fireEvent.click(screen.getByRole('radio', { name: /^500 for/u }));
    },
    submit: () => click(/^Add to cart/u),
    fallback: 'Couldn’t add this item. Your entries are still here. Try again.',
    readState: readCustomText,
    typedText: 'Coffee is on us',
  },
  'a changed cart item': {
    path: `${coop}/collaterals/postcard-opening-trailers?item=9101`,
    call: ['post', '*/cart_items'],
    prepare: async () => {
      await screen.findByDisplayValue('Free coverage review this month');
      await fill(/^Your message/u, 'Storage ends May 1');
    },
    submit: () => click(/^Save changes/u),
    fallback: 'Couldn’t save all changes. Your entries are still here. Try again.',
    readState: readCustomText,
    typedText: 'Storage ends May 1',
  },
  'an item removed from the cart': {
    path: `${coop}/orders/8812`,
    call: ['delete', '*/cart_items/:id'],
    submit: () => click(/^Remove Yard sign/u),
    fallback: 'Couldn’t remove “Yard sign: Boats insured here” from your cart. Try again.',
    readState: async () => {
      const cart = within(await screen.findByRole('region', { name: 'Items in your cart' }));
      return cart.getAllByRole('button', { name: /^Remove/u }).length;
    },
  },
  'an item restored to the cart': {
    path: `${coop}/orders/8812`,
    call: ['post', '*/cart_items'],
    prepare: async () => {
      await click(/^Remove Yard sign/u);
      await findButton(/^Undo/u);
    },
    submit: () => click(/^Undo/u),
    fallback: 'Couldn’t put “Yard sign: Boats insured here” back in your cart. Try again.',
    readState: async () => (await findButton(/^Undo/u)).textContent,
  },
  'a submitted order': {
    path: `${coop}/orders/8812`,
    call: ['patch', '*/collateral_requests/:id'],
    prepare: async () => {
      await click(/^Use this address/u);
      await click(/^Review order/u);
      await findButton(/^Submit order/u);
    },
    submit: () => click(/^Submit order/u),
    fallback:
      'Couldn’t submit your order. Your cart and shipping details are still here. Try again.',
    readState: readPageTitle,
    typedText: '12 Harbor Street',
  },
  'a repeated order': {
    path: `${coop}/orders/8811`,
    call: ['post', '*/cart_items'],
    submit: () => click(/^(?:Order again|Try (?:this item|these items) again)/u),
    expectedText: (reason) => `“Postcard: Before the first ride”: ${reason}`,
    fallback: 'Couldn’t add this item. Try again.',
    readState: readPageTitle,
  },
};

async function readPageTitle() {
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

async function readCustomText() {
  return (await screen.findByLabelText<HTMLInputElement>(/^Your message/u)).value;
}

async function readFavoriteTitles() {
  const list = within(await screen.findByRole('list', { name: 'Your favorites' }));
  return list.getAllByRole('link').map(({ textContent }) => textContent);
}

type Fault = readonly [name: string, respond: () => Response, reason: (fallback: string) => string];
const createRejection = (status: number): Fault => {
  const message = `Refused with ${status}, <b>as text</b>.`;
  return [String(status), () => HttpResponse.json({ message }, { status }), () => message];
};
/** Ordered so that each message differs from the previous one. */
const faults: readonly Fault[] = [
  ['500', () => HttpResponse.json({}, { status: 500 }), () => timedOut],
  [
    '503 with a message',
    () => HttpResponse.json({ message: 'Back at <b>9</b> pm ET.' }, { status: 503 }),
    () => `${timedOut} Back at <b>9</b> pm ET.`,
  ],
  createRejection(422),
  ['no network', () => HttpResponse.error(), () => unreachable],
  createRejection(409),
  [
    '502 with a proxy’s page',
    () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
    () => timedOut,
  ],
  createRejection(429),
  [
    '429 with Retry-After',
    () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '20' } }),
    () => 'The portal is busy. Try again in 20 seconds.',
  ],
  ['409 without a message', () => HttpResponse.json({}, { status: 409 }), (fallback) => fallback],
  createRejection(404),
  ['a malformed response', () => new HttpResponse('{"it'), (fallback) => fallback],
];
/** Faults after which a DELETE succeeds: a missing record counts as deleted, and the response's body isn't parsed. */
const succeedsOnDelete = ['404', 'a malformed response'];

/** Mocks the response of a control's call and records its requests. */
function mockResponse({ call: [method, path] }: Control, respond: () => Response) {
  const sent: string[] = [];
  network.use(
    http[method](path, ({ request }) => {
      sent.push(request.url);
      return respond();
    }),
  );
  return sent;
}

describe.each(Object.entries(controls))('%s', (_name, control) => {
  const {
    path,
    call,
    prepare,
    fallback,
    readState,
    typedText = '',
    expectedText = (reason) => reason,
  } = control;

  it('shows a message and restores the state after every failure, and sends the request only once', async () => {
    openScreen(path);
    await prepare?.();
    const before = await readState();
    for (const [name, respond, reason] of faults) {
      if (call[0] === 'delete' && succeedsOnDelete.includes(name)) continue;
      const sent = mockResponse(control, respond);
      await control.submit();
      await waitFor(() =>
        expect(document.body.textContent, `for ${name}`).toContain(expectedText(reason(fallback))),
      );
      await waitFor(async () => expect(await readState(), `for ${name}`).toEqual(before));
      expect(Object.values(sessionStorage).join(), `for ${name}`).toContain(typedText);
      expect(sent, `for ${name}`).toHaveLength(1);
      expect(document.body.textContent).not.toContain('Bad gateway');
      network.resetHandlers(...sampleHandlers());
    }
  });

  it.each([
    [401, '/inactivity-error'],
    [403, '/authorization-error'],
  ])('redirects after a %i to %s, without a second request', async (status, page) => {
    const { router } = openScreen(path);
    await prepare?.();
    await readState();
    const sent = mockResponse(control, () => HttpResponse.json({}, { status }));
    await control.submit();
    await waitFor(() => expect(router.state.location.pathname).toBe(page));
    expect(sent).toHaveLength(1);
    expect(Object.values(sessionStorage).join()).toContain(typedText);
  });
});

describe('a download', () => {
  const respondWith = (status: number) => () =>
    HttpResponse.json({ message: 'Refused.' }, { status });
  it.each<readonly [fault: string, respond: () => Response, heading: RegExp | string]>([
    ['401', respondWith(401), /session has ended/u],
    ['403', respondWith(403), 'You are currently not authorized to view this content.'],
    ['404', respondWith(404), 'Oops! That file could not be found.'],
    ['409', respondWith(409), timedOut],
    ['422', respondWith(422), timedOut],
    ['429', respondWith(429), timedOut],
    ['500', respondWith(500), timedOut],
    ['502 with a page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), timedOut],
    ['no network', () => HttpResponse.error(), timedOut],
    ['malformed JSON', () => new HttpResponse('{"attachment": {'), timedOut],
    ['an unexpected shape', () => HttpResponse.json({ attachment: { url: '/x' } }), timedOut],
    ['no URL', () => HttpResponse.json({ attachment: { download_url: '' } }), timedOut],
  ])('shows an error page when it fails with %s', async (_fault, respond, heading) => {
    const sent: string[] = [];
    const redirects: string[] = [];
    network.use(
      http.get('*/attachments/:id/download', ({ request }) => {
        sent.push(request.url);
        return respond();
      }),
    );
    const { router } = openScreen('/attachments?id=7', { redirect: (url) => redirects.push(url) });
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(router.state.location.pathname).toBe('/attachments');
    expect({ redirects, sent: sent.length }).toEqual({ redirects: [], sent: 1 });
    expect(document.body.textContent).not.toContain('Bad gateway');
  });
});
