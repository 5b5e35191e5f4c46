import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { RichText } from './candidates/candidate.ts';

/** What a candidate's page can be asked for. Times are milliseconds. */
export interface ContentStopwatch {
  /** Documents by name, handed over once. */
  documents: Record<string, string>;
  /** From an empty page to the committed document: parse, sanitize, React, DOM, no layout. */
  mount(name: string, times: number): number[];
  /** Mounts a document and leaves it there: for a page whose main thread is timed from outside. */
  show(name: string): void;
  /** The parent draws again, with the same document. */
  renderAgain(name: string, times: number): number[];
  /** Shares of a document's elements and of its text that are shown. */
  kept(name: string): { elements: number; text: number };
  /** How many of the attacks leave something alive. */
  alive(attacks: readonly string[]): number;
  /** Mounts a document in a transition; the longest task and the worst wait of a key press meanwhile. */
  transition(name: string): Promise<{ longestTask: number; inputDelay: number }>;
}

declare global {
  interface Window {
    stopwatch: ContentStopwatch;
  }
}

const DANGEROUS = 'base, embed, form, iframe, link, meta, object, script, style';
const CONTROLS = /[\p{Cc}\s]/gu;

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown);
  return children;
}

function isAlive(element: Element): boolean {
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

const textOf = (node: Node) => (node.textContent ?? '').replace(/\s/g, '');

/** Hands a candidate's stopwatch to whoever drives the page. */
export function expose(Candidate: RichText): void {
  // Nothing is laid out: that is the browser's own share, and alike for all.
  const hiddenPlace = () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.hidden = true;
    return place;
  };
  const place = hiddenPlace();
  const lasting = createRoot(hiddenPlace());
  let serial = 0;

  const documentOf = (name: string) => {
    const html = window.stopwatch.documents[name];
    if (html === undefined) throw new Error(`No document is called "${name}".`);
    // A beginning of its own each time, so that no cache can help.
    serial += 1;
    return `<p>Reading ${serial}</p>\n${html}`;
  };
  const timed = (work: () => void) => {
    const start = performance.now();
    flushSync(work);
    return performance.now() - start;
  };
  const shown = <T,>(html: string, look: () => T): T => {
    const root = createRoot(place);
    flushSync(() => root.render(<Candidate html={html} />));
    const seen = look();
    flushSync(() => root.unmount());
    return seen;
  };

  window.stopwatch = {
    documents: {},
    mount(name, times) {
      return Array.from({ length: times }, () => {
        const html = documentOf(name);
        const root = createRoot(place);
        const time = timed(() => root.render(<Candidate html={html} />));
        flushSync(() => root.unmount());
        return time;
      });
    },
    show(name) {
      const html = documentOf(name);
      flushSync(() => lasting.render(<Candidate html={html} />));
    },
    renderAgain(name, times) {
      const html = documentOf(name);
      const root = createRoot(place);
      flushSync(() => root.render(<Candidate html={html} />));
      const all = Array.from({ length: times }, () =>
        timed(() => root.render(<Candidate html={html} />)),
      );
      flushSync(() => root.unmount());
      return all;
    },
    kept(name) {
      const template = document.createElement('template');
      template.innerHTML = documentOf(name);
      const elements = [...template.content.querySelectorAll('*')];
      // A title that each element carries along tells which of them came through, whatever became of it.
      elements.forEach((element, index) => element.setAttribute('title', `element ${index}`));
      return shown(template.innerHTML, () => {
        const titles = [...place.querySelectorAll('[title]')].map((element) =>
          element.getAttribute('title'),
        );
        return {
          elements: new Set(titles).size / elements.length,
          text: textOf(place).length / textOf(template.content).length,
        };
      });
    },
    alive(attacks) {
      const before = new Set(document.querySelectorAll('*'));
      return attacks.filter((html) =>
        shown(html, () =>
          // React lifts some elements into the head.
          [...document.querySelectorAll('*')].some(
            (element) => !before.has(element) && isAlive(element),
          ),
        ),
      ).length;
    },
    async transition(name) {
      const html = documentOf(name);
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ type: 'longtask' });
      const waits: number[] = [];
      const onKey = (event: KeyboardEvent) => waits.push(performance.now() - event.timeStamp);
      window.addEventListener('keydown', onKey);
      const root = createRoot(place);
      await new Promise<void>((resolve) => {
        startTransition(() =>
          root.render(
            <Shown onShown={resolve}>
              <Candidate html={html} />
            </Shown>,
          ),
        );
      });
      // The observer hears of the last task, and a key pressed during it arrives, once it is over.
      await new Promise((resolve) => setTimeout(resolve, 150));
      observer.disconnect();
      window.removeEventListener('keydown', onKey);
      flushSync(() => root.unmount());
      return { longestTask: Math.max(0, ...tasks), inputDelay: Math.max(0, ...waits) };
    },
  };
}
