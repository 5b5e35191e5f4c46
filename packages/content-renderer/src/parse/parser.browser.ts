import { MASK_CHAR, removeMask, type SourceParser, type SourceReader } from './source.ts';

/** The part of Trusted Types that we use. TypeScript does not declare it yet. */
declare const trustedTypes:
  | undefined
  | {
      // A policy returns a TrustedHTML object that DOM sinks accept as a string.
      createPolicy(
        name: string,
        rules: { createHTML(html: string): string },
      ): { createHTML(html: string): string };
    };

// Under `style-src 'self'`, a browser reports every inline style and handler that it parses, even in
// an inert tree, where none of them applies. Such reports would hide the real ones. To prevent them, a
// noncharacter in the attribute's name masks the attribute, and the reader removes the noncharacter.
// End tags stay as they are: `</style =>` must still end the style.
const REPORTED_ATTRIBUTE = /([\t\n\f "']|(?<!<)\/)(?=(?:style|on[a-z]+)[\t\n\f />=])/gi;

const mask = (html: string) => html.replace(REPORTED_ATTRIBUTE, `$1${MASK_CHAR}`);

// These properties are safe to read: only a form's fields can shadow them, and `parse` leaves none.
const reader: SourceReader<Node> = {
  nodeName: (node) => node.nodeName,
  attributes: (node) =>
    node instanceof Element && node.hasAttributes()
      ? node.getAttributeNames().map((name) => ({
          name: removeMask(name),
          value: removeMask(node.getAttribute(name) ?? ''),
        }))
      : [],
  text: (node) => removeMask(node.nodeValue ?? ''),
  firstChild: (node) => node.firstChild,
  nextSibling: (node) => node.nextSibling,
};

/** Does not sanitize: its only sink is the inert template below, which is never added to the page. */
const identity = { createHTML: (html: string) => html };
let policy: typeof identity | undefined;

/**
 * Parses in the browser, in an inert template.
 *
 * @throws ReferenceError without a document, as in a worker.
 * @throws TypeError if the page's Trusted Types rule does not allow the policy `pnp-html`.
 */
export const parseSource: SourceParser = (html) => {
  policy ??=
    typeof trustedTypes === 'undefined'
      ? identity
      : trustedTypes.createPolicy('pnp-html', identity);
  // A template's content belongs to a separate document without scripting, so nothing runs or loads.
  // A template also keeps a bare <tr>, which DOMParser drops.
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(mask(html));
  return { first: template.content.firstChild, reader };
};
