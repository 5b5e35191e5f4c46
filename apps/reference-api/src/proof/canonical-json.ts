/** A value that canonical JSON can contain. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/**
 * Writes a value as canonical JSON (RFC 8785): sorted keys and no white space, so equal values have
 * equal bytes. Keys with the value `undefined` are left out.
 *
 * @example
 * toCanonicalJson({ b: 1, a: 'x' }); // {"a":"x","b":1}
 */
export function toCanonicalJson(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  // RFC 8785 sorts by UTF-16 code units, which is the default order.
  const keys = Object.keys(value).toSorted();
  const members = keys.flatMap((key) => {
    const member = value[key];
    return member === undefined ? [] : [`${JSON.stringify(key)}:${toCanonicalJson(member)}`];
  });
  return `{${members.join(',')}}`;
}

/** `Array.isArray` doesn't narrow readonly arrays. */
const isArray = (value: object): value is readonly JsonValue[] => Array.isArray(value);
