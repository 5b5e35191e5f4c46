import { handlers } from '@producer-portal/api/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApplication } from '../testing/application.tsx';
import { useNetwork } from '../testing/network.ts';
import { signInSample } from '../testing/open-screen.tsx';
import { prerenderShell } from './prerender.tsx';

const network = useNetwork();
afterEach(() => {
  document.body.replaceChildren();
});

/** Describes each element by its tag, its styles, its link, and its text. */
const describeElements = (container: Element) =>
  [...container.querySelectorAll('*')].map((element) =>
    [
      element.tagName,
      element.getAttribute('class'),
      element.getAttribute('href'),
      element.textContent,
    ].join(),
  );

it('renders the header and footer that the application shows first', async () => {
  const prerendered = document.createElement('div');
  prerendered.innerHTML = prerenderShell();
  const [header, footer] = ['header', 'footer'].map((name) => prerendered.querySelector(name)!);

  signInSample('independent-csr');
  network.use(
    handlers.menus.all.pending(),
    handlers.alerts.count.pending(),
    handlers.favoritePages.list.pending(),
  );
  const { element, stop } = openApplication('/contact-us');
  const { unmount } = render(element);
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  expect(describeElements(screen.getByRole('banner'))).toEqual(describeElements(header!));
  expect(describeElements(screen.getByRole('contentinfo'))).toEqual(describeElements(footer!));
  unmount();
  stop();
});
