import type { RevisedFields } from '../resources/revisions/schema.ts';

/** Returns the fields of a record that each of its revisions stores. */
export function getRevisedFields({
  title,
  contents,
  excerpt,
  attachments,
  category,
  tags,
  states,
  products,
  contact,
  audience,
}: RevisedFields): RevisedFields {
  return {
    title,
    contents,
    excerpt,
    attachments,
    category,
    tags,
    states,
    products,
    contact,
    audience,
  };
}
