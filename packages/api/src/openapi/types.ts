/** A pointer to a part of the document: `#/components/schemas/Alert`. */
export type Ref = { $ref: string };

/** Those words of JSON Schema (draft 2020-12) that the document is written with. */
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

/** A body: always JSON. */
export type OpenApiMedia = {
  'application/json': { schema: OpenApiSchema; example?: unknown };
};

/** A key of a query, a part of a path or a header of a request. */
export type OpenApiParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required?: boolean;
  style?: 'form' | 'simple';
  explode?: boolean;
  schema: OpenApiSchema;
};

/** A header of an answer. */
export type OpenApiHeader = { description: string; schema: OpenApiSchema };

/** What a call answers with one status. */
export type OpenApiResponse = {
  description: string;
  headers?: Record<string, Ref>;
  content?: OpenApiMedia;
};

/** One call. */
export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  /** Empty where no token is sent. */
  security?: never[];
  parameters?: (OpenApiParameter | Ref)[];
  requestBody?: { required: true; content: OpenApiMedia };
  responses: Record<string, OpenApiResponse | Ref>;
};

/** The parts of OpenAPI 3.1 that the document has. */
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
