import parse from 'html-react-parser';
import { createElement, Fragment, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { findDangers } from '../fixtures/find-dangers.ts';
import { fixtureOptions } from '../fixtures/options.ts';
import { RichContent } from '../rich-content.tsx';
import { parse as parseSafely } from '../parse/parse.ts';
import { render } from '../render/render.ts';
import { applyRules } from '../rules/apply-rules.ts';
import { sanitize } from '../sanitize/sanitize.ts';
import type { RendererName, Vector } from './protocol.ts';
import { Sentinel, touchAll } from './sentinel.ts';

// The page in which the fuzzer's documents are drawn. It knows nothing of how they are made.

declare global {
  const trustedTypes:
    | undefined
    | {
        createPolicy(
          name: string,
          rules: { createHTML(html: string): string },
        ): { createHTML(html: string): string };
      };
}

/** The harness' own way of putting markup into a page, where the page asks for Trusted Types. */
const secondReading =
  typeof trustedTypes === 'undefined'
    ? { createHTML: (html: string) => html }
    : trustedTypes.createPolicy('second-reading', { createHTML: (html) => html });

const sentinel = new Sentinel((finding) => window.report?.(finding));
sentinel.watch(window);

const logged = console.error;
console.error = (...args: readonly unknown[]) => {
  sentinel.add('render-error', args.map(String).join(' '));
  logged(...args);
};

/** Hears of React's errors, which may come later than the document that caused them. */
function listenFor(id: number): RootOptions {
  const hear = (what: string) => (error: unknown) =>
    sentinel.add('render-error', `${what}: ${String(error)}`, id);
  return {
    onUncaughtError: hear('uncaught'),
    onCaughtError: hear('caught'),
    onRecoverableError: hear('recovered'),
  };
}

function pageState(): string {
  const attributes = (element: Element) =>
    element
      .getAttributeNames()
      .map((name) => `${name}=${element.getAttribute(name)}`)
      .join();
  const { head, body, documentElement } = document;
  return [
    document.title,
    head.childElementCount,
    attributes(documentElement),
    attributes(body),
    body.childElementCount,
    location.href,
    getComputedStyle(body).display,
    document.querySelectorAll(':popover-open, dialog[open]').length,
  ].join(' | ');
}

/** A page like the portal's: controls of the page above, beside and below the content. */
function layOut(): { place: HTMLElement; content: HTMLElement; controls: readonly Element[] } {
  const place = document.createElement('section');
  place.className = 'case';
  const content = document.createElement('div');
  const controls = ['above', 'beside', 'below'].map((name) => {
    const control = document.createElement('button');
    control.className = name;
    return control;
  });
  place.append(...controls, content);
  content.className = 'content';
  document.querySelector('main')?.append(place);
  return { place, content, controls };
}

/** The page's own controls must be what is met where they stand. */
function checkReach(controls: readonly Element[]): void {
  for (const control of controls) {
    control.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    for (const part of [0.1, 0.5, 0.9]) {
      const met = document.elementFromPoint(left + width * part, top + height / 2);
      if (met === control || met === null) continue;
      sentinel.add('overlay', `${control.className} lies under ${met.outerHTML}`);
      return;
    }
  }
}

function renderContent(content: HTMLElement, html: string, renderer: RendererName): () => void {
  if (renderer === 'inner-html') {
    content.innerHTML = secondReading.createHTML(html);
    return () => content.replaceChildren();
  }
  const root = createRoot(content, listenFor(sentinel.current));
  const rendered: ReactNode =
    renderer === 'html-react-parser'
      ? parse(html)
      : createElement(RichContent, { html, ...fixtureOptions });
  flushSync(() => root.render(rendered));
  return () => root.unmount();
}

function reportDangers(root: ParentNode | null, when: string): void {
  if (root === null) return;
  for (const danger of findDangers(root)) sentinel.add('leftover', `${when}: ${danger}`);
}

/** A live document of its own, with scripting, as for a page that is sent the markup. */
function openLiveDocument(): { view: Window & typeof globalThis; remove: () => void } {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow?.window;
  if (!view) throw new Error('the frame has no window');
  const live = view.self;
  sentinel.watch(live);
  return { view: live, remove: () => frame.remove() };
}

/** The markup as innerHTML, then as a document of its own. */
function readAgain(markup: string, view: Window & typeof globalThis, when: string): void {
  const page = view.document;
  page.body.innerHTML = secondReading.createHTML(markup);
  reportDangers(page.body, `${when}, as innerHTML`);
  touchAll(page.body);
  page.open();
  page.write(secondReading.createHTML(`<!doctype html><title>x</title><body>${markup}`));
  page.close();
  sentinel.watchDocument(page);
  reportDangers(page.body, `${when}, as a page`);
  touchAll(page.body);
  if (page.title !== 'x') sentinel.add('page-changed', `${when}: title ${page.title}`);
}

/** Says when React has taken over what stands before it. */
function Settled({ report }: { report: () => void }): null {
  useEffect(report, [report]);
  return null;
}

/** What one document leaves to be done once all have been drawn. */
class Rest {
  readonly #undo: (() => void)[] = [];
  hydrated: Promise<void> = Promise.resolve();

  add(undo: () => void): void {
    this.#undo.push(undo);
  }

  undo(): void {
    for (const each of this.#undo) each();
  }
}

/** Reads the server's markup live, compares the two trees, and lets React take over the markup. */
function checkServer(
  { id, html, serverTree, serverMarkup }: Vector,
  view: Window & typeof globalThis,
  rest: Rest,
): void {
  if (serverTree === undefined || serverMarkup === undefined) return;
  readAgain(serverMarkup, view, 'of the server');
  const safe = sanitize(parseSafely(html, fixtureOptions.policy), fixtureOptions);
  const tree = applyRules(safe);
  if (!tree.truncated && JSON.stringify(tree.children) !== serverTree) {
    sentinel.add('tree-differs', `${JSON.stringify(tree.children)} <> ${serverTree}`);
    return;
  }
  const place = view.document.createElement('div');
  place.innerHTML = secondReading.createHTML(serverMarkup);
  rest.hydrated = new Promise((report) => {
    const content = createElement(Fragment, null, render(tree), createElement(Settled, { report }));
    const root = hydrateRoot(place, content, listenFor(id));
    rest.add(() => root.unmount());
  });
}

function check(vector: Vector, renderer: RendererName, view: Window & typeof globalThis): Rest {
  sentinel.current = vector.id;
  const before = pageState();
  const { place, content, controls } = layOut();
  const rest = new Rest();
  try {
    rest.add(renderContent(content, vector.html, renderer));
    const focused = document.activeElement;
    if (focused !== document.body) sentinel.add('page-changed', `focus in ${focused?.localName}`);
    const prose = renderer === 'content-renderer' ? content.firstElementChild : content;
    reportDangers(prose, 'drawn');
    const markup = content.innerHTML;
    const inside = prose?.innerHTML ?? '';
    checkReach(controls);
    touchAll(content);
    if (renderer === 'content-renderer') {
      readAgain(inside, view, 'read again');
      const again = document.createElement('div');
      place.append(again);
      rest.add(renderContent(again, markup, renderer));
      reportDangers(again.firstElementChild, 'drawn again');
      checkServer(vector, view, rest);
    }
  } catch (error) {
    sentinel.add('render-error', `thrown: ${String(error)}`);
  }
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  // Pictures load and fail in hidden places, too.
  place.hidden = true;
  rest.add(() => place.remove());
  const after = pageState();
  if (after !== before) sentinel.add('page-changed', `${before} >> ${after}`);
  return rest;
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Comes back once the tasks that wait have run; unlike a timer it is never held back. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

window.fuzz = async (vectors, renderer) => {
  const { view, remove } = openLiveDocument();
  const rests: Rest[] = [];
  for (const vector of vectors) {
    rests.push(check(vector, renderer, view));
    // What the browser has to say of a document, it says before the next.
    await nextTask();
  }
  // Whatever was set in motion has its time.
  await pause(50);
  await Promise.race([Promise.all(rests.map(({ hydrated }) => hydrated)), pause(5_000)]);
  for (const rest of rests) rest.undo();
  remove();
};
