import type { CartItemInput } from '@producer-portal/api';
import { handlers, sampleLibrary } from '@producer-portal/api/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const network = useNetwork();

const postcard = sampleLibrary.collateralTemplates.find(
  ({ slug }) => slug === 'postcard-first-ride',
)!;
const path = '/marketing-collateral/co-op-marketing-center/collaterals/postcard-first-ride';

interface Submission {
  readonly key: string | null;
  readonly item: CartItemInput;
}

/** Every press that reaches the host; the first so many of them are lost on the way. */
function listen(lost = 0): Submission[] {
  const submissions: Submission[] = [];
  network.use(
    http.post('*/api/v1/cart_items', async ({ request }) => {
      const body = (await request.clone().json()) as { cart_item: CartItemInput };
      submissions.push({ key: request.headers.get('Idempotency-Key'), item: body.cart_item });
      // Otherwise the sample library answers.
      return submissions.length <= lost ? HttpResponse.error() : undefined;
    }),
  );
  return submissions;
}

const find = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const add = () => fireEvent.click(screen.getByRole('button', { name: /^Add to cart/u }));

async function fillIn() {
  fill(await find('State'), 'OH');
  fill(await find(/^Your own line/u), 'Coffee is on us');
  fireEvent.click(screen.getByRole('radio', { name: /^500 pieces/u }));
}

