import { sampleHandlers } from '@producer-portal/api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useNetwork } from './network.ts';
import { openScreen } from './open-screen.tsx';

// The fault matrix on the screen: what a person changes (a star, an order, a mark, a piece in the cart, what is in it) and what a person
// fetches (a file), under every fault that a host can have. A change that failed is taken back and says so beside its control,
// what was typed stays, and nobody sends it a second time but the person. That every call gives up in time and tells its
// fault is proved for the whole contract in the API package.

const network = useNetwork();

const timedOut = 'The system has timed out due to a technical error.';
const coop = '/marketing-collateral/co-op-marketing-center';

const button = (name: RegExp) => screen.findByRole('button', { name });
const click = async (name: RegExp) => fireEvent.click(await button(name));
const fill = async (label: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const marks = () => screen.findAllByRole('button', { name: /^Mark as read/u });

interface Control {
  readonly path: string;
  readonly call: readonly ['post' | 'patch' | 'delete', string];
  /** Makes the screen ready for the press. */
  readonly prepare?: () => Promise<unknown>;
  readonly press: () => Promise<unknown>;
  /** The whole of what is said, around the reason. */
  readonly says?: (why: string) => string;
  /** The reason where the host gives none. */
  readonly otherwise: string;
  /** What must be as it was before the press. */
  readonly kept: () => Promise<unknown>;
  /** What has been typed, which outlives the end of the session. */
  readonly typed?: string;
}

const controls: Record<string, Control> = {
  'the star of a page': {
    path: '/sitemap',
    call: ['post', '*/favorite_pages'],
    press: () => click(/^Add to favorites/u),
    otherwise: 'Your favorites could not be changed. Try again.',
    kept: async () => (await button(/favorites$/u)).textContent,
  },
  'a move of a favorite': {
    path: '/favorites',
    call: ['patch', '*/favorite_pages/:id/position'],
    press: () => click(/^Move Policy updates up/u),
    says: (why) => `${why} The order is as it was.`,
    otherwise: 'Try again.',
    kept: favoriteTitles,
  },
  'a removal of a favorite': {
    path: '/favorites',
    call: ['delete', '*/favorite_pages/:id'],
    press: () => click(/^Remove Policy updates/u),
    says: (why) => `${why} “Policy updates” is still here.`,
    otherwise: 'Try again.',
    kept: favoriteTitles,
  },
  'a mark as read': {
    path: '/alerts?unread=true',
    call: ['patch', '*/alerts/:id/mark_as_read'],
    press: async () => fireEvent.click((await marks())[0]!),
    otherwise: 'It could not be marked as read. Try again.',
    kept: async () => (await marks()).length,
  },
  'a piece put into the cart': {
    path: `${coop}/collaterals/postcard-first-ride`,
    call: ['post', '*/cart_items'],
    prepare: async () => {
      await fill('State', 'OH');
      await fill(/^Your message/u, 'Coffee is on us');
      fireEvent.click(screen.getByRole('radio', { name: /^500 pieces/u }));
    },
    press: () => click(/^Add to cart/u),
    otherwise: 'It is not in your cart yet. What you wrote is still here: try again.',
    kept: ownLine,
    typed: 'Coffee is on us',
  },
  'a piece of the cart that is changed': {
    path: `${coop}/collaterals/postcard-opening-trailers?item=9101`,
    call: ['post', '*/cart_items'],
    prepare: async () => {
      await screen.findByDisplayValue('Free coverage review this month');
      await fill(/^Your message/u, 'Storage ends May 1');
    },
    press: () => click(/^Save the change/u),
    otherwise: 'The change is not complete. What you wrote is still here: try again.',
    kept: ownLine,
    typed: 'Storage ends May 1',
  },
  'a piece taken out of the cart': {
    path: `${coop}/orders/8812`,
    call: ['delete', '*/cart_items/:id'],
    press: () => click(/^Remove Yard sign/u),
    otherwise: 'It is still in your cart. Try again.',
    kept: async () => {
      const cart = within(await screen.findByRole('region', { name: 'What is in your cart' }));
      return cart.getAllByRole('button', { name: /^Remove/u }).length;
    },
  },
  'a piece put back into the cart': {
    path: `${coop}/orders/8812`,
    call: ['post', '*/cart_items'],
    prepare: async () => {
      await click(/^Remove Yard sign/u);
      await button(/^Undo/u);
    },
    press: () => click(/^Undo/u),
    otherwise: 'It could not be put back. Try again.',
    kept: async () => (await button(/^Undo/u)).textContent,
  },
  'an order that is placed': {
    path: `${coop}/orders/8812`,
    call: ['patch', '*/collateral_requests/:id'],
    prepare: async () => {
      await click(/^Use this address/u);
      await click(/^Review order/u);
      await button(/^Place order/u);
    },
    press: () => click(/^Place order/u),
    otherwise: 'It has not been placed. Your cart and what you wrote are still here: try again.',
    kept: pageTitle,
    typed: '12 Harbor Street',
  },
  'an order that is placed again': {
    path: `${coop}/orders/8811`,
    call: ['post', '*/cart_items'],
    press: () => click(/^(?:Order again|Try these again)/u),
    says: (why) => `Postcard: Before the first ride: ${why}`,
    otherwise: 'It could not be added. Try again.',
    kept: pageTitle,
  },
};

async function pageTitle() {
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

async function ownLine() {
  return (await screen.findByLabelText<HTMLInputElement>(/^Your message/u)).value;
}

async function favoriteTitles() {
  const list = within(await screen.findByRole('list', { name: 'Your favorites' }));
  return list.getAllByRole('link').map(({ textContent }) => textContent);
}

type Fault = readonly [name: string, response: () => Response, why: (otherwise: string) => string];
const refusal = (status: number): Fault => {
  const message = `Refused with ${status}, <b>as text</b>.`;
  return [String(status), () => HttpResponse.json({ message }, { status }), () => message];
};
/** So ordered that each says something else than the one before. */
const faults: readonly Fault[] = [
  ['500', () => HttpResponse.json({}, { status: 500 }), () => timedOut],
  refusal(422),
  ['no network', () => HttpResponse.error(), () => timedOut],
  refusal(409),
  [
    '502 with a page of a proxy',
    () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
    () => timedOut,
  ],
  refusal(429),
  [
    '429 that says when to come back',
    () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '20' } }),
    () => 'The portal is busy. Try again in 20 seconds.',
  ],
  ['409 without a word', () => HttpResponse.json({}, { status: 409 }), (otherwise) => otherwise],
  refusal(404),
  ['a garbled answer', () => new HttpResponse('{"it'), (otherwise) => otherwise],
];
/** What has gone already counts as gone, and an answer that says nothing cannot be garbled. */
const endsWell = ['404', 'a garbled answer'];

