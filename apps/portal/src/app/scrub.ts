const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const BEARER = /\bBearer\s+\S+/gi;
/**
 * Matches a URL with its query and fragment anywhere in a string. Queries and fragments can contain filters, search terms,
 * RelayState, or one-time codes.
 */
const QUERY = /(\/[^\s?#"'<>]*)[?#][^\s"'<>]*/g;
/** Keys whose values identify a user or grant access. */
const SECRET_KEY =
  /^(authorization|cookie|.*jwt|.*token|code|relaystate|query_string|(url|http)\.(query|fragment)|uuid|agent_code|producer_id|agency|claims|permissions|user|user\..+|email|ip_address)$/i;

const scrubText = (text: string) =>
  text.replace(JWT, '[token]').replace(BEARER, 'Bearer [token]').replace(QUERY, '$1');

function scrubValue(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value === 'object' && value !== null) scrub(value);
  return value;
}

/**
 * Removes tokens, claims, query values, and RelayState from a report before it is sent to error reporting
 * (docs/product.md#error-reporting). Modifies the object in place, as the vendor's hooks expect.
 *
 * @returns the same object.
 */
export function scrub<Report extends object>(report: Report): Report {
  for (const [key, value] of Object.entries(report)) {
    if (SECRET_KEY.test(key)) Reflect.deleteProperty(report, key);
    else Reflect.set(report, key, scrubValue(value));
  }
  return report;
}
