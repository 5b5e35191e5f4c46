import type { CartItemInput } from '@producer-portal/api';
import { sampleLibrary } from '@producer-portal/api/sample-library';
import { handlers } from '@producer-portal/api/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../testing/network.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const unreachable =
  'You’re offline, or the portal can’t be reached. Check your connection and try again.';
const network = useNetwork();

const postcard = sampleLibrary.collateralTemplates.find(
  ({ slug }) => slug === 'postcard-first-ride',
)!;
const path = '/marketing-collateral/co-op-marketing-center/collaterals/postcard-first-ride';

interface Submission {
  readonly idempotencyKey: string | null;
  readonly item: CartItemInput;
}

/** Records every submission. The first `lostCount` submissions get no response. */
function recordSubmissions(lostCount = 0): Submission[] {
  const submissions: Submission[] = [];
  network.use(
    http.post('*/api/v1/cart_items', async ({ request }) => {
      const body = (await request.clone().json()) as { cart_item: CartItemInput };
      submissions.push({
        idempotencyKey: request.headers.get('Idempotency-Key'),
        item: body.cart_item,
      });
      // Returning undefined passes the request on to the sample handlers.
      return submissions.length <= lostCount ? HttpResponse.error() : undefined;
    }),
  );
  return submissions;
}

const findField = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const addToCart = () => fireEvent.click(screen.getByRole('button', { name: /^Add to cart/u }));

async function fillInForm() {
  fill(await findField('State'), 'OH');
  fill(await findField(/^Your message/u), 'Coffee is on us');
  fireEvent.click(screen.getByRole('radio', { name: /^500 for/u }));
}

