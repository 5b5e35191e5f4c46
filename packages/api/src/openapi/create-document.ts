import type { Endpoint } from '../client/endpoint.ts';
import { queryKinds, type ParamFormat, type QueryKind } from '../contract/query-kinds.ts';
import { callNames, calls, type CallName } from '../contract/registry.ts';
import { createComponentSchemas, toOpenApiSchema } from './schemas.ts';
import type {
  OpenApiDocument,
  OpenApiMedia,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  OpenApiSchema,
  Ref,
} from './types.ts';
import { describeCall, tagDescriptions } from './descriptions.ts';

/** Parts of the document that the caller supplies. */
export type OpenApiOptions = {
  /** Version of the contract, such as this package’s version. */
  version: string;
  /** URLs of the API. @default the origin of the document */
  servers?: { url: string; description?: string }[];
  /**
   * Example response and request body by call name, such as `guides.list`. The example of a list is
   * one item. `sampleResponses` of `@producer-portal/api/sample-library` creates them from the sample library.
   * @default none
   */
  examples?: Readonly<Record<string, { response?: unknown; body?: unknown }>>;
};

const toSchemaRef = (name: string): OpenApiSchema => ({ $ref: `#/components/schemas/${name}` });
const toHeaderRef = (name: string): Ref => ({ $ref: `#/components/headers/${name}` });
const toParameterRef = (name: string): Ref => ({ $ref: `#/components/parameters/${name}` });
const toResponseRef = (name: string): Ref => ({ $ref: `#/components/responses/${name}` });

/**
 * Creates an OpenAPI 3.1 document from the endpoints and schemas that the client uses. The same
 * options produce the same document, byte for byte.
 *
 * @returns the document as an object, ready for `JSON.stringify`
 * @example
 * const document = createOpenApiDocument({ version: '1.0.0', servers: [{ url: 'https://api.example.com' }] });
 */
export function createOpenApiDocument({
  version,
  servers = [{ url: '/' }],
  examples = {},
}: OpenApiOptions): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const name of callNames) {
    const { path, method } = calls[name];
    const operations = (paths[path.replace(':id', '{id}')] ??= {});
    operations[method.toLowerCase()] = createOperation(name, examples[name] ?? {});
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Producer portal API',
      summary: 'News and resources for insurance sales producers',
      description:
        'Send the session’s token as a bearer token with every call. Any response may carry a newer token in its `jwt` header. Paged lists describe the page in the headers `Total`, `Page`, and `Per-Page`. Fields that are not required may be missing or null. Ignore unknown fields, and treat ids as opaque.',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers,
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: createComponentSchemas(),
      responses,
      parameters,
      headers,
      securitySchemes,
    },
  };
}

function createOperation(
  name: CallName,
  example: { response?: unknown; body?: unknown },
): OpenApiOperation {
  const endpoint = calls[name];
  const callDescription = describeCall(name);
  const callParameters = createParameters(name);
  return {
    operationId: name,
    tags: [callDescription.tag],
    summary: callDescription.summary,
    ...(callDescription.notes && { description: callDescription.notes }),
    ...(endpoint.auth === 'none' && { security: [] }),
    ...(callParameters.length > 0 && { parameters: callParameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: createContent(toOpenApiSchema(endpoint.body, 'body'), example.body),
      },
    }),
    responses: {
      [getSuccessStatus(endpoint)]: createResponse(endpoint, example.response),
      ...createErrorResponses(name),
    },
  };
}

/** Status of a successful response. */
function getSuccessStatus({ response, status }: Endpoint<unknown>): number {
  return response.kind === 'nothing' ? 204 : (status ?? 200);
}

const createContent = (schema: OpenApiSchema, example: unknown): OpenApiMedia => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

function createResponse(endpoint: Endpoint<unknown>, example: unknown): OpenApiResponse {
  const { kind, key, schema, extraFields = {} } = endpoint.response;
  const isList = kind === 'list';
  const commonFields = {
    description: responseDescriptions[kind],
    headers: {
      ...(endpoint.auth !== 'none' && { jwt: toHeaderRef('jwt') }),
      ...(isList && {
        Total: toHeaderRef('Total'),
        Page: toHeaderRef('Page'),
        'Per-Page': toHeaderRef('Per-Page'),
      }),
      'X-Request-Id': toHeaderRef('X-Request-Id'),
    },
  };
  if (kind === 'nothing' || schema === null) return commonFields;
  const openApiSchema = toOpenApiSchema(schema, key ?? 'body');
  if (key === null) return { ...commonFields, content: createContent(openApiSchema, example) };
  const value: OpenApiSchema = isList ? { type: 'array', items: openApiSchema } : openApiSchema;
  const extraProperties = Object.entries(extraFields).map(
    ([name, extraSchema]) => [name, toOpenApiSchema(extraSchema, name)] as const,
  );
  const envelope: OpenApiSchema = {
    type: 'object',
    properties: {
      [key]: { ...value, description: commonFields.description },
      ...Object.fromEntries(extraProperties),
    },
    required: [key],
  };
  const body = example === undefined ? undefined : { [key]: isList ? [example] : example };
  return { ...commonFields, content: createContent(envelope, body) };
}

const responseDescriptions = {
  list: 'The list, or one page of it.',
  record: 'The requested record or value.',
  body: 'The requested data.',
  nothing: 'Done. The response has no body.',
} as const;

