import { MARK, unmark, type SourceParser, type SourceReader } from './source.ts';

/** What we use of Trusted Types, which TypeScript does not know yet. */
declare const trustedTypes:
  | undefined
  | {
      // A policy answers an object that only passes for a string.
      createPolicy(
        name: string,
        rules: { createHTML(html: string): string },
      ): { createHTML(html: string): string };
    };

// Under `style-src 'self'` a browser reports every inline style that it reads, also in an inert tree
// where none can apply (handlers likewise), and such reports drown the real ones. So these attributes
// are read under a name that means nothing, marked by a noncharacter, and named again by the reader.
// An end tag is left alone: `</style =>` must still end the style.
const REPORTED = /([\t\n\f "']|(?<!<)\/)(?=(?:style|on[a-z]+)[\t\n\f />=])/gi;

const mark = (html: string) => html.replace(REPORTED, `$1${MARK}`);

// Only a form lets its fields shadow its own properties, and `parse` leaves no form in the text.
const reader: SourceReader<Node> = {
  nodeName: (node) => node.nodeName,
  attributes: (node) =>
    node instanceof Element && node.hasAttributes()
      ? node.getAttributeNames().map((name) => ({
          name: unmark(name),
          value: unmark(node.getAttribute(name) ?? ''),
        }))
      : [],
  text: (node) => unmark(node.nodeValue ?? ''),
  firstChild: (node) => node.firstChild,
  nextSibling: (node) => node.nextSibling,
};

/** The identity: its only sink is the inert template below, whose content is never put into the page. */
const identity = { createHTML: (html: string) => html };
let policy: typeof identity | undefined;

/**
 * Parses in the browser, in an inert template.
 *
 * @throws ReferenceError where there is no document (a worker), TypeError where the page's Trusted Types
 * rule does not name the policy `pnp-html`.
 */
export const parseSource: SourceParser = (html) => {
  policy ??=
    typeof trustedTypes === 'undefined'
      ? identity
      : trustedTypes.createPolicy('pnp-html', identity);
  // A template's content belongs to a document of its own without scripting: nothing runs,
  // nothing loads. It also keeps a bare <tr>, which DOMParser would lose.
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(mark(html));
  return { first: template.content.firstChild, reader };
};
