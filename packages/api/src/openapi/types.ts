/** A reference to a part of the document: `#/components/schemas/Alert`. */
export type Ref = { $ref: string };

/** The keywords of JSON Schema (draft 2020-12) that the document uses. */
export type OpenApiSchema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  properties?: Record<string, OpenApiSchema>;
  required?: string[];
  additionalProperties?: OpenApiSchema | boolean;
  items?: OpenApiSchema;
  anyOf?: OpenApiSchema[];
  allOf?: OpenApiSchema[];
};

/** A body, which is always JSON. */
export type OpenApiMedia = {
  'application/json': { schema: OpenApiSchema; example?: unknown };
};

/** A query parameter, path parameter, or request header. */
export type OpenApiParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required?: boolean;
  style?: 'form' | 'simple';
  explode?: boolean;
  schema: OpenApiSchema;
};

/** A response header. */
export type OpenApiHeader = { description: string; schema: OpenApiSchema };

/** The response for one status. */
export type OpenApiResponse = {
  description: string;
  headers?: Record<string, Ref>;
  content?: OpenApiMedia;
};

/** One call of the API. */
export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** Empty if no token is sent. */
  security?: never[];
  parameters?: (OpenApiParameter | Ref)[];
  requestBody?: { required: true; content: OpenApiMedia };
  responses: Record<string, OpenApiResponse | Ref>;
};

/** The parts of OpenAPI 3.1 that the document uses. */
export type OpenApiDocument = {
  openapi: '3.1.1';
  info: {
    title: string;
    summary: string;
    description: string;
    version: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description?: string }[];
  tags: { name: string; description: string }[];
  security: Record<string, never[]>[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, OpenApiSchema>;
    responses: Record<string, OpenApiResponse>;
    parameters: Record<string, OpenApiParameter>;
    headers: Record<string, OpenApiHeader>;
    securitySchemes: Record<string, Record<string, string>>;
  };
};