/** Answers the call of a control, and counts how often it was sent. */
function response({ call: [method, path] }: Control, respond: () => Response) {
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
  const { path, call, prepare, otherwise, kept, typed = '', says = (why) => why } = control;

  it('is taken back and says why, whatever the fault, and is sent once', async () => {
    openScreen(path);
    await prepare?.();
    const before = await kept();
    for (const [name, respond, why] of faults) {
      if (call[0] === 'delete' && endsWell.includes(name)) continue;
      const sent = response(control, respond);
      await control.press();
      await waitFor(() =>
        expect(document.body.textContent, `for ${name}`).toContain(says(why(otherwise))),
      );
      await waitFor(async () => expect(await kept(), `for ${name}`).toEqual(before));
      expect(Object.values(sessionStorage).join(), `for ${name}`).toContain(typed);
      expect(sent, `for ${name}`).toHaveLength(1);
      expect(document.body.textContent).not.toContain('Bad gateway');
      network.resetHandlers(...sampleHandlers());
    }
  });

  it.each([
    [401, '/inactivity-error'],
    [403, '/authorization-error'],
  ])('leads on a %i to %s, once', async (status, page) => {
    const { router } = openScreen(path);
    await prepare?.();
    await kept();
    const sent = response(control, () => HttpResponse.json({}, { status }));
    await control.press();
    await waitFor(() => expect(router.state.location.pathname).toBe(page));
    expect(sent).toHaveLength(1);
    expect(Object.values(sessionStorage).join()).toContain(typed);
  });
});

describe('a file that is fetched', () => {
  const json = (status: number) => () => HttpResponse.json({ message: 'Why.' }, { status });
  it.each<readonly [fault: string, respond: () => Response, heading: RegExp | string]>([
    ['401', json(401), /session has ended/u],
    ['403', json(403), 'You are currently not authorized to view this content.'],
    ['404', json(404), 'Oops! That file could not be found.'],
    ['409', json(409), timedOut],
    ['422', json(422), timedOut],
    ['429', json(429), timedOut],
    ['500', json(500), timedOut],
    ['502 with a page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), timedOut],
    ['no network', () => HttpResponse.error(), timedOut],
    ['malformed JSON', () => new HttpResponse('{"attachment": {'), timedOut],
    ['another shape', () => HttpResponse.json({ attachment: { url: '/x' } }), timedOut],
    ['no address', () => HttpResponse.json({ attachment: { download_url: '' } }), timedOut],
  ])('and is answered %s', async (_fault, respond, heading) => {
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
