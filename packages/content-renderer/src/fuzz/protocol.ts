/** The renderer, or one of two unsafe alternatives that test the fuzzer itself. */
export type RendererName = 'content-renderer' | 'inner-html' | 'html-react-parser';

/** A document to render, with the server's results. */
export interface FuzzDocument {
  readonly id: number;
  readonly html: string;
  /** The server's safe tree as JSON. Only `content-renderer` is checked against it. */
  readonly serverTree?: string;
  readonly serverMarkup?: string;
}

export const findingKinds = [
  /** Code from a document ran. */
  'execution',
  /** Forbidden markup is on the page. */
  'forbidden-markup',
  /** A request to a host that the `ContentPolicy` does not list. */
  'foreign-request',
  /** React reported an error, or rendering threw one. */
  'render-error',
  /** The page around the content changed. */
  'page-changed',
  /** The content covers the page's controls. */
  'overlay',
  /** The content security policy blocked something. */
  'policy-violation',
  /** Browser and server build different trees. */
  'tree-differs',
  /** The page stopped responding. */
  'freeze',
] as const;

export type FindingKind = (typeof findingKinds)[number];

/** A problem, and the document that caused it. */
export interface Finding {
  readonly kind: FindingKind;
  readonly id: number;
  readonly details: string;
}

/** Origin of the page; the runner responds to all requests to it. */
export const PAGE_ORIGIN = 'https://portal.example.com';

declare global {
  interface Window {
    /** Sends a finding to the runner, which adds this function. */
    report?: (finding: Finding) => void;
    /** Renders documents, interacts with their elements, parses their markup again, and reports problems. */
    fuzz: (fuzzDocuments: readonly FuzzDocument[], renderer: RendererName) => Promise<void>;
  }
}
