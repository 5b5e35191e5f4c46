import { renderToString } from 'react-dom/server';
import type { RichText } from './candidates/candidate.ts';

/** Creates a candidate's server renderer. */
export function createRenderer(Candidate: RichText): (html: string) => string {
  return (html) => renderToString(<Candidate html={html} />);
}
