import { waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PortalRouter } from './portal-router.tsx';

/** Longer than React draws without a pause. */
const SLICE = 20;

it('shows where the router was led while the first drawing was under way', async () => {
  let led = false;
  function SlowScreen() {
    if (!led) {
      led = true;
      void router.navigate('/session-ended');
      const until = performance.now() + SLICE;
      while (performance.now() < until);
    }
    return <p>Slow</p>;
  }
  const router = createMemoryRouter([
    { path: '/', element: [<SlowScreen key="screen" />, <p key="rest">Rest</p>] },
    { path: '/session-ended', element: <p>Your session has ended</p> },
  ]);
  // The portal's error routing listens from the first moment; the router then keeps nothing for who comes later.
  router.subscribe(() => undefined);
  const container = document.createElement('div');
  const root = createRoot(container);
  startTransition(() => root.render(<PortalRouter router={router} />));
  await waitFor(() => expect(container.textContent).toBe('Your session has ended'));
  root.unmount();
});
