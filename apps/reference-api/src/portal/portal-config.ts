import * as v from 'valibot';

/**
 * A host name in lowercase with an optional port other than the default port, as the portal requires. The strict format prevents
 * header injection.
 */
const host = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::(?!443$)[1-9]\d{0,4})?$/,
    'must be a host name in lowercase, without https:// or :443',
  ),
);
const origin = v.union([
  v.literal(''),
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i, 'must be an origin'),
  ),
]);

/** The portal's configuration (docs/contract.md#configuration-keys). The portal defines the defaults. */
const portalConfigSchema = v.strictObject({
  apiHost: v.optional(origin),
  ssoInitiatePath: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  ssoLogoutPath: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.startsWith('/'))])),
  adminHost: v.optional(origin),
  portalName: v.optional(v.string()),
  askTitle: v.optional(v.string()),
  downloadHosts: v.optional(v.array(host)),
  imageHosts: v.optional(v.array(host)),
  videoHosts: v.optional(v.array(host)),
  deniedPhrases: v.optional(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty('must be a word or phrase'))),
  ),
  idleMinutes: v.optional(v.pipe(v.number(), v.gtValue(2, 'must be more than 2'))),
  locales: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
  defaultLocale: v.optional(v.string()),
  errorReporting: v.optional(
    v.strictObject({
      dsn: v.pipe(v.string(), v.url()),
      tracesSampleRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    }),
  ),
  serviceWorker: v.optional(v.boolean()),
  savedAnswersHours: v.optional(v.pipe(v.number(), v.minValue(0))),
});
export type PortalConfig = v.InferOutput<typeof portalConfigSchema>;

/**
 * Parses the JSON of PORTAL_CONFIG.
 *
 * @throws Error With the reason, and with the invalid key unless the text isn't a JSON object.
 */
export function parsePortalConfig(json: string): PortalConfig {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), portalConfigSchema), json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  throw new Error(`PORTAL_CONFIG${where ? `, ${where}` : ''}: ${issue.message}`);
}

const CONFIG_BLOCK =
  /(<script\b(?=[^>]*\bid=["']portal-config["'])(?=[^>]*\btype=["']application\/json["'])[^>]*>)[\s\S]*?(<\/script>)/i;

/**
 * Writes the configuration into the page's data block. It escapes `<`, `>`, `&`, and the line separators
 * that HTML and JavaScript treat differently, so that no value can end the block.
 *
 * @throws Error If the page has no such block.
 */
export function fillConfigBlock(html: string, config: PortalConfig): string {
  if (!CONFIG_BLOCK.test(html))
    throw new Error('The portal’s index.html has no portal-config block.');
  const json = JSON.stringify(config).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return html.replace(CONFIG_BLOCK, (_all, open: string, close: string) => open + json + close);
}
