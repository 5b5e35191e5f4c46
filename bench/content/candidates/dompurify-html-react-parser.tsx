import createDOMPurify from 'dompurify';
import parse from 'html-react-parser';
import type { CreateRichText } from './candidate.ts';

export const createRichText: CreateRichText = (window) => {
  const purify = createDOMPurify(window);
  return function RichText({ html }) {
    return <div>{parse(purify.sanitize(html))}</div>;
  };
};
