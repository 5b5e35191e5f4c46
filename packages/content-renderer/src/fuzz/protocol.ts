/** How a page draws: the renderer, or one of two ways that are known to be unsafe, to test the oracle. */
export type RendererName = 'content-renderer' | 'inner-html' | 'html-react-parser';

/** One document to draw, and what the server door made of it. */
export interface Vector {
  readonly id: number;
  readonly html: string;
  /** The safe tree as JSON; absent where the server has no say. */
  readonly serverTree?: string;
  readonly serverMarkup?: string;
}

export const findingKinds = [
  /** Code of a document ran. */
  'execution',
  /** Something is on the page that no document may bring there. */
  'leftover',
  /** A request to a host that no policy names. */
  'foreign-request',
  /** React said something, or drawing threw. */
  'render-error',
  /** The page around the content is not what it was. */
  'page-changed',
  /** The content covers what stands beside it. */
  'overlay',
  /** The content security policy had to step in. */
  'policy-violation',
  /** Browser and server do not build the same tree. */
  'tree-differs',
  /** The page stopped answering. */
  'freeze',
] as const;

export type FindingKind = (typeof findingKinds)[number];

/** One thing that the oracle saw, and for which document. */
export interface Finding {
  readonly kind: FindingKind;
  readonly id: number;
  readonly details: string;
}

/** Host of the page in which everything is drawn; every request to it is answered by the runner. */
export const PAGE_ORIGIN = 'https://portal.example.com';

declare global {
  interface Window {
    /** Hands a finding to the runner at once; there where the runner has put it. */
    report?: (finding: Finding) => void;
    /** Draws documents, touches all that is drawn, and reads it again; `report` hears what went wrong. */
    fuzz: (vectors: readonly Vector[], renderer: RendererName) => Promise<void>;
  }
}
