import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { RichText } from './candidates/candidate.ts';

/** Measurements in the page of a candidate: an HTML renderer that the benchmark compares. Times are in milliseconds. */
export interface ContentStopwatch {
  /** Documents by name. */
  documents: Record<string, string>;
  /** Measures how long each of several mounts takes: parse, sanitize, React, and DOM, without layout. */
  mount(name: string, repetitions: number): number[];
  /** Mounts a document and leaves it there; the caller measures the time. */
  show(name: string): void;
  /** Measures how long each of several renders with the same document takes. */
  renderAgain(name: string, repetitions: number): number[];
  /** Shares of a document's elements and text that are rendered. */
  measureKeptContent(name: string): { elements: number; text: number };
  /** Number of attacks that leave dangerous markup. */
  countDangerousAttacks(attacks: readonly string[]): number;
  /** Mounts a document in a transition; returns the longest task and the longest input delay. */
  transition(name: string): Promise<{ longestTask: number; inputDelay: number }>;
}

declare global {
  interface Window {
    stopwatch: ContentStopwatch;
  }
}

const DANGEROUS = 'base, embed, form, iframe, link, meta, object, script, style';
const CONTROLS = /[\p{Cc}\s]/gu;

function CommitObserver({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit);
  return children;
}

function isDangerous(element: Element): boolean {
  return (
    element.matches(DANGEROUS) ||
    element
      .getAttributeNames()
      .some(
        (name) =>
          name.startsWith('on') ||
          /^(?:java|vb)script:/i.test((element.getAttribute(name) ?? '').replace(CONTROLS, '')),
      )
  );
}

const getText = (node: Node) => (node.textContent ?? '').replace(/\s/g, '');

/** Adds a candidate's stopwatch to the page's window. */
export function exposeStopwatch(Candidate: RichText): void {
  // Hidden to exclude layout from the measurements, because it would take the same time for every candidate.
  const addContainer = () => {
    const element = document.body.appendChild(document.createElement('div'));
    element.hidden = true;
    return element;
  };
  const container = addContainer();
  const permanentRoot = createRoot(addContainer());
  let serial = 0;

  const createDocument = (name: string) => {
    const html = window.stopwatch.documents[name];
    if (html === undefined) throw new Error(`There is no document "${name}".`);
    // A different first paragraph each time prevents caching.
    serial += 1;
    return `<p>Reading ${serial}</p>\n${html}`;
  };
  const measureTime = (work: () => void) => {
    const start = performance.now();
    flushSync(work);
    return performance.now() - start;
  };
  const renderAndInspect = <T,>(html: string, inspect: () => T): T => {
    const root = createRoot(container);
    flushSync(() => root.render(<Candidate html={html} />));
    const inspection = inspect();
    flushSync(() => root.unmount());
    return inspection;
  };

  window.stopwatch = {
    documents: {},
    mount(name, repetitions) {
      return Array.from({ length: repetitions }, () => {
        const html = createDocument(name);
        const root = createRoot(container);
        const time = measureTime(() => root.render(<Candidate html={html} />));
        flushSync(() => root.unmount());
        return time;
      });
    },
    show(name) {
      const html = createDocument(name);
      flushSync(() => permanentRoot.render(<Candidate html={html} />));
    },
    renderAgain(name, repetitions) {
      const html = createDocument(name);
      const root = createRoot(container);
      flushSync(() => root.render(<Candidate html={html} />));
      const all = Array.from({ length: repetitions }, () =>
        measureTime(() => root.render(<Candidate html={html} />)),
      );
      flushSync(() => root.unmount());
      return all;
    },
    measureKeptContent(name) {
      const template = document.createElement('template');
      template.innerHTML = createDocument(name);
      const elements = [...template.content.querySelectorAll('*')];
      // A unique title identifies each element in the output, even if its tag changed.
      elements.forEach((element, index) => element.setAttribute('title', `element ${index}`));
      return renderAndInspect(template.innerHTML, () => {
        const titles = [...container.querySelectorAll('[title]')].map((element) =>
          element.getAttribute('title'),
        );
        return {
          elements: new Set(titles).size / elements.length,
          text: getText(container).length / getText(template.content).length,
        };
      });
    },
    countDangerousAttacks(attacks) {
      const before = new Set(document.querySelectorAll('*'));
      return attacks.filter((html) =>
        renderAndInspect(html, () =>
          // React hoists some elements into the head.
          [...document.querySelectorAll('*')].some(
            (element) => !before.has(element) && isDangerous(element),
          ),
        ),
      ).length;
    },
    async transition(name) {
      const html = createDocument(name);
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ type: 'longtask' });
      const waits: number[] = [];
      const onKey = (event: KeyboardEvent) => waits.push(performance.now() - event.timeStamp);
      window.addEventListener('keydown', onKey);
      const root = createRoot(container);
      await new Promise<void>((resolve) => {
        startTransition(() =>
          root.render(
            <CommitObserver onCommit={resolve}>
              <Candidate html={html} />
            </CommitObserver>,
          ),
        );
      });
      // The browser reports the last task, and key presses during that task, only after the task ends.
      await new Promise((resolve) => setTimeout(resolve, 150));
      observer.disconnect();
      window.removeEventListener('keydown', onKey);
      flushSync(() => root.unmount());
      return { longestTask: Math.max(0, ...tasks), inputDelay: Math.max(0, ...waits) };
    },
  };
}
