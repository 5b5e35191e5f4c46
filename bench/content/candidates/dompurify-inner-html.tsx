import createDOMPurify from 'dompurify';
import type { CreateRichText } from './candidate.ts';

export const createRichText: CreateRichText = (window) => {
  const purify = createDOMPurify(window);
  return function RichText({ html }) {
    return <div dangerouslySetInnerHTML={{ __html: purify.sanitize(html) }} />;
  };
};