describe('a piece', () => {
  it('shows what is written, for the chosen state', async () => {
    openScreen(path);
    await fillIn();
    const preview = within(screen.getByRole('img', { name: `Preview of ${postcard.title}` }));
    expect(preview.getByText('Coffee is on us')).toBeTruthy();
    expect(preview.getByText('Harbor & Pine Insurance')).toBeTruthy();
    expect(preview.getByText(/^OH-/u)).toBeTruthy();
    expect(screen.getByText('$180.00', { selector: 'strong' })).toBeTruthy();
  });

  it('has neither license nor disclosure before a state is chosen', async () => {
    openScreen(path);
    await find('State');
    const preview = within(screen.getByRole('img', { name: `Preview of ${postcard.title}` }));
    expect(preview.getByText('Harbor & Pine Insurance')).toBeTruthy();
    expect(preview.queryByText(/^(?:IN|MI|OH)-/u)).toBeNull();
    expect(screen.getAllByText('Choose a state first')).toHaveLength(2);
  });

  it('offers only states where it may be used and the agency is licensed', async () => {
    openScreen(path);
    const options = within(await find('State')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a state',
      'Indiana',
      'Michigan',
      'Ohio',
    ]);
  });

  it('asks for what is missing, before anything is sent', async () => {
    const submissions = listen();
    openScreen(path);
    await find('State');
    add();
    const summary = await screen.findByRole('heading', { name: 'Fix these fields' });
    expect(summary.closest('section')?.contains(document.activeElement)).toBe(true);
    const said = within(summary.closest('section')!).getAllByRole('link');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      'State: Choose a state.',
      'Quantity: Choose a quantity.',
    ]);
    fireEvent.click(screen.getByRole('link', { name: /Choose a state\.$/u }));
    expect(document.activeElement).toBe(await find('State'));
    expect(submissions).toEqual([]);
  });

  it('says what is too long where it stands, and keeps it', async () => {
    openScreen(path);
    await fillIn();
    fill(await find(/^Your own line/u), 'x'.repeat(49));
    add();
    await screen.findByRole('link', { name: /Keep this under 48 characters\.$/u });
    expect((await find(/^Your own line/u)).value).toHaveLength(49);
  });

  it('says beside its field that a telephone number is none, and how one looks', async () => {
    const submissions = listen();
    openScreen(path);
    await fillIn();
    const telephone = await find(/^Telephone/u);
    fill(telephone, 'call me');
    add();
    await screen.findByRole('link', { name: /7 or 10 digits/u });
    expect(telephone.getAttribute('aria-invalid')).toBe('true');
    expect(telephone.value).toBe('call me');
    expect(submissions).toEqual([]);
    fill(telephone, '(419) 555-0142');
    add();
    await screen.findByText(`${postcard.title} is in your cart.`, { selector: 'p' });
    expect(submissions[0]?.item.fields).toMatchObject({ agency_phone: '(419) 555-0142' });
  });

  it('counts what is left of the reader’s own line', async () => {
    openScreen(path);
    const line = await screen.findByRole('textbox', {
      name: /^Your own line/u,
      description: '48 characters left',
    });
    fill(line, 'x'.repeat(50));
    expect(screen.getByText('2 characters too many')).toBeTruthy();
  });

  it('sends the reader’s own words only, once for two clicks', async () => {
    const submissions = listen();
    openScreen(path);
    await fillIn();
    add();
    add();
    await screen.findByText(`${postcard.title} is in your cart.`, { selector: 'p' });
    expect(submissions.map(({ item }) => item)).toEqual([
      {
        collateral_template_id: postcard.id,
        quantity: 500,
        state: 'OH',
        fields: { offer: 'Coffee is on us' },
      },
    ]);
    expect((await find(/^Your own line/u)).value).toBe('');
  });

  it('keeps what was written when the answer is lost, and sends the same press again', async () => {
    const submissions = listen(1);
    openScreen(path);
    await fillIn();
    add();
    await screen.findByText('The system has timed out due to a technical error.', {
      selector: 'p',
    });
    expect((await find(/^Your own line/u)).value).toBe('Coffee is on us');
    add();
    await screen.findByText(`${postcard.title} is in your cart.`, { selector: 'p' });
    expect(submissions).toHaveLength(2);
    expect(submissions[0]?.key).toBeTruthy();
    expect(submissions[1]).toEqual(submissions[0]);
  });

  it('is another press once something else is wanted', async () => {
    const submissions = listen(1);
    openScreen(path);
    await fillIn();
    add();
    await screen.findByText('The system has timed out due to a technical error.', {
      selector: 'p',
    });
    fireEvent.click(screen.getByRole('radio', { name: /^250 pieces/u }));
    add();
    await screen.findByText(`${postcard.title} is in your cart.`, { selector: 'p' });
    expect(submissions[1]?.key).not.toBe(submissions[0]?.key);
  });

  it('shows what the host refuses at its field', async () => {
    network.use(
      handlers.cartItems.create.failed(422, { errors: { 'fields.offer': ['Not this word.'] } }),
    );
    openScreen(path);
    await fillIn();
    add();
    await screen.findByRole('link', { name: /Not this word\.$/u });
    expect((await find(/^Your own line/u)).getAttribute('aria-invalid')).toBe('true');
  });

  it('is as it was left after a reload', async () => {
    openScreen(path);
    await fillIn();
    cleanup();
    openScreen(path);
    expect((await find(/^Your own line/u)).value).toBe('Coffee is on us');
    expect((await find('State')).value).toBe('OH');
    expect(screen.getByText('We restored what you typed earlier.')).toBeTruthy();
  });

  it('takes no state from storage that is not offered', async () => {
    openScreen(path);
    await fillIn();
    cleanup();
    const [key = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(
      key,
      JSON.stringify({ state: 'TX', quantity: '7', 'field.offer': 'Hi' }),
    );
    openScreen(path);
    expect((await find('State')).value).toBe('');
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect((await find(/^Your own line/u)).value).toBe('Hi');
  });

  it.each([
    ['its last day is over', { expires_on: '2026-03-01' }, 'Ordering has closed'],
    [
      'the agency has no license for it',
      { allowed_states: ['TX'] },
      'Your agency isn’t licensed in the states where this item can be used.',
    ],
  ])('is blocked where %s', async (_, change, reason) => {
    network.use(handlers.collateralTemplates.detail.complete({ ...postcard, ...change }));
    openScreen(path);
    await screen.findByText(reason);
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Download/u })).toBeNull();
  });

  it('shows no logo from a host that is not ours', async () => {
    network.use(
      handlers.collateralTemplates.detail.complete({
        ...postcard,
        template_svg:
          '<svg viewBox="0 0 60 40"><image data-slot="logo" href="https://evil.example/a.png" width="9" height="9"/></svg>',
      }),
    );
    openScreen(path);
    const preview = await screen.findByRole('img', { name: `Preview of ${postcard.title}` });
    const href = preview.querySelector('image')?.getAttribute('href') ?? '';
    expect(new URL(href, location.href).origin).toBe(location.origin);
  });
});

