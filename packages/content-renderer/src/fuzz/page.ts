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
import type { RendererName, FuzzDocument } from './protocol.ts';
import { Sentinel, interactWithAll } from './sentinel.ts';

// The page that renders the fuzzer's documents.

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

/** Lets the fuzzer itself write markup when the page requires Trusted Types. */
const unsafePolicy =
  typeof trustedTypes === 'undefined'
    ? { createHTML: (html: string) => html }
    : trustedTypes.createPolicy('fuzz-reparse', { createHTML: (html) => html });

const sentinel = new Sentinel((finding) => window.report?.(finding));
sentinel.addTraps(window);

const originalError = console.error;
console.error = (...args: readonly unknown[]) => {
  sentinel.add('render-error', args.map(String).join(' '));
  originalError(...args);
};

/** Reports React's errors with the id of the document that caused them. By then, another document can be under test. */
function createRootOptions(id: number): RootOptions {
  const report = (kind: string) => (error: unknown) =>
    sentinel.add('render-error', `${kind}: ${String(error)}`, id);
  return {
    onUncaughtError: report('uncaught'),
    onCaughtError: report('caught'),
    onRecoverableError: report('recovered'),
  };
}

/** Describes the parts of the page that a document must not change. */
function describePage(): string {
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

/** Adds a section like the portal's pages: controls above, beside, and below the content. */
function addSection(): {
  section: HTMLElement;
  content: HTMLElement;
  controls: readonly Element[];
} {
  const section = document.createElement('section');
  section.className = 'case';
  const content = document.createElement('div');
  const controls = ['above', 'beside', 'below'].map((name) => {
    const control = document.createElement('button');
    control.className = name;
    return control;
  });
  section.append(...controls, content);
  content.className = 'content';
  document.querySelector('main')?.append(section);
  return { section, content, controls };
}

/** Checks that the content does not cover the page's controls. */
function checkOverlay(controls: readonly Element[]): void {
  for (const control of controls) {
    control.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    for (const share of [0.1, 0.5, 0.9]) {
      const hit = document.elementFromPoint(left + width * share, top + height / 2);
      if (hit === control || hit === null) continue;
      sentinel.add('overlay', `${control.className} is covered by ${hit.outerHTML}`);
      return;
    }
  }
}

function renderContent(content: HTMLElement, html: string, renderer: RendererName): () => void {
  if (renderer === 'inner-html') {
    content.innerHTML = unsafePolicy.createHTML(html);
    return () => content.replaceChildren();
  }
  const root = createRoot(content, createRootOptions(sentinel.currentId));
  const rendered: ReactNode =
    renderer === 'html-react-parser'
      ? parse(html)
      : createElement(RichContent, { html, ...fixtureOptions });
  flushSync(() => root.render(rendered));
  return () => root.unmount();
}

function reportDangers(root: ParentNode | null, phase: string): void {
  if (root === null) return;
  for (const danger of findDangers(root)) sentinel.add('forbidden-markup', `${phase}: ${danger}`);
}

/** Opens a separate document with scripting, like a page that receives the markup. */
function openLiveDocument(): { view: Window & typeof globalThis; remove: () => void } {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow?.window;
  if (!view) throw new Error('the frame has no window');
  const liveWindow = view.self;
  sentinel.addTraps(liveWindow);
  return { view: liveWindow, remove: () => frame.remove() };
}

/** Parses markup in another document: first through innerHTML, then as a whole page. */
function reparse(markup: string, view: Window & typeof globalThis, phase: string): void {
  const page = view.document;
  page.body.innerHTML = unsafePolicy.createHTML(markup);
  reportDangers(page.body, `${phase}, as innerHTML`);
  interactWithAll(page.body);
  page.open();
  page.write(unsafePolicy.createHTML(`<!doctype html><title>x</title><body>${markup}`));
  page.close();
  sentinel.addListeners(page);
  reportDangers(page.body, `${phase}, as a page`);
  interactWithAll(page.body);
  if (page.title !== 'x') sentinel.add('page-changed', `${phase}: title ${page.title}`);
}

/** Calls `onHydrate` when React has hydrated the content before this component. */
function HydrationListener({ onHydrate }: { onHydrate: () => void }): null {
  useEffect(onHydrate, [onHydrate]);
  return null;
}

/** The cleanup of one document. It runs after all documents are rendered. */
class Cleanup {
  readonly #undoFunctions: (() => void)[] = [];
  hydrated: Promise<void> = Promise.resolve();

  add(undo: () => void): void {
    this.#undoFunctions.push(undo);
  }

  undo(): void {
    for (const undo of this.#undoFunctions) undo();
  }
}

/** Parses the server's markup, compares browser and server trees, and hydrates the markup. */
function checkServer(
  { id, html, serverTree, serverMarkup }: FuzzDocument,
  view: Window & typeof globalThis,
  cleanup: Cleanup,
): void {
  if (serverTree === undefined || serverMarkup === undefined) return;
  reparse(serverMarkup, view, 'server markup');
  const safeTree = sanitize(parseSafely(html, fixtureOptions.policy), fixtureOptions);
  const tree = applyRules(safeTree);
  if (!tree.truncated && JSON.stringify(tree.children) !== serverTree) {
    sentinel.add('tree-differs', `${JSON.stringify(tree.children)} <> ${serverTree}`);
    return;
  }
  const container = view.document.createElement('div');
  container.innerHTML = unsafePolicy.createHTML(serverMarkup);
  cleanup.hydrated = new Promise((onHydrate) => {
    const content = createElement(
      Fragment,
      null,
      render(tree),
      createElement(HydrationListener, { onHydrate }),
    );
    const root = hydrateRoot(container, content, createRootOptions(id));
    cleanup.add(() => root.unmount());
  });
}

/** Renders a document and checks its effects. */
function checkDocument(
  fuzzDocument: FuzzDocument,
  renderer: RendererName,
  view: Window & typeof globalThis,
): Cleanup {
  sentinel.currentId = fuzzDocument.id;
  const before = describePage();
  const { section, content, controls } = addSection();
  const cleanup = new Cleanup();
  try {
    cleanup.add(renderContent(content, fuzzDocument.html, renderer));
    const focused = document.activeElement;
    if (focused !== document.body) sentinel.add('page-changed', `focus in ${focused?.localName}`);
    const prose = renderer === 'content-renderer' ? content.firstElementChild : content;
    reportDangers(prose, 'rendered');
    const markup = content.innerHTML;
    const proseMarkup = prose?.innerHTML ?? '';
    checkOverlay(controls);
    interactWithAll(content);
    if (renderer === 'content-renderer') {
      reparse(proseMarkup, view, 'parsed again');
      const secondContent = document.createElement('div');
      section.append(secondContent);
      cleanup.add(renderContent(secondContent, markup, renderer));
      reportDangers(secondContent.firstElementChild, 'rendered again');
      checkServer(fuzzDocument, view, cleanup);
    }
  } catch (error) {
    sentinel.add('render-error', `thrown: ${String(error)}`);
  }
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  // Hides the section instead of removing it, so that its images still load or fail.
  section.hidden = true;
  cleanup.add(() => section.remove());
  const after = describePage();
  if (after !== before) sentinel.add('page-changed', `${before} >> ${after}`);
  return cleanup;
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Resolves after the pending tasks; unlike a timer, it is never throttled. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

window.fuzz = async (fuzzDocuments, renderer) => {
  const { view, remove } = openLiveDocument();
  const cleanups: Cleanup[] = [];
  for (const fuzzDocument of fuzzDocuments) {
    cleanups.push(checkDocument(fuzzDocument, renderer, view));
    // Wait for the browser's events before the next document.
    await nextTask();
  }
  // Wait for asynchronous effects.
  await wait(50);
  await Promise.race([Promise.all(cleanups.map(({ hydrated }) => hydrated)), wait(5_000)]);
  for (const cleanup of cleanups) cleanup.undo();
  remove();
};
