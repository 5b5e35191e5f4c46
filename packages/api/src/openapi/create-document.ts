import type { Endpoint } from '../client/endpoint.ts';
import { queryKinds, type Form, type QueryKind } from '../contract/query-kinds.ts';
import { callNames, calls, type CallName } from '../contract/registry.ts';
import { namedShapes, shapeOf } from './schemas.ts';
import type {
  OpenApiDocument,
  OpenApiMedia,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  OpenApiSchema,
  Ref,
} from './types.ts';
import { tagTexts, wordsOf } from './descriptions.ts';

/** What the document says beside the contract itself. */
export type OpenApiOptions = {
  /** The version of the contract, such as this package’s own. */
  version: string;
  /** Where hosts answer it. @default the origin that the document came from */
  servers?: { url: string; description?: string }[];
  /**
   * An example of what each call answers and takes, by its name, such as `guides.list`: of a list one item,
   * of a record the record. `sampleResponses` of `./testing` makes them from the sample library.
   * @default none
   */
  examples?: Readonly<Record<string, { response?: unknown; body?: unknown }>>;
};

const schemaRef = (name: string): OpenApiSchema => ({ $ref: `#/components/schemas/${name}` });
const headerRef = (name: string): Ref => ({ $ref: `#/components/headers/${name}` });
const parameterRef = (name: string): Ref => ({ $ref: `#/components/parameters/${name}` });
const responseRef = (name: string): Ref => ({ $ref: `#/components/responses/${name}` });

/**
 * Writes the contract as an OpenAPI 3.1 document, from the endpoints and schemas that the client
 * itself calls and checks with. The same options give the same document, byte for byte.
 *
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
    operations[method.toLowerCase()] = operationOf(name, examples[name] ?? {});
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Producer portal API',
      summary: 'News and resources for insurance sales producers',
      description:
        'Every call carries the session’s token as its bearer, and any answer may carry a newer one in its `jwt` header. A list says in its headers which page it is. Fields without “required” may be missing or null, unknown fields are to be ignored, and ids are opaque.',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers,
    tags: Object.entries(tagTexts).map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }],
    paths,
    components: { schemas: namedShapes(), responses, parameters, headers, securitySchemes },
  };
}

function operationOf(
  name: CallName,
  example: { response?: unknown; body?: unknown },
): OpenApiOperation {
  const endpoint = calls[name];
  const words = wordsOf(name);
  const input = parametersOf(name);
  return {
    operationId: name,
    tags: [words.tag],
    summary: words.summary,
    ...(words.notes && { description: words.notes }),
    ...(endpoint.as === 'none' && { security: [] }),
    ...(input.length > 0 && { parameters: input }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: media(shapeOf(endpoint.body, 'body'), example.body),
      },
    }),
    responses: {
      [successOf(endpoint)]: responseOf(endpoint, example.response),
      ...refusalsOf(name),
    },
  };
}

/** The status of a call that succeeds. */
function successOf({ response, status }: Endpoint<unknown>): number {
  return response.kind === 'nothing' ? 204 : (status ?? 200);
}

const media = (schema: OpenApiSchema, example: unknown): OpenApiMedia => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

function responseOf(endpoint: Endpoint<unknown>, example: unknown): OpenApiResponse {
  const { kind, key, schema, extras = {} } = endpoint.response;
  const isList = kind === 'list';
  const common = {
    description: descriptions[kind],
    headers: {
      ...(endpoint.as !== 'none' && { jwt: headerRef('jwt') }),
      ...(isList && {
        Total: headerRef('Total'),
        Page: headerRef('Page'),
        'Per-Page': headerRef('Per-Page'),
      }),
      'X-Request-Id': headerRef('X-Request-Id'),
    },
  };
  if (kind === 'nothing' || schema === null) return common;
  const shape = shapeOf(schema, key ?? 'body');
  if (key === null) return { ...common, content: media(shape, example) };
  const value: OpenApiSchema = isList ? { type: 'array', items: shape } : shape;
  const more = Object.entries(extras).map(([name, each]) => [name, shapeOf(each, name)] as const);
  const envelope: OpenApiSchema = {
    type: 'object',
    properties: {
      [key]: { ...value, description: common.description },
      ...Object.fromEntries(more),
    },
    required: [key],
  };
  const body = example === undefined ? undefined : { [key]: isList ? [example] : example };
  return { ...common, content: media(envelope, body) };
}

const descriptions = {
  list: 'The list, or one page of it.',
  record: 'What was asked for.',
  body: 'What was asked for.',
  nothing: 'Done; there is no body.',
} as const;

function parametersOf(name: CallName): (OpenApiParameter | Ref)[] {
  const { path, kinds } = calls[name];
  const words = wordsOf(name);
  const inPath: OpenApiParameter[] = path.includes(':id')
    ? [
        {
          name: 'id',
          in: 'path',
          description: words.id?.description ?? 'An id or a slug.',
          required: true,
          schema: words.id?.schema ?? segment,
        },
      ]
    : [];
  const inQuery = Object.entries(kinds).map(([key, kind]) => parameterOf(key, kind));
  return [...inPath, ...inQuery, ...(words.idempotent ? [parameterRef('Idempotency-Key')] : [])];
}