function createParameters(name: CallName): (OpenApiParameter | Ref)[] {
  const { path, kinds } = calls[name];
  const callDescription = describeCall(name);
  const pathParameters: OpenApiParameter[] = path.includes(':id')
    ? [
        {
          name: 'id',
          in: 'path',
          description: callDescription.id?.description ?? 'Id or slug.',
          required: true,
          schema: callDescription.id?.schema ?? segmentSchema,
        },
      ]
    : [];
  const queryParameters = Object.entries(kinds).map(([key, kind]) => createParameter(key, kind));
  return [
    ...pathParameters,
    ...queryParameters,
    ...(callDescription.idempotent ? [toParameterRef('Idempotency-Key')] : []),
  ];
}

function createParameter(key: string, kind: QueryKind): OpenApiParameter | Ref {
  const { format, description } = queryKinds[kind];
  if (format === 'page') return toParameterRef('page');
  return {
    name: key,
    in: 'query',
    description,
    ...(format === 'required' && { required: true }),
    ...(format === 'texts' && { style: 'form' as const, explode: true }),
    schema: toQuerySchema(kind),
  };
}

function toQuerySchema(kind: QueryKind): OpenApiSchema {
  const { format, values }: { format: ParamFormat; values?: readonly string[] } = queryKinds[kind];
  switch (format) {
    case 'texts':
      return { type: 'array', items: { type: 'string' } };
    case 'flag':
      return { type: 'boolean' };
    case 'day':
      return { type: 'string', format: 'date' };
    case 'asOf':
      return { type: 'string', anyOf: [{ format: 'date' }, { format: 'date-time' }] };
    case 'page':
      return { type: 'integer', minimum: 1, default: 1 };
    default:
      return { type: 'string', ...(values && { enum: [...values] }) };
  }
}

/** Schema of a path segment; the same rule as `isPathSegment`. */
const segmentSchema: OpenApiSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$',
};

/** The error responses that a call's definition implies, plus those that its description lists. */
function createErrorResponses(name: CallName): Record<string, Ref> {
  const { path, keys, body, auth } = calls[name];
  const statuses = [
    401,
    ...(auth === 'none' ? [] : [403]),
    ...(path.includes(':id') ? [404] : []),
    ...(describeCall(name).extraStatuses ?? []),
    ...(keys.length > 0 || body ? [422] : []),
    429,
    500,
    503,
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, toResponseRef(errorResponseNames[status] ?? 'Failure')]),
  );
}

const errorResponseNames: Record<number, string> = {
  401: 'SessionEnded',
  403: 'NotAuthorized',
  404: 'NotFound',
  409: 'Conflict',
  422: 'InvalidRequest',
  429: 'TooManyRequests',
  500: 'Failure',
  503: 'Busy',
};

const defineErrorResponse = (
  description: string,
  message: string,
  extraProperties: object = {},
): OpenApiResponse => ({
  description,
  headers: { 'X-Request-Id': toHeaderRef('X-Request-Id') },
  content: createContent(toSchemaRef('Error'), { message, ...extraProperties }),
});

const withRetryAfter = (response: OpenApiResponse): OpenApiResponse => ({
  ...response,
  headers: { ...response.headers, 'Retry-After': toHeaderRef('Retry-After') },
});

const responses: Record<string, OpenApiResponse> = {
  SessionEnded: defineErrorResponse(
    'The token is missing or no longer valid. The session has ended.',
    'Your session has ended. Sign in again.',
  ),
  NotAuthorized: defineErrorResponse(
    'The user doesn’t have access.',
    'You are currently not authorized to view this content.',
  ),
  NotFound: defineErrorResponse(
    'The record doesn’t exist, or the user can’t see it.',
    'We couldn’t find this record.',
  ),
  Conflict: defineErrorResponse(
    'The record has changed in the meantime. Fetch it again.',
    'This has changed since you opened it. Reload the page to see the latest version.',
  ),
  InvalidRequest: defineErrorResponse(
    'A parameter or field is invalid. `errors` lists the messages by field.',
    'Some information isn’t valid. Check it and try again.',
    { errors: { page: ['Use a whole number of 1 or more.'] } },
  ),
  TooManyRequests: withRetryAfter(
    defineErrorResponse('Too many calls.', 'The portal is busy. Try again in 30 seconds.'),
  ),
  Failure: defineErrorResponse(
    'The host failed. Treat any other 5xx the same way. The body might not be JSON.',
    'Something went wrong on our side. Try again in a few minutes.',
  ),
  Busy: withRetryAfter(
    defineErrorResponse(
      'The host is temporarily unavailable.',
      'The portal is busy. Try again in a few seconds.',
    ),
  ),
};

const parameters: OpenApiDocument['components']['parameters'] = {
  page: {
    name: 'page',
    in: 'query',
    description: queryKinds.page.description,
    schema: toQuerySchema('page'),
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A UUID for each submission. A repeat with the same key returns the first result and changes nothing.',
    schema: { type: 'string', format: 'uuid' },
  },
};

const headers: OpenApiDocument['components']['headers'] = {
  Total: {
    description: 'Number of items on all pages.',
    schema: { type: 'integer', minimum: 0 },
  },
  Page: { description: 'Page number, starting at 1.', schema: { type: 'integer', minimum: 1 } },
  'Per-Page': {
    description: 'Number of items on a full page.',
    schema: { type: 'integer', minimum: 1 },
  },
  jwt: {
    description:
      'A token that replaces the one that was sent. Ignore it if the stored token was issued later. Not sent with every response.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Number of seconds to wait before the next try, or the date of the next try.',
    schema: { type: 'string' },
  },
  'X-Request-Id': {
    description: 'Id of the call in the host’s log, for support.',
    schema: { type: 'string' },
  },
};

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The session’s token, from the exchange of a one-time code. It is a JSON web token whose claims `uuid` (a string that is not empty) and `exp` (seconds since 1970, in the future) are mandatory. `iat` is recommended. All other claims are optional.',
  },
};