describe('a piece of the cart', () => {
  const order = '/marketing-collateral/co-op-marketing-center/orders/8812';
  const center = '/marketing-collateral/co-op-marketing-center/collaterals';
  const cart = sampleLibrary.work?.['independent-producer']?.collateralRequests[0]?.items ?? [];
  const [first] = cart;
  const change = `${center}/${first?.collateral_template_id}?item=${first?.id}`;
  const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save the change/u }));

  const line = () => find(/^Your own line/u);
  const begins = () => waitFor(async () => expect((await line()).value).toBe('Storage ends soon'));

  /** Changes the piece, but the one before does not go at the first attempt. */
  async function saveHalf() {
    openScreen(change);
    await begins();
    fill(await line(), 'Storage ends May 1');
    network.use(http.delete('*/api/v1/cart_items/:id', () => HttpResponse.error(), { once: true }));
    save();
    await screen.findByText('The system has timed out due to a technical error.', {
      selector: 'p',
    });
  }

  it('is changed where it was made: the new one comes, then the one before goes', async () => {
    const submissions = listen();
    const { router } = openScreen(order);
    fireEvent.click(await screen.findByRole('link', { name: `Change ${first?.title}` }));
    await begins();
    expect((await find('State')).value).toBe('MI');
    expect(screen.getByRole('radio', { checked: true, name: /^500 pieces/u })).toBeTruthy();
    fill(await line(), 'Storage ends May 1');
    save();
    save();
    const group = within(await screen.findByRole('region', { name: 'Items in your cart' }));
    await group.findByText('Your own line: “Storage ends May 1”');
    expect(group.queryByText(/April 1/u)).toBeNull();
    expect(group.getAllByRole('listitem')).toHaveLength(cart.length);
    expect(submissions).toHaveLength(1);
    expect(router.state.location.pathname).toBe(order);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('goes on where it stopped: the new one is not put there twice', async () => {
    const submissions = listen();
    await saveHalf();
    expect((await line()).value).toBe('Storage ends May 1');
    save();
    const group = within(await screen.findByRole('region', { name: 'Items in your cart' }));
    await group.findByText('Your own line: “Storage ends May 1”');
    expect(group.getAllByRole('listitem')).toHaveLength(cart.length);
    expect(submissions).toHaveLength(1);
  });

  it('leaves none of two changes behind where the second was made before the first was complete', async () => {
    await saveHalf();
    fill(await line(), 'Storage ends June 1');
    save();
    const group = within(await screen.findByRole('region', { name: 'Items in your cart' }));
    await group.findByText('Your own line: “Storage ends June 1”');
    expect(group.queryByText(/(?:April|May) 1/u)).toBeNull();
    expect(group.getAllByRole('listitem')).toHaveLength(cart.length);
  });

  it('is kept as it was, and what had been written of the change is forgotten', async () => {
    openScreen(order);
    const toChange = () => screen.findByRole('link', { name: `Change ${first?.title}` });
    fireEvent.click(await toChange());
    await begins();
    fill(await line(), 'Storage ends May 1');
    fireEvent.click(screen.getByRole('link', { name: 'Keep it as it was' }));
    fireEvent.click(await toChange());
    await begins();
    expect(screen.queryByText('We restored what you typed earlier.')).toBeNull();
  });

  it('is not taken for gone where the cart cannot be read', async () => {
    network.use(handlers.cartItems.list.failed(422));
    openScreen(change);
    await screen.findByRole('heading', { level: 1, name: 'Couldn’t load this cart' });
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    network.resetHandlers();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await begins();
    expect(screen.getByRole('button', { name: 'Save the change' })).toBeTruthy();
  });

  it('is changed all the same once it is known to be there', async () => {
    network.use(handlers.cartItems.list.empty());
    const { services } = openScreen(`${center}/postcard-opening-trailers?item=${first?.id}`);
    await screen.findByText(/^What you wanted to change is not in your cart/u);
    network.resetHandlers();
    await act(() => services.queryClient.invalidateQueries());
    await begins();
    expect(screen.getByRole('button', { name: 'Save the change' })).toBeTruthy();
    expect(screen.queryByText(/^What you wanted to change is not in your cart/u)).toBeNull();
  });

  it.each(['9999', '', '<script>', String(cart[1]?.id)])(
    'is a new one where the address names none of this piece: %j',
    async (item) => {
      openScreen(`${path}?item=${encodeURIComponent(item)}`);
      expect((await find(/^Your own line/u)).value).toBe('');
      expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeTruthy();
      expect(screen.getByText(/^What you wanted to change is not in your cart/u)).toBeTruthy();
    },
  );
});

describe('who may not order', () => {
  it('is told why the co-op center is closed', async () => {
    const { router } = openScreen(path, { persona: 'independent-csr' });
    await screen.findByRole('heading', { name: 'You do not have access to this page' });
    expect(router.state.location.search).toContain('reason=permission');
  });

  it('reads the library all the same, which leads to what can be read', async () => {
    openScreen('/marketing-collateral', { persona: 'independent-csr' });
    const link = await screen.findByRole('link', { name: 'Claim card for the glove box' });
    expect(link.getAttribute('href')).toBe('/sales-and-marketing/claim-card-glove-box');
    expect(screen.queryByRole('link', { name: 'Co-op marketing center' })).toBeNull();
  });
});
