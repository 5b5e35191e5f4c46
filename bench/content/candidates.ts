/** A way to show HTML in React. */
export interface Candidate {
  readonly name: string;
  /** File name in candidates/, without the extension. */
  readonly file: string;
  /** False if it needs the browser's parser. */
  readonly runsOnServer: boolean;
}

export const ours = 'content-renderer';
/** The most common way to show HTML in React. The other candidates are compared with it. */
export const reference = 'DOMPurify + html-react-parser';
/** Shows the minimum time that any renderer needs if it creates React elements from a parsed document. */
export const minimalRenderer = 'minimal: template + bare walk';
/** The candidate to compare with on the server: the fastest one that needs no DOM. */
export const serverPeer = 'sanitize-html + html-react-parser';

export const candidates: readonly Candidate[] = [
  { name: ours, file: 'ours', runsOnServer: true },
  { name: 'html-react-parser (unsafe)', file: 'html-react-parser', runsOnServer: true },
  { name: reference, file: 'dompurify-html-react-parser', runsOnServer: true },
  { name: 'DOMPurify + innerHTML', file: 'dompurify-inner-html', runsOnServer: true },
  { name: serverPeer, file: 'sanitize-html', runsOnServer: true },
  { name: 'rehype-sanitize', file: 'rehype-sanitize', runsOnServer: true },
  { name: minimalRenderer, file: 'template-walk', runsOnServer: false },
];
