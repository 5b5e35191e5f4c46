import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { callNames, calls } from '../contract/registry.ts';
import { errorBodySchema } from '../errors/schema.ts';
import { alertSchema } from '../resources/alerts.ts';
import { attachmentSchema } from '../resources/attachments.ts';
import { briefItemSchema, briefRecordSchema } from '../resources/brief-item.ts';
import { cartItemInputSchema, cartItemSchema } from '../resources/cart-items/resource.ts';
import { coBrandedVideoSchema } from '../resources/co-branded-videos.ts';
import { cohortSchema } from '../resources/cohorts.ts';
import { deliveryInputSchema } from '../resources/collateral-requests/delivery.ts';
import {
  collateralRequestSchema,
  deliverySchema,
} from '../resources/collateral-requests/resource.ts';
import {
  collateralTemplateSchema,
  templateFieldSchema,
} from '../resources/collateral-templates.ts';
import {
  attachmentRefSchema,
  ceCreditSchema,
  contentPartSchema,
  contentRecordEntries,
  contentRecordSchema,
  imageSchema,
  stateRefSchema,
  termSchema,
  videoPartSchema,
} from '../resources/content/schema.ts';
import { guideSchema, guidesOfStateSchema } from '../resources/guides.ts';
import { menuItemSchema, menusSchema } from '../resources/menus.ts';
import { policyUpdateSchema } from '../resources/policy-updates.ts';
import { availabilitySchema, productSchema } from '../resources/products.ts';
import { redirectRecordSchema } from '../resources/redirect-records.ts';
import {
  bindCheckPeriodSchema,
  bindCheckRuleSchema,
  bindCheckSchema,
  stateBindingSchema,
} from '../resources/bind-check.ts';
import {
  acknowledgementSchema,
  countyRefSchema,
  periodSchema,
  previousReadSchema,
  recordRevisionSchema,
  revisedRecordSchema,
  revisionDetailSchema,
  revisionProofSchema,
  revisionSchema,
  scopeSchema,
} from '../resources/revisions/schema.ts';
import { salesPromotionSchema } from '../resources/sales-promotions.ts';
import { passageSchema, searchResultSchema } from '../resources/search.ts';
import { userSessionSchema } from '../resources/sessions.ts';
import { simplePageSchema } from '../resources/simple-pages.ts';
import { socialPostSchema } from '../resources/social-posts.ts';
import { stateSchema } from '../resources/states.ts';
import { staticBlockSchema } from '../resources/statics.ts';
import { tagSchema } from '../resources/tags.ts';
import { trainingSchema } from '../resources/trainings.ts';
import { webinarSchema } from '../resources/webinars.ts';
import { describeField } from './descriptions.ts';
import type { OpenApiSchema } from './types.ts';
import { sessionTokensSchema } from '../session/session-tokens.ts';
import { favoritePageInputSchema, favoritePageSchema } from '../resources/favorite-pages/schema.ts';

/** Schemas with a name in the document, except for the records that `findDetailRecords` adds. */
const listedSchemas: Readonly<Record<string, v.GenericSchema>> = {
  Acknowledgement: acknowledgementSchema,
  Alert: alertSchema,
  Attachment: attachmentSchema,
  AttachmentRef: attachmentRefSchema,
  Availability: availabilitySchema,
  BriefItem: briefItemSchema,
  BriefRecord: briefRecordSchema,
  CartItem: cartItemSchema,
  CartItemInput: cartItemInputSchema,
  CeCredit: ceCreditSchema,
  CoBrandedVideo: coBrandedVideoSchema,
  Cohort: cohortSchema,
  CollateralRequest: collateralRequestSchema,
  CollateralTemplate: collateralTemplateSchema,
  ContentPart: contentPartSchema,
  ContentRecord: v.object(contentRecordEntries),
  Delivery: deliverySchema,
  BindCheck: bindCheckSchema,
  BindCheckPeriod: bindCheckPeriodSchema,
  BindCheckRule: bindCheckRuleSchema,
  County: countyRefSchema,
  DeliveryInput: deliveryInputSchema,
  Error: errorBodySchema,
  FavoritePage: favoritePageSchema,
  FavoritePageInput: favoritePageInputSchema,
  Guide: guideSchema,
  GuidesOfState: guidesOfStateSchema,
  Image: imageSchema,
  MenuItem: menuItemSchema,
  Menus: menusSchema,
  MixedRecord: contentRecordSchema,
  Passage: passageSchema,
  Period: periodSchema,
  PolicyUpdate: policyUpdateSchema,
  PreviousRead: previousReadSchema,
  Product: productSchema,
  RecordRevision: recordRevisionSchema,
  RedirectRecord: redirectRecordSchema,
  RevisedRecord: revisedRecordSchema,
  Revision: revisionSchema,
  RevisionDetail: revisionDetailSchema,
  RevisionProof: revisionProofSchema,
  RevisionScope: scopeSchema,
  StateBinding: stateBindingSchema,
  SalesPromotion: salesPromotionSchema,
  SearchResult: searchResultSchema,
  SessionTokens: sessionTokensSchema,
  SimplePage: simplePageSchema,
  SocialPost: socialPostSchema,
  State: stateSchema,
  StateRef: stateRefSchema,
  StaticBlock: staticBlockSchema,
  Tag: tagSchema,
  TemplateField: templateFieldSchema,
  Term: termSchema,
  Training: trainingSchema,
  UserSession: userSessionSchema,
  VideoPart: videoPartSchema,
  Webinar: webinarSchema,
};

