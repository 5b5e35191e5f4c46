import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { errorBodySchema } from '../errors/schema.ts';
import * as contentSchemas from '../resources/content/schema.ts';
import * as resourceSchemas from '../resources/index.ts';
import { sessionTokensSchema } from '../session/session-tokens.ts';
import { fieldWords } from './words.ts';
import type { OpenApiSchema } from './types.ts';

const { contentRecordEntries, contentRecordSchema } = contentSchemas;
const { menuItemSchema } = resourceSchemas;

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The schemas of objects that a module exports: `guideSchema` is the shape `Guide`. */
function shapesIn(exported: Readonly<Record<string, unknown>>): [string, v.GenericSchema][] {
  return Object.entries(exported).flatMap(([name, value]) => {
    const isShape = name.endsWith('Schema') && isSchema(value) && value.type === 'object';
    return isShape ? [[shapeName(name), value]] : [];
  });
}

const shapeName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length);

/** The shapes that have a name in the document. A schema with two names keeps the first. */
const named: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  [
    ['ContentRecord', v.object(contentRecordEntries)] as const,
    ['MixedRecord', contentRecordSchema] as const,
    ['Error', errorBodySchema] as const,
    ['SessionTokens', sessionTokensSchema] as const,
    ...shapesIn({ ...contentSchemas, ...resourceSchemas }),
  ]
    .filter(
      ([name, schema], index, all) =>
        all.findIndex((other) => other[0] === name || other[1] === schema) === index,
    )
    .toSorted(([a], [b]) => a.localeCompare(b, 'en')),
);

const pointer = (name: string) => `#/components/schemas/${name}`;

/** All named shapes. What a content record adds to the fields that all of them have stands alone. */
export function namedShapes(): Record<string, OpenApiSchema> {
  const shapes = Object.entries(named).map(([name, schema]): [string, OpenApiSchema] => {
    const isContent = name !== 'ContentRecord' && isContentRecord(schema);
    const shape = convert(isContent ? ownPartOf(schema) : schema, name, true);
    if (!isContent) return [name, shape];
    const own = shape.properties ? [shape] : [];
    return [name, { allOf: [{ $ref: pointer('ContentRecord') }, ...own] }];
  });
  return Object.fromEntries(shapes);
}

/** A schema as the document says it, shapes with a name by their name. */
export function shapeOf(schema: v.GenericSchema, owner: string): OpenApiSchema {
  const found = Object.entries(named).find(([, each]) => each === schema);
  return found ? { $ref: pointer(found[0]) } : convert(schema, owner, false);
}

type ObjectSchema = v.GenericSchema & { entries: v.ObjectEntries };

const isObjectSchema = (schema: v.GenericSchema): schema is ObjectSchema => 'entries' in schema;

const isContentRecord = (schema: v.GenericSchema): schema is ObjectSchema =>
  isObjectSchema(schema) &&
  Object.entries(contentRecordEntries).every(([key, entry]) => schema.entries[key] === entry);

const ownPartOf = ({ entries }: ObjectSchema) =>
  v.object(
    Object.fromEntries(Object.entries(entries).filter(([key]) => !(key in contentRecordEntries))),
  );

function convert(schema: v.GenericSchema, owner: string, isNamed: boolean): OpenApiSchema {
  const definitions = Object.fromEntries(
    // The shape itself is to be written out, unless it holds itself.
    Object.entries(named).filter(
      ([, each]) => !isNamed || each !== schema || each === menuItemSchema,
    ),
  );
  const converted = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Says nothing of what is sent.
    ignoreActions: ['trim'],
    definitions,
    overrideRef: ({ referenceId }) => pointer(referenceId),
  });
  const itself = isNamed ? converted.$defs?.[owner] : undefined;
  return tidy(converted.$ref === pointer(owner) && itself ? itself : converted, owner);
}

/**
 * Writes a schema in the fewest words, and gives each field its description.
 *
 * @param owner the shape, or the field, that the fields stand in
 */
function tidy(schema: JsonSchema | boolean, owner: string): OpenApiSchema {
  if (typeof schema === 'boolean') return {};
  const { $ref, type, format, const: value, pattern, required = [] } = schema;
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const { items, properties, additionalProperties, anyOf } = schema;
  const tidied: OpenApiSchema = {
    ...($ref !== undefined && { $ref }),
    ...(type !== undefined && { type }),
    ...(format !== undefined && { format }),
    ...(schema.enum && { enum: schema.enum }),
    ...(value !== undefined && { const: value }),
    ...(pattern !== undefined && { pattern }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          { ...tidy(field, name), ...describe(owner, name) },
        ]),
      ),
    }),
    ...(required.length > 0 && { required }),
    ...(additionalProperties !== undefined && {
      additionalProperties: tidy(additionalProperties, owner),
    }),
    ...(items !== undefined && !Array.isArray(items) && { items: tidy(items, owner) }),
  };
  return anyOf ? anyOfThese(anyOf.map((option) => tidy(option, owner))) : tidied;
}

/** Options that differ in their type alone are one schema with several types. */
function anyOfThese(options: OpenApiSchema[]): OpenApiSchema {
  const isPlain = ({ $ref, enum: values, const: value, anyOf, allOf }: OpenApiSchema) =>
    !($ref || values || anyOf || allOf) && value === undefined;
  const detailed = options.filter((option) => Object.keys(option).length > 1);
  if (!options.every(isPlain) || detailed.length > 1) return { anyOf: options };
  return { ...detailed[0], type: [...new Set(options.flatMap(({ type }) => type ?? []))] };
}

function describe(owner: string, name: string): { description?: string } {
  const description = fieldWords[`${owner}.${name}`] ?? fieldWords[name];
  return description === undefined ? {} : { description };
}
