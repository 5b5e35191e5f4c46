import type { Page } from '@playwright/test';
import { findFreePort, startHost, startIdentityProvider } from './host.ts';
import type { Host } from './host.ts';
import { expect, heading, test } from './portal.ts';

// Tests sign-in and sign-out through an identity provider that runs locally.

/** A page with a query that makes its path 2,000 characters long. */
const deepLink = `/contact-us?campaign=${'storm-'.repeat(400)}`.slice(0, 2000);

const settings = {
  oidc: (provider: string) => ({
    SSO_PROTOCOL: 'oidc',
    OIDC_ISSUER: provider,
    OIDC_CLIENT_ID: 'portal',
    OIDC_ALLOW_HTTP: 'on',
  }),
  saml: (provider: string) => ({
    SSO_PROTOCOL: 'saml',
    SAML_IDP_METADATA: `${provider}/metadata`,
    SAML_ENTITY_ID: 'https://portal.example.com/saml',
  }),
};

/** Clicks a button on the identity provider's page. */
async function clickAtProvider(page: Page, provider: Host, button: string): Promise<void> {
  await page.waitForURL(`${provider.origin}/**`);
  await page.getByRole('button', { name: button }).click();
}

for (const protocol of ['oidc', 'saml'] as const) {
  test.describe(`single sign-on with ${protocol}`, { tag: '@one-width' }, () => {
    // The browser asks the provider for an icon.
    test.use({ expectedErrors: /favicon/ });
    let provider: Host;
    let portal: Host;

    test.beforeAll(async ({ postgresql }) => {
      const port = String(await findFreePort());
      // The host name differs from the provider's, so that the browser treats them as different sites.
      const origin = `http://localhost:${port}`;
      provider = await startIdentityProvider(protocol, origin);
      portal = await startHost(postgresql ?? undefined, {
        PORT: port,
        PUBLIC_ORIGIN: origin,
        SSO_CLAIMS: JSON.stringify({
          uuid: protocol === 'saml' ? 'NameID' : 'uuid',
          agent_code: 'agent_code',
          access_level: 'level',
          sales_channel: 'channel',
          states: 'states',
        }),
        ...settings[protocol](provider.origin),
      });
      portal.origin = origin;
    });
    test.afterAll(async () => {
      await portal.stop();
      await provider.stop();
    });

    test('keeps a deep link of 2,000 characters, and signs out at the provider', async ({
      page,
    }) => {
      expect(deepLink).toHaveLength(2000);
      await page.goto(portal.origin + deepLink);
      await clickAtProvider(page, provider, 'Sign in');
      await expect(page).toHaveURL(portal.origin + deepLink);
      await expect(heading(page, 'Contact us')).toBeVisible();

      const token = await page.evaluate(() => localStorage.getItem('jwt') ?? '');
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await clickAtProvider(page, provider, 'Sign out');
      await expect(heading(page, 'You’re signed out')).toBeVisible();
      await expect(page).toHaveURL(`${portal.origin}/logged-out`);
      const headers = { Authorization: `Bearer ${token}` };
      expect((await page.request.get(`${portal.origin}/api/v1/states`, { headers })).status()).toBe(
        401,
      );

      // The provider's own session has ended too, so the user must sign in again.
      await page.goto(`${portal.origin}/contact-us`);
      await clickAtProvider(page, provider, 'Sign in');
      await expect(heading(page, 'Contact us')).toBeVisible();
    });
  });
}
