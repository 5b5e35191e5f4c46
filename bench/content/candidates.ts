/** One way to show HTML in React. */
export interface Candidate {
  readonly name: string;
  /** Its file in candidates/, without the ending. */
  readonly file: string;
  /** False for one that needs a browser's own parser. */
  readonly onServer: boolean;
}

export const ours = 'content-renderer';
/** The most used way, which the others are compared with. */
export const reference = 'DOMPurify + html-react-parser';
/** Faster than this no walk to React elements gets. */
export const limit = 'limit: template + bare walk';
/** What the server is compared with: the fastest peer that needs no DOM there. */
export const serverPeer = 'sanitize-html + html-react-parser';

export const candidates: readonly Candidate[] = [
  { name: ours, file: 'ours', onServer: true },
  { name: 'html-react-parser (unsafe)', file: 'html-react-parser', onServer: true },
  { name: reference, file: 'dompurify-html-react-parser', onServer: true },
  { name: 'DOMPurify + innerHTML', file: 'dompurify-inner-html', onServer: true },
  { name: serverPeer, file: 'sanitize-html', onServer: true },
  { name: 'rehype-sanitize', file: 'rehype-sanitize', onServer: true },
  { name: limit, file: 'template-walk', onServer: false },
];
