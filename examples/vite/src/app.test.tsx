import { handlers, sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { App } from './app';
import { queryClient, session } from './portal';

// The first call also loads the code that sends requests, which can take seconds on a busy computer.
configure({ asyncUtilTimeout: 10_000 });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  server.use(...sampleHandlers());
  session.signIn(sampleTokens('manager', { now: Date.now() }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

const renderApp = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );

test('lists alerts and opens an alert', async () => {
  renderApp('/');
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  const title = first?.textContent ?? '';
  fireEvent.click(screen.getByRole('link', { name: title }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

test('shows a button to try again after a failure', async () => {
  server.use(handlers.alerts.list.failed(503));
  renderApp('/');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('explains an empty list', async () => {
  server.use(handlers.alerts.list.empty());
  renderApp('/');
  expect(await screen.findByText('New alerts for your states appear here.')).toBeTruthy();
});
