import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEarlyInput } from './early-input.ts';

const shell = `
  <a href="/alerts">Alerts</a>
  <button type="button">Search</button>
  <input name="query"><button>Search</button>
  <main tabindex="-1">Saved alerts</main>`;

let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  container.innerHTML = shell;
  document.body.append(container);
});
afterEach(() => container.remove());

const find = (selector: string, index = 0) =>
  container.querySelectorAll<HTMLElement>(selector)[index]!;

/** Replaces the shell, as the application does. The application's link has a count, and its content is newer. */
function replaceShell(onChange = () => {}, onClick = () => {}) {
  const root = createRoot(container);
  act(() =>
    root.render(
      <>
        <a href="/alerts">
          Alerts <span>9 unread</span>
        </a>
        <button type="button" onClick={onClick}>
          Search
        </button>
        <input name="query" onChange={onChange} />
        <button type="submit">Search</button>
        <main tabIndex={-1}>New alerts</main>
      </>,
    ),
  );
  return () => act(() => root.unmount());
}

it('keeps the text and the focus of a field', () => {
  const restore = watchEarlyInput(container);
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

it.each([
  ['a link', 'a', 0],
  ['the second of two buttons with the same label', 'button', 1],
  ['main', 'main', 0],
])('keeps the focus of %s', (_, selector, index) => {
  find(selector, index).focus();
  const restore = watchEarlyInput(container);
  const unmount = replaceShell();
  expect(document.activeElement).toBe(document.body);
  act(restore);
  expect(document.activeElement).toBe(find(selector, index));
  unmount();
});

it('does not focus a control that the user has left', async () => {
  const restore = watchEarlyInput(container);
  find('input').focus();
  find('input').blur();
  await Promise.resolve();
  const unmount = replaceShell();
  act(restore);
  expect(document.activeElement).toBe(document.body);
  unmount();
});

it('doesn’t move the focus if the application has already moved it', () => {
  const restore = watchEarlyInput(container);
  find('a').focus();
  const unmount = replaceShell();
  find('button').focus();
  act(restore);
  expect(document.activeElement).toBe(find('button'));
  unmount();
});

const earlyClick = (target: EventTarget) => ({ target, listening: new AbortController() });

it('repeats the last click on a button', () => {
  const restore = watchEarlyInput(container);
  const click = earlyClick(find('button'));
  window.earlyClick = click;
  const onClick = vi.fn<() => void>();
  const unmount = replaceShell(undefined, onClick);
  expect(onClick).not.toHaveBeenCalled();
  act(restore);
  expect(onClick).toHaveBeenCalledOnce();
  expect(window.earlyClick).toBeUndefined();
  expect(click.listening.signal.aborted).toBe(true);
  unmount();
});

it('finds a button whose labels are in nested elements', () => {
  const label = '<span>Add to favorites</span><span aria-hidden="true">Remove</span>';
  container.innerHTML = `<button type="button" id="star"><span>${label}</span></button>`;
  const restore = watchEarlyInput(container);
  window.earlyClick = earlyClick(find('#star'));
  container.innerHTML = `<button type="button"><span>Products</span></button>
    <button type="button" id="star"><span>${label}</span></button>`;
  const clicked: string[] = [];
  container.addEventListener('click', ({ target }) => clicked.push((target as Element).id));
  restore();
  expect(clicked).toEqual(['star']);
});

it.each([
  ['a link', () => find('a')],
  ['a submit button', () => find('button', 1)],
  ['nothing', () => document],
])('doesn’t repeat a click on %s', (_, getTarget) => {
  const restore = watchEarlyInput(container);
  window.earlyClick = earlyClick(getTarget());
  const onClick = vi.fn<() => void>();
  const unmount = replaceShell(undefined, onClick);
  container.addEventListener('click', onClick);
  act(restore);
  expect(onClick).not.toHaveBeenCalled();
  unmount();
});

it('doesn’t repeat a click that the application has already handled', () => {
  const restore = watchEarlyInput(container);
  const onClick = vi.fn<() => void>();
  const unmount = replaceShell(undefined, onClick);
  window.earlyClick = earlyClick(find('button'));
  act(restore);
  expect(onClick).not.toHaveBeenCalled();
  unmount();
});

describe('on a list', () => {
  const row = (slug: string) => `<li><a href="/alerts/${slug}">Title</a>
    <button type="button" value="${slug}">Mark as read</button></li>`;
  const showRows = (...slugs: string[]) => {
    container.innerHTML = `<main><ul>${slugs.map(row).join('')}</ul></main>`;
  };

  it('repeats a click in the row of the same record, even if there are new rows', () => {
    showRows('storm', 'rates');
    const restore = watchEarlyInput(container);
    window.earlyClick = earlyClick(find('button'));
    showRows('flood', 'storm', 'rates');
    const clicked: string[] = [];
    for (const button of container.querySelectorAll('button'))
      button.addEventListener('click', () => clicked.push(button.value));
    restore();
    expect(clicked).toEqual(['storm']);
  });

  it('doesn’t repeat a click in a row that is gone', () => {
    showRows('storm', 'rates');
    const restore = watchEarlyInput(container);
    window.earlyClick = earlyClick(find('button'));
    showRows('rates');
    const onClick = vi.fn<() => void>();
    find('button').addEventListener('click', onClick);
    restore();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('in filters', () => {
  /** Shows filters. React generates another `name` for radio buttons in each visit, and the options can differ. */
  const showFilters = (radioName: string, states = ['MI', 'OH']) => {
    container.innerHTML = `<main><input name="search" value="hail">
      <fieldset><legend>Show</legend>
        <input type="checkbox" value="unread"><input type="checkbox" value="new" checked></fieldset>
      <fieldset><legend>States</legend>
        ${states.map((state) => `<input type="checkbox" value="${state}">`).join('')}</fieldset>
      <fieldset><legend>Topic</legend>
        <input type="radio" name="${radioName}" value="" checked>
        <input type="radio" name="${radioName}" value="MI"></fieldset></main>`;
  };

  /** Changes the shell's filters, then replaces them. Returns the application's inputs that receive a click or text. */
  function restoreAfter(change: () => void, states?: string[]): string[] {
    showFilters(':r1:');
    const restore = watchEarlyInput(container);
    change();
    showFilters(':r7:', states);
    const inputs: string[] = [];
    for (const type of ['click', 'input'])
      container.addEventListener(type, ({ target }) => {
        if (target instanceof HTMLInputElement)
          inputs.push(`${type} ${target.type} ${target.value}`);
      });
    restore();
    return inputs;
  }
  const check = (selector: string) => container.querySelector<HTMLInputElement>(selector)!.click();

  it('changes nothing if the user has changed nothing', () => {
    expect(restoreAfter(() => {})).toEqual([]);
  });

  it('repeats what the user has checked, unchecked, and chosen', () => {
    expect(restoreAfter(() => check('[value="unread"]'))).toContain('click checkbox unread');
    expect(restoreAfter(() => check('[value="new"]'))).toContain('click checkbox new');
    const clicks = restoreAfter(() => check('[type="radio"][value="MI"]'));
    expect(clicks).toContain('click radio MI');
    expect(clicks).not.toContain('click radio ');
  });

  it('never changes another option, if the options have changed', () => {
    const checkOhio = () => check('[value="OH"]');
    expect(restoreAfter(checkOhio, ['AL', 'MI', 'OH'])).toContain('click checkbox OH');
    expect(restoreAfter(checkOhio, ['AL', 'MI'])).toEqual([]);
  });

  it('types the text that the user has changed', () => {
    const inputs = restoreAfter(() => {
      container.querySelector<HTMLInputElement>('[name="search"]')!.value = 'roof';
    });
    expect(inputs).toEqual(['input text roof']);
  });
});
