import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { SettingsError } from '../../settings-error.ts';
import { createMetadataCache } from '../metadata-cache.ts';
import { parseXml } from './xml-message.ts';

/** Minimum time between two reads after an unknown signature, to limit the cost of forged messages. */
const RELOAD_INTERVAL_MS = 60_000;

const FETCH_TIMEOUT_MS = 10_000;

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** The identity provider, as described by its metadata. */
export type IdentityProvider = {
  entityId: string;
  signInUrl: string;
  /** `null` if the provider has no single logout. */
  logoutUrl: string | null;
  /** Base64 DER. During a rollover, there are several. */
  certificates: string[];
  /** Milliseconds since 1970. `Infinity` if the metadata doesn't expire. */
  validUntil: number;
};

export type IdentityProviderSource = {
  /** Returns the current metadata. @throws SsoRefusal `provider_unavailable` */
  get(): Promise<IdentityProvider>;
  /**
   * Reads the metadata again, because a message has a signature that no known certificate verifies.
   *
   * @returns Whether the certificates changed. `false` if they were read within the last minute, or can't be read.
   */
  reload(): Promise<boolean>;
};

/**
 * Creates a source of the identity provider's metadata. Reads the metadata when it is first needed, and again when it is
 * an hour old.
 *
 * @param location A file or URL.
 * @param now Milliseconds since 1970.
 */
export function createIdentityProvider(
  location: string,
  now: () => number,
): IdentityProviderSource {
  const get = createMetadataCache(
    async () => parseIdpMetadata(await readLocation(location), now()),
    now,
  );
  return {
    get,
    async reload() {
      const previous = await get();
      const provider = await get(RELOAD_INTERVAL_MS);
      return provider.certificates.join() !== previous.certificates.join();
    },
  };
}

async function readLocation(location: string): Promise<string> {
  if (!/^https?:/i.test(location)) return readFile(location, 'utf8');
  const response = await fetch(location, {
    redirect: 'error',
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  if (!response.ok)
    throw new Error(`The identity provider’s metadata can’t be fetched: status ${response.status}`);
  return response.text();
}

const serviceSchema = v.object({ '@Binding': v.string(), '@Location': v.string() });
const metadataSchema = v.object({
  EntityDescriptor: v.strictTuple([
    v.object({
      '@entityID': v.pipe(v.string(), v.nonEmpty()),
      '@validUntil': v.optional(v.string()),
      IDPSSODescriptor: v.strictTuple([
        v.object({
          KeyDescriptor: v.array(
            v.object({
              '@use': v.optional(v.string()),
              KeyInfo: v.array(
                v.object({
                  X509Data: v.array(
                    v.object({ X509Certificate: v.array(v.object({ '#text': v.string() })) }),
                  ),
                }),
              ),
            }),
          ),
          SingleSignOnService: v.array(serviceSchema),
          SingleLogoutService: v.optional(v.array(serviceSchema), []),
        }),
      ]),
    }),
  ]),
});

/**
 * Parses the metadata of one identity provider.
 *
 * @param now Milliseconds since 1970.
 * @throws SettingsError If it is not valid XML, is incomplete, or has expired.
 */
export function parseIdpMetadata(xml: string, now: number): IdentityProvider {
  const createError = (problem: string) => new SettingsError(`SAML_IDP_METADATA: ${problem}`);
  const parsed = v.safeParse(metadataSchema, parseMetadataXml(xml, createError));
  if (!parsed.success) {
    throw createError(
      'this is not the metadata of one SAML identity provider with a certificate and a sign-in address.',
    );
  }
  const [entity] = parsed.output.EntityDescriptor;
  const [descriptor] = entity.IDPSSODescriptor;
  const validUntil = entity['@validUntil'] ? Date.parse(entity['@validUntil']) : Infinity;
  if (!(validUntil > now)) {
    throw createError('the metadata has expired. Get a new copy from the identity provider.');
  }
  const findRedirect = (services: readonly v.InferOutput<typeof serviceSchema>[]) =>
    services.find((service) => service['@Binding'] === REDIRECT)?.['@Location'] ?? null;
  const signInUrl = findRedirect(descriptor.SingleSignOnService);
  if (signInUrl === null) {
    throw createError(
      'the identity provider has no sign-in address with the HTTP-Redirect binding.',
    );
  }
  const certificates = descriptor.KeyDescriptor.filter((key) => key['@use'] !== 'encryption')
    .flatMap(({ KeyInfo }) => KeyInfo.flatMap(({ X509Data }) => X509Data))
    .flatMap(({ X509Certificate }) => X509Certificate.map((each) => each['#text']))
    .map((certificate) => certificate.replace(/\s/g, ''));
  if (certificates.length === 0)
    throw createError('the identity provider has no signing certificate.');
  return {
    entityId: entity['@entityID'],
    signInUrl,
    logoutUrl: findRedirect(descriptor.SingleLogoutService),
    certificates: [...new Set(certificates)],
    validUntil,
  };
}

function parseMetadataXml(xml: string, createError: (problem: string) => SettingsError): unknown {
  try {
    // Comments are common in metadata. Removing them is safe, because the host verifies no signature of the metadata.
    return parseXml(xml.replace(/<!--[^]*?-->/g, ''));
  } catch {
    throw createError('this is not valid XML, or it contains a document type.');
  }
}