describe('a collateral item', () => {
  it('previews the user’s text for the selected state', async () => {
    openScreen(path);
    await fillInForm();
    const preview = within(screen.getByRole('img', { name: `Preview of ${postcard.title}` }));
    expect(preview.getByText('Coffee is on us')).toBeTruthy();
    expect(preview.getByText('Harbor & Pine Insurance')).toBeTruthy();
    expect(preview.getByText(/^OH-/u)).toBeTruthy();
    expect(screen.getByText('$180.00', { selector: 'strong' })).toBeTruthy();
  });

  it('shows no license or disclosure before a state is selected', async () => {
    openScreen(path);
    await findField('State');
    const preview = within(screen.getByRole('img', { name: `Preview of ${postcard.title}` }));
    expect(preview.getByText('Harbor & Pine Insurance')).toBeTruthy();
    expect(preview.queryByText(/^(?:IN|MI|OH)-/u)).toBeNull();
    expect(screen.getAllByText('Choose a state first')).toHaveLength(2);
  });

  it('offers only allowed states in which the agency is licensed', async () => {
    openScreen(path);
    const options = within(await findField('State')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a state',
      'Indiana',
      'Michigan',
      'Ohio',
    ]);
  });

  it('lists missing fields before sending anything', async () => {
    const submissions = recordSubmissions();
    openScreen(path);
    await findField('State');
    addToCart();
    const summary = await screen.findByRole('heading', { name: 'Fix these fields' });
    expect(summary.closest('section')?.contains(document.activeElement)).toBe(true);
    const errors = within(summary.closest('section')!).getAllByRole('link');
    expect(errors.map(({ textContent }) => textContent)).toEqual([
      'State: Choose a state.',
      'Quantity: Choose a quantity.',
    ]);
    fireEvent.click(screen.getByRole('link', { name: /Choose a state\.$/u }));
    expect(document.activeElement).toBe(await findField('State'));
    expect(submissions).toEqual([]);
  });

  it('reports text that is too long and keeps it', async () => {
    openScreen(path);
    await fillInForm();
    fill(await findField(/^Your message/u), 'x'.repeat(49));
    addToCart();
    await screen.findByRole('link', { name: /Use 48 characters or fewer\.$/u });
    expect((await findField(/^Your message/u)).value).toHaveLength(49);
  });

  it('shows the error for an invalid phone number at its field', async () => {
    const submissions = recordSubmissions();
    openScreen(path);
    await fillInForm();
    const phoneField = await findField(/^Phone/u);
    fill(phoneField, 'call me');
    addToCart();
    await screen.findByRole('link', { name: /10-digit phone number/u });
    expect(phoneField.getAttribute('aria-invalid')).toBe('true');
    expect(phoneField.value).toBe('call me');
    expect(submissions).toEqual([]);
    fill(phoneField, '(419) 555-0142');
    addToCart();
    await screen.findByText(`“${postcard.title}” is in your cart.`, { selector: 'p' });
    expect(submissions[0]?.item.fields).toMatchObject({ agency_phone: '(419) 555-0142' });
  });

  it('can’t be downloaded with an invalid phone number, which shows its error at the field until it is valid', async () => {
    openScreen(path);
    await fillInForm();
    const telephone = await findField(/^Phone/u);
    fill(telephone, 'call me');
    fireEvent.click(screen.getByRole('button', { name: 'Download print-quality PDF' }));
    const link = await screen.findByRole('link', { name: /10-digit phone number/u });
    expect(link.closest('section')?.contains(document.activeElement)).toBe(true);
    expect(telephone.getAttribute('aria-invalid')).toBe('true');
    fill(telephone, '(419) 555-0142');
    expect(telephone.getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByRole('heading', { name: 'Fix these fields' })).toBeNull();
  });

  it('asks for the state at its field if it is downloaded without one', async () => {
    openScreen('/marketing-collateral/co-op-marketing-center/collaterals/square-first-ride');
    const stateField = await findField('State');
    fireEvent.click(screen.getByRole('button', { name: 'Download PNG' }));
    await screen.findByRole('link', { name: 'State: Choose a state.' });
    expect(screen.getAllByRole('link', { name: /^State:/u })).toHaveLength(1);
    expect(stateField.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(stateField, { target: { value: 'OH' } });
    expect(stateField.getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByText('Choose a state.')).toBeNull();
  });

  it('shows how many characters are left in the message field', async () => {
    openScreen(path);
    const messageField = await screen.findByRole('textbox', {
      name: /^Your message/u,
      description: '48 characters left',
    });
    fill(messageField, 'x'.repeat(50));
    expect(screen.getByText('2 characters too many')).toBeTruthy();
  });

  it('sends only the texts that the user entered, and only once for two clicks', async () => {
    const submissions = recordSubmissions();
    openScreen(path);
    await fillInForm();
    addToCart();
    addToCart();
    await screen.findByText(`“${postcard.title}” is in your cart.`, { selector: 'p' });
    expect(submissions.map(({ item }) => item)).toEqual([
      {
        collateral_template_id: postcard.id,
        quantity: 500,
        state: 'OH',
        fields: { offer: 'Coffee is on us' },
      },
    ]);
    expect((await findField(/^Your message/u)).value).toBe('');
  });

  it('keeps the form after a lost response, and retries with the same idempotency key', async () => {
    const submissions = recordSubmissions(1);
    openScreen(path);
    await fillInForm();
    addToCart();
    await screen.findByText(unreachable, {
      selector: 'p',
    });
    expect((await findField(/^Your message/u)).value).toBe('Coffee is on us');
    addToCart();
    await screen.findByText(`“${postcard.title}” is in your cart.`, { selector: 'p' });
    expect(submissions).toHaveLength(2);
    expect(submissions[0]?.idempotencyKey).toBeTruthy();
    expect(submissions[1]).toEqual(submissions[0]);
  });

  it('uses a new idempotency key after the form changes', async () => {
    const submissions = recordSubmissions(1);
    openScreen(path);
    await fillInForm();
    addToCart();
    await screen.findByText(unreachable, {
      selector: 'p',
    });
    fireEvent.click(screen.getByRole('radio', { name: /^250 for/u }));
    addToCart();
    await screen.findByText(`“${postcard.title}” is in your cart.`, { selector: 'p' });
    expect(submissions[1]?.idempotencyKey).not.toBe(submissions[0]?.idempotencyKey);
  });

  it('shows an error from the host at its field', async () => {
    network.use(
      handlers.cartItems.create.failed(422, { errors: { 'fields.offer': ['Not this word.'] } }),
    );
    openScreen(path);
    await fillInForm();
    addToCart();
    await screen.findByRole('link', { name: /Not this word\.$/u });
    expect((await findField(/^Your message/u)).getAttribute('aria-invalid')).toBe('true');
  });

  it('restores the form after a reload', async () => {
    openScreen(path);
    await fillInForm();
    cleanup();
    openScreen(path);
    expect((await findField(/^Your message/u)).value).toBe('Coffee is on us');
    expect((await findField('State')).value).toBe('OH');
    expect(screen.getByText('We restored what you typed earlier.')).toBeTruthy();
  });

  it('ignores a stored state and quantity that are no longer offered', async () => {
    openScreen(path);
    await fillInForm();
    cleanup();
    const [key = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(
      key,
      JSON.stringify({ state: 'TX', quantity: '7', 'field.offer': 'Hi' }),
    );
    openScreen(path);
    expect((await findField('State')).value).toBe('');
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect((await findField(/^Your message/u)).value).toBe('Hi');
  });

  it.each([
    ['its last day to order has passed', { expires_on: '2026-03-01' }, 'Ordering has closed'],
    [
      'the agency has no license for its states',
      { allowed_states: ['TX'] },
      'Your agency isn’t licensed in the states where this item can be used.',
    ],
  ])('can’t be ordered if %s', async (_, changes, reason) => {
    network.use(handlers.collateralTemplates.detail.complete({ ...postcard, ...changes }));
    openScreen(path);
    await screen.findByText(reason);
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Download/u })).toBeNull();
  });

  it('doesn’t load a logo from another host', async () => {
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

describe('editing a cart item', () => {
  const order = '/marketing-collateral/co-op-marketing-center/orders/8812';
  const center = '/marketing-collateral/co-op-marketing-center/collaterals';
  const cart =
    sampleLibrary.personaData?.['independent-producer']?.collateralRequests[0]?.items ?? [];
  const [first] = cart;
  const editPath = `${center}/${first?.collateral_template_id}?item=${first?.id}`;
  const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save changes/u }));

  const findMessageField = () => findField(/^Your message/u);
  const waitForFilledForm = () =>
    waitFor(async () =>
      expect((await findMessageField()).value).toBe('Free coverage review this month'),
    );

  /** Saves a change, but deleting the old item fails on the first attempt. */
  async function saveWithFailedDelete() {
    openScreen(editPath);
    await waitForFilledForm();
    fill(await findMessageField(), 'Storage ends May 1');
    network.use(http.delete('*/api/v1/cart_items/:id', () => HttpResponse.error(), { once: true }));
    save();
    await screen.findByText(unreachable, {
      selector: 'p',
    });
  }

  it('creates the new item before it deletes the old one', async () => {
    const submissions = recordSubmissions();
    const { router } = openScreen(order);
    fireEvent.click(await screen.findByRole('link', { name: `Edit ${first?.title}` }));
    await waitForFilledForm();
    expect((await findField('State')).value).toBe('MI');
    expect(screen.getByRole('radio', { checked: true, name: /^500 for/u })).toBeTruthy();
    fill(await findMessageField(), 'Storage ends May 1');
    save();
    save();
    const group = within(await screen.findByRole('region', { name: 'Items in your cart' }));
    await group.findByText('Your message: “Storage ends May 1”');
    expect(group.queryByText(/April 1/u)).toBeNull();
    expect(group.getAllByRole('listitem')).toHaveLength(cart.length);
    expect(submissions).toHaveLength(1);
    expect(router.state.location.pathname).toBe(order);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('creates the new item only once if a failed save is repeated', async () => {
    const submissions = recordSubmissions();
    await saveWithFailedDelete();
    expect((await findMessageField()).value).toBe('Storage ends May 1');
    save();
    const group = within(await screen.findByRole('region', { name: 'Items in your cart' }));
    await group.findByText('Your message: “Storage ends May 1”');
    expect(group.getAllByRole('listitem')).toHaveLength(cart.length);
    expect(submissions).toHaveLength(1);
  });

  it('deletes the item that a failed save created, if the user changes the form and saves again', async () => {
    await saveWithFailedDelete();
    fill(await findMessageField(), 'Storage ends June 1');
    save();
    const group = within(await screen.findByRole('region', { name: 'Items in your cart' }));
    await group.findByText('Your message: “Storage ends June 1”');
    expect(group.queryByText(/(?:April|May) 1/u)).toBeNull();
    expect(group.getAllByRole('listitem')).toHaveLength(cart.length);
  });

  it('keeps the item and discards the draft on Cancel', async () => {
    openScreen(order);
    const findEditLink = () => screen.findByRole('link', { name: `Edit ${first?.title}` });
    fireEvent.click(await findEditLink());
    await waitForFilledForm();
    fill(await findMessageField(), 'Storage ends May 1');
    fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    fireEvent.click(await findEditLink());
    await waitForFilledForm();
    expect(screen.queryByText('We restored what you typed earlier.')).toBeNull();
  });

  it('doesn’t treat the item as removed if the cart fails to load', async () => {
    network.use(handlers.cartItems.list.failed(422));
    openScreen(editPath);
    await screen.findByRole('heading', { level: 1, name: 'Couldn’t load your cart' });
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    network.resetHandlers();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitForFilledForm();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
  });

  it('switches from adding to editing once the item is in the cart', async () => {
    network.use(handlers.cartItems.list.empty());
    const { services } = openScreen(`${center}/postcard-opening-trailers?item=${first?.id}`);
    await screen.findByText(/^The item you wanted to edit is no longer in your cart/u);
    network.resetHandlers();
    await act(() => services.queryClient.invalidateQueries());
    await waitForFilledForm();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
    expect(
      screen.queryByText(/^The item you wanted to edit is no longer in your cart/u),
    ).toBeNull();
  });

  it.each(['9999', '', '<script>', String(cart[1]?.id)])(
    'adds a new item if the URL identifies no cart item of this template: %j',
    async (item) => {
      openScreen(`${path}?item=${encodeURIComponent(item)}`);
      expect((await findField(/^Your message/u)).value).toBe('');
      expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeTruthy();
      expect(
        screen.getByText(/^The item you wanted to edit is no longer in your cart/u),
      ).toBeTruthy();
    },
  );
});

describe('a user without co-op access', () => {
  it('sees why they can’t open the co-op center', async () => {
    const { router } = openScreen(path, { persona: 'independent-csr' });
    await screen.findByRole('heading', { name: 'You don’t have access to this page' });
    expect(router.state.location.search).toContain('reason=permission');
  });

  it('can browse the library, which links to read-only pages', async () => {
    openScreen('/marketing-collateral', { persona: 'independent-csr' });
    const link = await screen.findByRole('link', { name: 'Claim card for the glove box' });
    expect(link.getAttribute('href')).toBe('/sales-and-marketing/claim-card-glove-box');
    expect(screen.queryByRole('link', { name: 'Co-op marketing center' })).toBeNull();
  });
});
