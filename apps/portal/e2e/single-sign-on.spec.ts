import type { Page } from '@playwright/test';
import { findFreePort, startHost, startIdentityProvider } from './host.ts';
import type { Host } from './host.ts';
import { expect, heading, test } from './portal.ts';

// Tests sign-in and sign-out through an identity provider that runs locally.

/** A page with a query that makes its path 2,000 characters long. */
const deepLink = `/contact-us?campaign=${'storm-'.repeat(400)}`.slice(0, 2000);

const oidc = (provider: string) => ({
  SSO_PROTOCOL: 'oidc',
  OIDC_ISSUER: provider,
  OIDC_CLIENT_ID: 'portal',
  OIDC_ALLOW_HTTP: 'on',
});
const saml = (provider: string) => ({
  SSO_PROTOCOL: 'saml',
  SAML_IDP_METADATA: `${provider}/metadata`,
  SAML_ENTITY_ID: 'https://portal.example.com/saml',
});

/** The host's settings for each configuration of the identity provider. */
const settings = {
  'oidc-secret': (provider: string) => ({
    ...oidc(provider),
    OIDC_CLIENT_SECRET: 'a-secret-of-the-test-client',
  }),
  'oidc-public': oidc,
  'saml-assertion': saml,
  'saml-response': saml,
};
type Configuration = keyof typeof settings;

/** Starts an identity provider, and a host that signs users in there, for the tests of a group. */
function useSingleSignOn(configuration: Configuration, level = 'producer') {
  let provider: Host;
  let portal: Host;
  // The browser asks the provider for an icon.
  test.use({ expectedErrors: /favicon/ });
  test.beforeAll(async ({ postgresql }) => {
    const port = String(await findFreePort());
    // The host name differs from the provider's, so that the browser treats them as different sites.
    const origin = `http://localhost:${port}`;
    provider = await startIdentityProvider(configuration, origin, level);
    portal = await startHost(postgresql ?? undefined, {
      PORT: port,
      PUBLIC_ORIGIN: origin,
      SSO_CLAIMS: JSON.stringify({
        uuid: configuration.startsWith('saml') ? 'NameID' : 'uuid',
        agent_code: 'agent_code',
        access_level: 'level',
        sales_channel: 'channel',
        states: 'states',
      }),
      ...settings[configuration](provider.origin),
    });
    portal.origin = origin;
  });
  test.afterAll(async () => {
    await portal.stop();
    await provider.stop();
  });
  return {
    get portal() {
      return portal;
    },
    get provider() {
      return provider;
    },
  };
}

/** Clicks a button on the identity provider's page. */
async function clickAtProvider(page: Page, provider: Host, button: string): Promise<void> {
  await page.waitForURL(`${provider.origin}/**`);
  await page.getByRole('button', { name: button }).click();
}

for (const configuration of Object.keys(settings) as Configuration[]) {
  test.describe(`single sign-on with ${configuration}`, { tag: '@one-width' }, () => {
    const sso = useSingleSignOn(configuration);

    test('keeps a deep link of 2,000 characters, and signs out at the provider', async ({
      page,
    }) => {
      const { portal, provider } = sso;
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

for (const configuration of ['oidc-secret', 'saml-assertion'] as const) {
  test.describe(
    `single sign-on without access, with ${configuration}`,
    { tag: '@one-width' },
    () => {
      const sso = useSingleSignOn(configuration, 'guest');

      test('shows a reference number', async ({ page }) => {
        const { portal, provider } = sso;
        await page.goto(`${portal.origin}/contact-us`);
        const refused = page.waitForRequest(/\/login\?/);
        await clickAtProvider(page, provider, 'Sign in');
        const { searchParams } = new URL((await refused).url());
        await expect(page).toHaveURL(`${portal.origin}/unauthorized`);
        await expect(heading(page, 'Your account doesn’t have access')).toBeVisible();
        await expect(page.getByText(searchParams.get('reference') ?? 'no reference')).toBeVisible();
      });
    },
  );
}