function parameterOf(key: string, kind: QueryKind): OpenApiParameter | Ref {
  const { form, description } = queryKinds[kind];
  if (form === 'page') return parameterRef('page');
  return {
    name: key,
    in: 'query',
    description,
    ...(form === 'required' && { required: true }),
    ...(form === 'texts' && { style: 'form' as const, explode: true }),
    schema: schemaOf(kind),
  };
}

function schemaOf(kind: QueryKind): OpenApiSchema {
  const { form, values }: { form: Form; values?: readonly string[] } = queryKinds[kind];
  switch (form) {
    case 'texts':
      return { type: 'array', items: { type: 'string' } };
    case 'flag':
      return { type: 'boolean' };
    case 'day':
      return { type: 'string', format: 'date' };
    case 'page':
      return { type: 'integer', minimum: 1, default: 1 };
    default:
      return { type: 'string', ...(values && { enum: [...values] }) };
  }
}

/** The grammar of whatever stands as one segment of a path (`isPathSegment`). */
const segment: OpenApiSchema = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$' };

/** The refusals that follow from a call's form, and those that its words name. */
function refusalsOf(name: CallName): Record<string, Ref> {
  const { path, keys, body, as } = calls[name];
  const statuses = [
    401,
    ...(as === 'none' ? [] : [403]),
    ...(path.includes(':id') ? [404] : []),
    ...(wordsOf(name).further ?? []),
    ...(keys.length > 0 || body ? [422] : []),
    429,
    500,
    503,
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, responseRef(refusalNames[status] ?? 'Failure')]),
  );
}

const refusalNames: Record<number, string> = {
  401: 'SessionEnded',
  403: 'NotAuthorized',
  404: 'NotFound',
  409: 'Conflict',
  422: 'NotUnderstood',
  429: 'TooManyRequests',
  500: 'Failure',
  503: 'Busy',
};

const refusal = (description: string, message: string, more: object = {}): OpenApiResponse => ({
  description,
  headers: { 'X-Request-Id': headerRef('X-Request-Id') },
  content: media(schemaRef('Error'), { message, ...more }),
});

const later = (response: OpenApiResponse): OpenApiResponse => ({
  ...response,
  headers: { ...response.headers, 'Retry-After': headerRef('Retry-After') },
});

const responses: Record<string, OpenApiResponse> = {
  SessionEnded: refusal(
    'There is no token, or it is no longer good: the session has ended.',
    'Your session has ended. Please log in again.',
  ),
  NotAuthorized: refusal(
    'The person may not have this.',
    'You are currently not authorized to view this content.',
  ),
  NotFound: refusal(
    'There is no such record, or none that this person may know of.',
    'We couldn’t find this record. It may have been moved or removed.',
  ),
  Conflict: refusal(
    'What it is about has changed meanwhile: ask for it again.',
    'This has changed in the meantime. Please look at it again.',
  ),
  NotUnderstood: refusal(
    'A key or a field does not do; `errors` says which and why.',
    'Some of the values aren’t valid.',
    { errors: { page: ['Use a whole number of 1 or more.'] } },
  ),
  TooManyRequests: later(refusal('Too many calls.', 'Too many requests. Try again in 30 seconds.')),
  Failure: refusal(
    'The host failed. Any other 5xx means the same; its body may be no JSON.',
    'Something went wrong on our side. Try again later.',
  ),
  Busy: later(
    refusal('The host cannot answer at the moment.', 'The service is busy. Try again shortly.'),
  ),
};

const parameters: OpenApiDocument['components']['parameters'] = {
  page: {
    name: 'page',
    in: 'query',
    description: queryKinds.page.description,
    schema: schemaOf('page'),
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A UUID for each press of a button: a repeat with the same one is answered the first result and does nothing again.',
    schema: { type: 'string', format: 'uuid' },
  },
};

const headers: OpenApiDocument['components']['headers'] = {
  Total: {
    description: 'How many items there are on all pages together.',
    schema: { type: 'integer', minimum: 0 },
  },
  Page: { description: 'Which page this is, from 1 on.', schema: { type: 'integer', minimum: 1 } },
  'Per-Page': {
    description: 'How many items a full page holds.',
    schema: { type: 'integer', minimum: 1 },
  },
  jwt: {
    description:
      'A newer token: it replaces the stored one, unless that is later still. Not on every answer.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'How many seconds to wait before asking again, or the date from which on to.',
    schema: { type: 'string' },
  },
  'X-Request-Id': {
    description: 'The number under which the host’s log knows this call, for support.',
    schema: { type: 'string' },
  },
};

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The session’s token, from the exchange of a one-time code.',
  },
};
