/** @jest-environment node */
// Runs in Vitest, and in Jest's ESM mode.
import { setupServer } from 'msw/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { alerts, createApiClient } from '@producer-portal/api';
import { createSession } from '@producer-portal/api/session';
import { FIXED_NOW, sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import { RichContent } from '@producer-portal/content-renderer';
import { Button } from '@producer-portal/ui/button';

test('the sample handlers respond to the client', async () => {
  const server = setupServer(...sampleHandlers());
  server.listen({ onUnhandledFrame: 'error' });
  const session = createSession({ storage: null, now: () => FIXED_NOW });
  session.signIn(sampleTokens());
  const { items } = await alerts.list.fetch(
    createApiClient({ host: 'http://host.invalid', session }),
    {},
  );
  server.close();
  expect(items.length).toBeGreaterThan(3);
});

test('components render on a server', () => {
  const content = createElement(RichContent, { html: '<p>Text<script>x</script></p>' });
  expect(renderToStaticMarkup(content)).toContain('<p>Text</p>');
  expect(renderToStaticMarkup(createElement(Button, null, 'Save'))).toContain('pp_button_root');
});
