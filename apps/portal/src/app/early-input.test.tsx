import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  container.innerHTML = '<a href="/alerts">Alerts</a><input name="query"><button>Menu</button>';
  document.body.append(container);
});
afterEach(() => container.remove());

/** Replaces the shell, as the application does. Each control has the same tag, `href`, `name`, and text as in the shell. */
function replaceShell(onChange = () => {}) {
  const root = createRoot(container);
  act(() =>
    root.render(
      <main>
        <a href="/alerts">Alerts</a>
        <input name="query" onChange={onChange} />
        <button type="button">Menu</button>
      </main>,
    ),
  );
  return () => act(() => root.unmount());
}

it('keeps text and focus of a field', () => {
  const restore = keepEarlyInput(container);
  const field = container.querySelector('input')!;
  field.focus();
  field.value = 'roof';
  const onChange = vi.fn<() => void>();
  const unmount = replaceShell(onChange);
  expect(document.activeElement).toBe(document.body);
  act(restore);
  const newField = container.querySelector('input')!;
  expect(newField).not.toBe(field);
  expect(newField.value).toBe('roof');
  expect(onChange).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(newField);
  unmount();
});

it('keeps the focus of a link that was focused before keepEarlyInput was called', () => {
  container.querySelector('a')!.focus();
  const restore = keepEarlyInput(container);
  const unmount = replaceShell();
  act(restore);
  expect(document.activeElement?.textContent).toBe('Alerts');
  unmount();
});

it('leaves the focus where the application has moved it', () => {
  const restore = keepEarlyInput(container);
  fireEvent.focusIn(container.querySelector('a')!);
  const unmount = replaceShell();
  container.querySelector('button')!.focus();
  act(restore);
  expect(document.activeElement?.textContent).toBe('Menu');
  unmount();
});
