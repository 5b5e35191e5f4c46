// The contract as an OpenAPI 3.1 document, for other languages and tools.
export { createOpenApiDocument, type OpenApiOptions } from './openapi/create-document.ts';
export type {
  OpenApiDocument,
  OpenApiHeader,
  OpenApiMedia,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  OpenApiSchema,
  Ref,
} from './openapi/types.ts';
