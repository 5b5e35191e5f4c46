import { MARK, unmark, type Door, type SourceAttribute, type SourceReader } from './source.ts';

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

/** Hostile markup can shadow a node's own properties, so they are read from the prototypes. */
function getter<O extends object, K extends keyof O & string>(
  prototype: O,
  name: K,
): (node: unknown) => O[K] {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  if (!descriptor?.get) throw new Error(`content-renderer: this browser has no ${name} getter`);
  return (node) => descriptor.get?.call(node);
}

// Under `style-src 'self'` a browser reports every inline style that it reads, also in an inert tree
// where none can apply (handlers likewise), and such reports drown the real ones. So these attributes
// are read under a name that means nothing, marked by a noncharacter, and named again by the reader.
// An end tag is left alone: `</style =>` must still end the style.
const REPORTED = /([\t\n\f\r "']|(?<!<)\/)(?=(?:style|on[a-z]+)[\t\n\f\r />=])/gi;

const mark = (html: string) => html.replace(REPORTED, `$1${MARK}`);

const NO_ATTRIBUTES: readonly SourceAttribute[] = Object.freeze([]);

function createReader(): SourceReader<Node> {
  const data = getter(CharacterData.prototype, 'data');
  const own = Element.prototype;
  return {
    nodeName: getter(Node.prototype, 'nodeName'),
    attributes(node) {
      if (!own.hasAttributes.call(node)) return NO_ATTRIBUTES;
      return own.getAttributeNames.call(node).map((name) => ({
        name: unmark(name),
        value: unmark(own.getAttribute.call(node, name) ?? ''),
      }));
    },
    text: (node) => unmark(data(node)),
    firstChild: getter(Node.prototype, 'firstChild'),
    nextSibling: getter(Node.prototype, 'nextSibling'),
  };
}

function createBrowserDoor(): Door {
  const reader = createReader();
  // The policy is the identity: its only sink is the inert template below, whose content is never
  // put into the page.
  const policy =
    typeof trustedTypes === 'undefined'
      ? undefined
      : trustedTypes.createPolicy('pnp-html', { createHTML: (html) => html });
  return (html) => {
    // A template's content belongs to a document of its own without scripting: nothing runs,
    // nothing loads. It also keeps a bare <tr>, which DOMParser would lose.
    const template = document.createElement('template');
    const marked = mark(html);
    template.innerHTML = policy ? policy.createHTML(marked) : marked;
    return { first: reader.firstChild(template.content), reader };
  };
}

let browserDoor: Door | undefined;

/**
 * Parses in the browser, in an inert template.
 *
 * @throws Error where there is no document (a worker), TypeError where the page's Trusted Types
 * rule does not name the policy `pnp-html`.
 */
export const door: Door = (html) => {
  if (typeof document === 'undefined') {
    throw new Error(
      'content-renderer: the browser build was loaded where there is no document. Load the server build (without the "browser" condition) here.',
    );
  }
  browserDoor ??= createBrowserDoor();
  return browserDoor(html);
};
