import { LiveRegionProvider } from '@producer-portal/ui';
import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { routeDef } from '../../routes.manifest.ts';
import { createTestServices } from '../../testing/services.ts';
import { ServicesProvider } from '../session/services.tsx';
import { CurrentRouteProvider } from '../shell/use-route-def.ts';
import { NewVersion } from './new-version.tsx';

it('stays hidden on order pages, where it would cover the buttons', async () => {
  const serviceWorker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  const services = createTestServices();
  const renderOn = (name: Parameters<typeof routeDef>[0]) => (
    <ServicesProvider value={services}>
      <LiveRegionProvider>
        <CurrentRouteProvider value={routeDef(name)}>
          <NewVersion />
        </CurrentRouteProvider>
      </LiveRegionProvider>
    </ServicesProvider>
  );
  const { rerender } = render(renderOn('co-op.orders'));
  const data = { type: 'new-version', entry: '/assets/new.js' };
  act(() => void serviceWorker.dispatchEvent(new MessageEvent('message', { data })));
  // Gives the message time to load, as it would on other pages.
  await import('./new-version-message.tsx');
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  rerender(renderOn('alerts.list'));
  await screen.findByRole('button', { name: 'Reload' });
});
