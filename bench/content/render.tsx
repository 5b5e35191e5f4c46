import { renderToString } from 'react-dom/server';
import type { RichText } from './candidates/candidate.ts';

/** A candidate's drawing on the server. */
export function createRenderer(Candidate: RichText): (html: string) => string {
  return (html) => renderToString(<Candidate html={html} />);
}
