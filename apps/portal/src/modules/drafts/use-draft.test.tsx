import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInSample } from '../../testing/open-screen.tsx';
import { createTestServices } from '../../testing/services.ts';
import { FIXED_NOW, sampleTokens } from '@producer-portal/api/testing';
import { ServicesProvider } from '../session/services.tsx';
import { useDraft } from './use-draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  signInSample(null);
});

const initial = { attention: '', city: 'Tulsa' };

/** A host response that takes a moment. */
const response = () => Promise.resolve();

function Form({ name }: { name: string }) {
  const draft = useDraft(name, initial);
  return (
    <form>
      <input
        aria-label="Attention"
        value={draft.value.attention}
        onChange={(event) => draft.change({ attention: event.target.value })}
      />
      <input
        aria-label="City"
        value={draft.value.city}
        onChange={(event) => draft.change({ city: event.target.value })}
      />
      {draft.restored && <p>Restored</p>}
      <button type="button" onClick={draft.clear}>
        Clear
      </button>
      <button type="button" onClick={() => void response().then(draft.clear)}>
        Send
      </button>
    </form>
  );
}

const producer = 'independent-producer';
const manager = 'manager';

function open(persona: string | null, name = 'order') {
  signInSample(persona);
  const services = createTestServices({ now: () => FIXED_NOW });
  const element = (form: string) => (
    <ServicesProvider value={services}>
      <Form name={form} />
    </ServicesProvider>
  );
  const view = render(element(name));
  return { services, show: (form: string) => view.rerender(element(form)), unmount: view.unmount };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const clear = () => fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
const stored = () => Object.keys(sessionStorage);

describe('a draft', () => {
  it('is restored for the same user, and marked as restored', () => {
    open(producer).unmount();
    open(producer);
    expect(screen.queryByText('Restored')).toBeNull();
    type('Attention', 'Front desk');
    cleanup();
    open(producer);
    expect(field('Attention').value).toBe('Front desk');
    expect(field('City').value).toBe('Tulsa');
    expect(screen.getByText('Restored')).toBeTruthy();
  });

  it('keeps several fields changed in one event', () => {
    open(producer);
    act(() => {
      type('Attention', 'Front desk');
      type('City', 'Boise');
    });
    cleanup();
    open(producer);
    expect([field('Attention').value, field('City').value]).toEqual(['Front desk', 'Boise']);
  });

  it('belongs to one user, even when the session changes users while the form is open', () => {
    const { services } = open(producer);
    type('Attention', 'Front desk');
    act(() => void services.session.signIn(sampleTokens(manager)));
    expect(field('Attention').value).toBe('');
    type('Attention', 'Back office');
    act(() => void services.session.signIn(sampleTokens(producer)));
    expect(field('Attention').value).toBe('Front desk');
    cleanup();
    open(manager);
    expect(field('Attention').value).toBe('Back office');
  });

  it('belongs to one form', () => {
    const { show } = open(producer, 'order:1');
    type('Attention', 'Front desk');
    show('order:2');
    expect(field('Attention').value).toBe('');
    show('order:1');
    expect(field('Attention').value).toBe('Front desk');
  });

  it('is deleted when it is cleared', () => {
    open(producer);
    type('Attention', 'Front desk');
    clear();
    expect(field('Attention').value).toBe('');
    expect(stored()).toEqual([]);
  });

  it('is deleted when the response arrives after the form has unmounted', async () => {
    const { unmount } = open(producer);
    type('Attention', 'Front desk');
    expect(stored()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    unmount();
    await response();
    expect(stored()).toEqual([]);
  });

  it('is not stored when the form is back in its initial state', () => {
    open(producer);
    type('Attention', 'F');
    type('Attention', '');
    expect(stored()).toEqual([]);
  });

  it('is not stored while signed out', () => {
    open(null);
    type('Attention', 'Front desk');
    expect(field('Attention').value).toBe('Front desk');
    expect(stored()).toEqual([]);
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '"text"',
    '["Front desk"]',
    '{"attention":7,"city":null}',
    '{"attention":{"toString":"x"}}',
    '{"__proto__":{"attention":"polluted"}}',
    '{"other":"field"}',
  ])('is ignored when malformed: %j', (text) => {
    const { unmount } = open(producer);
    type('Attention', 'Front desk');
    const [storageKey = ''] = stored();
    unmount();
    sessionStorage.setItem(storageKey, text);
    open(producer);
    expect([field('Attention').value, field('City').value]).toEqual(['', 'Tulsa']);
    expect(screen.queryByText('Restored')).toBeNull();
  });

  it('restores valid fields and keeps the initial value of others', () => {
    const { unmount } = open(producer);
    type('Attention', 'Front desk');
    const [storageKey = ''] = stored();
    unmount();
    sessionStorage.setItem(storageKey, '{"attention":"Desk 2","city":7,"hidden":"x"}');
    open(producer);
    expect([field('Attention').value, field('City').value]).toEqual(['Desk 2', 'Tulsa']);
  });

  it.each([
    ['full', { getItem: () => null, setItem: throwQuotaError, removeItem: () => {} }],
    ['blocked', undefined],
  ])('lasts only as long as the form is open if storage is %s', (_, storage) => {
    vi.stubGlobal('sessionStorage', storage);
    open(producer);
    type('Attention', 'Front desk');
    type('City', 'Boise');
    expect([field('Attention').value, field('City').value]).toEqual(['Front desk', 'Boise']);
    clear();
    expect(field('Attention').value).toBe('');
  });
});

function throwQuotaError() {
  throw new DOMException('full', 'QuotaExceededError');
}
