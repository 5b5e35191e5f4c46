import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Screens load their code first, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout: scrolling does nothing, and sizes never change.
Element.prototype.scrollIntoView = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Test files share one document, so each test leaves it empty.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
