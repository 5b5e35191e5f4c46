import parse from 'html-react-parser';
import type { CreateRichText } from './candidate.ts';

function RichText({ html }: { html: string }) {
  return <div>{parse(html)}</div>;
}

export const createRichText: CreateRichText = () => RichText;
