import * as v from 'valibot';
import { defineResource, list, withType, record } from '../client/define-resource.ts';
import { contentRecordEntries } from './content/schema.ts';

/** A sales article (docs/contract.md#sales-article-record), in a category of `sales_and_marketing`. */
export const salesArticleSchema = v.object(contentRecordEntries);
export interface SalesArticle extends v.InferOutput<typeof salesArticleSchema> {}

/** Sales articles, newest first. */
export const salesArticles = defineResource('salesArticles', {
  list: list({
    prefix: 'SALES_ARTICLES',
    path: '/api/v1/sales_articles',
    key: 'sales_articles',
    schema: withType<SalesArticle>(salesArticleSchema),
    query: { category: 'category', search: 'search', page: 'page', 'tags[]': 'tags' },
  }),
  detail: record({
    prefix: 'SALES_ARTICLE',
    path: '/api/v1/sales_articles/:id',
    key: 'sales_article',
    schema: withType<SalesArticle>(salesArticleSchema),
  }),
});
