import { waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PortalRouter } from './portal-router.tsx';

/** Longer than React renders before it yields, in milliseconds. */
const BLOCKING_MS = 20;

it('shows the page that the router navigated to during the first render', async () => {
  let hasNavigated = false;
  function SlowScreen() {
    if (!hasNavigated) {
      hasNavigated = true;
      void router.navigate('/session-ended');
      const until = performance.now() + BLOCKING_MS;
      while (performance.now() < until);
    }
    return <p>Slow</p>;
  }
  const router = createMemoryRouter([
    { path: '/', element: [<SlowScreen key="screen" />, <p key="rest">Rest</p>] },
    { path: '/session-ended', element: <p>Your session has ended</p> },
  ]);
  // As in the portal, where error routing subscribes early: with a subscriber, the router doesn't replay missed state changes.
  router.subscribe(() => undefined);
  const container = document.createElement('div');
  const root = createRoot(container);
  startTransition(() => root.render(<PortalRouter router={router} />));
  await waitFor(() => expect(container.textContent).toBe('Your session has ended'));
  root.unmount();
});
