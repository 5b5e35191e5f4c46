import * as v from 'valibot';

/** Sample strings. Each string schema of the contract accepts at least one. */
const sampleStrings = [
  'a',
  'OH',
  '2026-03-02',
  '2026-03-02T19:05:00Z',
  'https://example.com/a',
  '/alerts',
];

/** The parts of a schema that `createExample` reads. The type of the schema determines which parts exist. */
const introspectionSchema = v.object({
  type: v.string(),
  entries: v.optional(
    v.record(
      v.string(),
      v.custom<v.GenericSchema>((part) => part !== null),
    ),
  ),
  options: v.optional(v.array(v.unknown())),
  literal: v.optional(v.unknown()),
  wrapped: v.optional(v.custom<v.GenericSchema>((part) => part !== undefined)),
  getter: v.optional(v.custom<(input: unknown) => v.GenericSchema>((part) => part !== undefined)),
});

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const optionalTypes = new Set(['optional', 'nullish', 'undefinedable', 'exact_optional']);

/**
 * Creates a minimal value for a schema, without its optional fields.
 *
 * @throws Error for an unsupported schema type
 */
export function createExample(schema: v.GenericSchema): unknown {
  if ('fallback' in schema && v.is(schema, undefined)) return undefined;
  const { type, entries, options, literal, wrapped, getter } = v.parse(introspectionSchema, schema);
  switch (type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(entries ?? {})
          .filter(([, entry]) => !optionalTypes.has(entry.type))
          .map(([key, entry]) => [key, createExample(entry)]),
      );
    case 'array':
      return [];
    case 'record':
      return {};
    case 'string':
      return sampleStrings.find((text) => v.is(schema, text));
    case 'number':
      return [1, 0].find((value) => v.is(schema, value));
    case 'boolean':
      return true;
    case 'null':
    case 'nullable':
      return null;
    case 'literal':
      return literal;
    case 'picklist':
      return options?.[0];
    case 'union':
    case 'variant': {
      const [first] = options ?? [];
      return isSchema(first) ? createExample(first) : undefined;
    }
    case 'lazy':
      return getter ? createExample(getter(undefined)) : undefined;
    case 'optional':
    case 'nullish':
      return undefined;
    case 'unknown':
    case 'any':
      return {};
    default:
      if (wrapped) return createExample(wrapped);
      throw new Error(`Unsupported schema type: ${type}`);
  }
}
