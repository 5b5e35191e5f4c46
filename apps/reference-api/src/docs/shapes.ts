import type { OpenApiSchema } from '@producer-portal/api/openapi';
import { html } from 'hono/html';
import { join, type Html } from './text.ts';

/** A row of a table of fields or keys. */
export type FieldRow = {
  name: string;
  /** What else to know of it at a glance: `required`. */
  notes: string[];
  type: Html;
  description: string;
};

const formats: Record<string, string> = {
  date: 'day, YYYY-MM-DD',
  'date-time': 'instant, ISO 8601',
  uuid: 'UUID',
};

/** What a value is, in a few words; a shape with a name is a link to it. */
export function typeOf(schema: OpenApiSchema): Html {
  const { $ref, anyOf, items, format } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  if (anyOf) {
    const options = anyOf.filter(({ type }) => type !== 'null');
    return join(options.map(typeOf), ' or ');
  }
  if (items) return html`list of ${typeOf(items)}`;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) {
    return join(
      values.map((value) => html`<code>${String(value)}</code>`),
      ', ',
    );
  }
  if (typeof schema.additionalProperties === 'object') {
    return html`${typeOf(schema.additionalProperties)} by key`;
  }
  const types = [schema.type ?? 'anything'].flat().filter((type) => type !== 'null');
  return html`${format === undefined ? types.join(' or ') : (formats[format] ?? format)}${limits(schema)}`;
}

function limits({ maxLength, minimum, maximum }: OpenApiSchema): string {
  if (maxLength !== undefined) return `, up to ${maxLength} characters`;
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, from ${minimum}`;
}

/** The fields of an object, those of objects without a name among them: `products[].slug`. */
export function fieldRows(schema: OpenApiSchema, prefix = ''): FieldRow[] {
  if (schema.anyOf) return schema.anyOf.flatMap((option) => fieldRows(option, prefix));
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const inner = field.items ?? field;
    const nested = fieldRows(inner, `${prefix}${name}${field.items ? '[]' : ''}.`);
    const row: FieldRow = {
      name: `${prefix}${name}`,
      notes: schema.required?.includes(name) ? ['required'] : [],
      type: nested.length > 0 ? html`${field.items ? 'list of objects' : 'object'}` : typeOf(field),
      description: field.description ?? '',
    };
    return [row, ...nested];
  });
}

/** A value that a key may have, for an address in an example. */
export function exampleOf({ enum: values = [], pattern }: OpenApiSchema): string {
  const [first] = values;
  if (typeof first === 'string') return first;
  return pattern === undefined ? '/storm-center' : 'a-record';
}
