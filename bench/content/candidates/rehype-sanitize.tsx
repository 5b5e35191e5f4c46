import { fromHtml } from 'hast-util-from-html';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import type { CreateRichText } from './candidate.ts';

// The default schema is GitHub's, without figures, classes, and styles; this adds what the documents use.
const sanitize = rehypeSanitize({
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption', 'small', 'u', 'cite'],
  attributes: {
    ...defaultSchema.attributes,
    '*': [...(defaultSchema.attributes?.['*'] ?? []), 'className', 'style'],
    img: [...(defaultSchema.attributes?.['img'] ?? []), 'srcSet', 'sizes', 'loading'],
  },
});

function RichText({ html }: { html: string }) {
  const tree = sanitize(fromHtml(html, { fragment: true }));
  return <div>{toJsxRuntime(tree, { Fragment, jsx, jsxs })}</div>;
}

export const createRichText: CreateRichText = () => RichText;
