import type { RevisionFields } from '../resources/revisions/schema.ts';

/** Returns only the fields of a record that each of its revisions stores. */
export function getRevisionFields({
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
}: RevisionFields): RevisionFields {
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
