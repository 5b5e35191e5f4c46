/** Shapes of strings, most specific first. A description never contains the string itself. */
const shapes: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^$/, 'empty'],
  [/^\d{4}-\d\d-\d\d$/, 'day'],
  [/^\d{4}-\d\d-\d\d[T ]\d\d:/, 'date and time'],
  [/^-?\d+(\.\d+)?$/, 'number'],
  [/^https?:\/\/[^/?#]*@/i, 'URL with a user name'],
  [/^https?:\/\/[^/?#]+$/i, 'origin'],
  [/^https?:\/\/[^/?#]+\/$/i, 'URL with a trailing slash'],
  [/^https?:\/\/[^/?#]+\/?[?#]/i, 'URL with a query or fragment'],
  [/^https?:\/\//i, 'URL with a path'],
  [/^[\w-]+(\.[\w-]+)+(:\d+)?$/, 'host name without a scheme'],
  [/^\s*[[{]/, 'JSON'],
  [/^\s*</, 'markup'],
];

/** Describes the type and shape of a value, without the value: `string (day)`, `missing`, `array`. */
export function describeShape(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'string') return typeof value;
  const shape = shapes.find(([pattern]) => pattern.test(value));
  return shape ? `string (${shape[1]})` : 'string';
}

const expectedNames: Readonly<Record<string, string>> = {
  iso_date: 'day (YYYY-MM-DD)',
  iso_timestamp: 'ISO 8601 date and time with a zone',
  non_empty: 'string that is not empty',
  '>=0': 'number of at least 0',
};

/** Describes what a schema expects, from the issue that it reports. */
export function describeExpected(expected: string | null, type: string): string {
  const name = expected ?? type;
  return expectedNames[name] ?? expectedNames[type] ?? name.toLowerCase();
}
