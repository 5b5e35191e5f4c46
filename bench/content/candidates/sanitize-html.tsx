import parse from 'html-react-parser';
import sanitizeHtml from 'sanitize-html';
import type { CreateRichText } from './candidate.ts';

const { allowedTags, allowedAttributes } = sanitizeHtml.defaults;
// The defaults have no images, table spans, or styles; this adds what the documents use.
const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags, 'img', 'del', 'ins'],
  allowedAttributes: {
    ...allowedAttributes,
    '*': ['class', 'id', 'style', 'title'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedStyles: {
    '*': {
      color: [/^#[\da-f]{3,6}$/],
      'background-color': [/^#[\da-f]{3,6}$/],
      'text-align': [/^(?:left|right|center)$/],
      'font-size': [/^\d+px$/],
      width: [/^\d+(?:px|%)$/],
    },
  },
};

function RichText({ html }: { html: string }) {
  return <div>{parse(sanitizeHtml(html, options))}</div>;
}

export const createRichText: CreateRichText = () => RichText;
