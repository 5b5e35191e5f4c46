import * as v from 'valibot';

/** A host name, with a port where there is one: nothing that could add a word to a header. */
const host = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i, 'must be a host name'),
);
const origin = v.union([
  v.literal(''),
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i, 'must be an origin'),
  ),
]);

/** What may be said to a portal (docs/contract.md#configuration-keys); it knows the default of what is left out. */
const portalConfigSchema = v.strictObject({
  apiHost: v.optional(origin),
  ssoInitiatePath: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  adminHost: v.optional(origin),
  portalName: v.optional(v.string()),
  askTitle: v.optional(v.string()),
  downloadHosts: v.optional(v.array(host)),
  imageHosts: v.optional(v.array(host)),
  videoHosts: v.optional(v.array(host)),
  idleMinutes: v.optional(v.pipe(v.number(), v.minValue(1))),
  errorReporting: v.optional(
    v.strictObject({
      dsn: v.pipe(v.string(), v.url()),
      tracesSampleRate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    }),
  ),
});
export type PortalConfig = v.InferOutput<typeof portalConfigSchema>;

/**
 * Reads the JSON of PORTAL_CONFIG.
 *
 * @throws Error that names the key and what is wrong with it
 */
export function parsePortalConfig(json: string): PortalConfig {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), portalConfigSchema), json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  throw new Error(`PORTAL_CONFIG${where ? `, ${where}` : ''}: ${issue.message}`);
}

const block =
  /(<script\b(?=[^>]*\bid=["']portal-config["'])(?=[^>]*\btype=["']application\/json["'])[^>]*>)[\s\S]*?(<\/script>)/i;

/**
 * Writes the configuration into the page's data block. `<` and the two line ends that HTML and
 * JavaScript see differently are escaped, so that no value can end the block.
 *
 * @throws Error when the page has no such block
 */
export function fillConfigBlock(html: string, config: PortalConfig): string {
  if (!block.test(html)) throw new Error('The portal’s index.html has no portal-config block.');
  const json = JSON.stringify(config).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return html.replace(block, (_all, open: string, close: string) => open + json + close);
}
