import * as v from 'valibot';
import { contentRecordEntries } from '../content/schema.ts';

/** An article for sales (docs/contract.md#sales-article-record); its category is one of sales_and_marketing. */
export const salesArticleSchema = v.object(contentRecordEntries);
export interface SalesArticle extends v.InferOutput<typeof salesArticleSchema> {}