/** Returns the records of detail calls that `listedSchemas` lacks, named by their response key: `job_aid` becomes `JobAid`. */
function findDetailRecords(): [string, v.GenericSchema][] {
  return callNames.flatMap((name) => {
    const { key, schema } = calls[name].response;
    const isDetail = name.endsWith('.detail') && key && schema;
    return isDetail && !Object.values(listedSchemas).includes(schema)
      ? [[toPascalCase(key), schema]]
      : [];
  });
}

const toPascalCase = (key: string) =>
  key.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const namedSchemas: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  [...Object.entries(listedSchemas), ...findDetailRecords()].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  ),
);

const toRefPath = (name: string) => `#/components/schemas/${name}`;

/** Creates the named schemas. Content records reference `ContentRecord` and list only their own fields. */
export function createComponentSchemas(): Record<string, OpenApiSchema> {
  const schemas = Object.entries(namedSchemas).map(([name, schema]): [string, OpenApiSchema] => {
    const isContent = name !== 'ContentRecord' && isContentRecord(schema);
    const jsonSchema = convert(isContent ? withoutCommonFields(schema) : schema, name, true);
    if (!isContent) return [name, jsonSchema];
    const extensionSchemas = jsonSchema.properties ? [jsonSchema] : [];
    return [name, { allOf: [{ $ref: toRefPath('ContentRecord') }, ...extensionSchemas] }];
  });
  return Object.fromEntries(schemas);
}

/** Converts a schema. Schemas with a name become references. */
export function toOpenApiSchema(schema: v.GenericSchema, owner: string): OpenApiSchema {
  const namedEntry = Object.entries(namedSchemas).find(([, other]) => other === schema);
  return namedEntry ? { $ref: toRefPath(namedEntry[0]) } : convert(schema, owner, false);
}

type ObjectSchema = v.GenericSchema & { entries: v.ObjectEntries };

const isObjectSchema = (schema: v.GenericSchema): schema is ObjectSchema => 'entries' in schema;

const isContentRecord = (schema: v.GenericSchema): schema is ObjectSchema =>
  isObjectSchema(schema) &&
  Object.entries(contentRecordEntries).every(([key, entry]) => schema.entries[key] === entry);

const withoutCommonFields = ({ entries }: ObjectSchema) =>
  v.object(
    Object.fromEntries(Object.entries(entries).filter(([key]) => !(key in contentRecordEntries))),
  );

function convert(schema: v.GenericSchema, owner: string, isNamed: boolean): OpenApiSchema {
  const definitions = Object.fromEntries(
    // A named schema must be inlined in its own definition, unless it is recursive.
    Object.entries(namedSchemas).filter(
      ([, other]) => !isNamed || other !== schema || other === menuItemSchema,
    ),
  );
  const jsonSchema = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Trimming doesn't restrict the input.
    ignoreActions: ['trim'],
    definitions,
    overrideRef: ({ referenceId }) => toRefPath(referenceId),
  });
  const rootDefinition = isNamed ? jsonSchema.$defs?.[owner] : undefined;
  return simplifySchema(
    jsonSchema.$ref === toRefPath(owner) && rootDefinition ? rootDefinition : jsonSchema,
    owner,
  );
}

/**
 * Reduces a schema to the keywords that it needs, and adds the description of each field.
 *
 * @param owner name of the schema or field that contains the fields
 */
function simplifySchema(schema: JsonSchema | boolean, owner: string): OpenApiSchema {
  if (typeof schema === 'boolean') return {};
  const { $ref, type, format, const: value, pattern, required = [] } = schema;
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const { items, properties, additionalProperties, anyOf } = schema;
  const simplifiedSchema: OpenApiSchema = {
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
          { ...simplifySchema(field, name), ...getDescription(owner, name) },
        ]),
      ),
    }),
    ...(required.length > 0 && { required }),
    ...(additionalProperties !== undefined && {
      additionalProperties: simplifySchema(additionalProperties, owner),
    }),
    ...(items !== undefined && !Array.isArray(items) && { items: simplifySchema(items, owner) }),
  };
  return anyOf
    ? mergeOptions(anyOf.map((option) => simplifySchema(option, owner)))
    : simplifiedSchema;
}

/** Merges options that differ only in their type into one schema with several types. */
function mergeOptions(options: OpenApiSchema[]): OpenApiSchema {
  const isPlain = ({ $ref, enum: values, const: value, anyOf, allOf }: OpenApiSchema) =>
    !($ref || values || anyOf || allOf) && value === undefined;
  const detailedOptions = options.filter((option) => Object.keys(option).length > 1);
  if (!options.every(isPlain) || detailedOptions.length > 1) return { anyOf: options };
  return { ...detailedOptions[0], type: [...new Set(options.flatMap(({ type }) => type ?? []))] };
}

function getDescription(owner: string, name: string): { description?: string } {
  const description = describeField(owner, name);
  return description === undefined ? {} : { description };
}
