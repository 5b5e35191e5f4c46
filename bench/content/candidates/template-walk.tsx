import { createElement, type CSSProperties, type ReactNode } from 'react';
import type { CreateRichText } from './candidate.ts';

// The practical limit of a renderer that creates React elements: one inert parse and one traversal with a
// minimal allow-list, without anything else that safe and good rendering needs.
const TAGS = new Set(
  'a b blockquote br caption cite code dd div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img li ol p pre small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const PROPS = new Map([
  ['alt', 'alt'],
  ['class', 'className'],
  ['colspan', 'colSpan'],
  ['height', 'height'],
  ['href', 'href'],
  ['loading', 'loading'],
  ['rowspan', 'rowSpan'],
  ['scope', 'scope'],
  ['sizes', 'sizes'],
  ['src', 'src'],
  ['srcset', 'srcSet'],
  ['title', 'title'],
  ['width', 'width'],
]);
const SAFE_URL = /^(?:https?:|mailto:|tel:|[/#?])/i;

function readStyle(text: string): CSSProperties {
  const style: Record<string, string> = {};
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim();
    style[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = declaration
      .slice(colon + 1)
      .trim();
  }
  return style;
}

function walk(parent: Node): ReactNode[] {
  const nodes: ReactNode[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === Node.TEXT_NODE) nodes.push(node.nodeValue);
    if (!(node instanceof Element)) continue;
    const tag = node.localName;
    if (!TAGS.has(tag)) continue;
    const props: Record<string, unknown> = { key: nodes.length };
    for (const { name, value } of node.attributes) {
      const prop = PROPS.get(name);
      if (name === 'style') props['style'] = readStyle(value);
      else if (!prop || ((name === 'href' || name === 'src') && !SAFE_URL.test(value))) continue;
      else props[prop] = value;
    }
    const children = node.firstChild ? walk(node) : undefined;
    nodes.push(createElement(tag, props, children));
  }
  return nodes;
}

export const createRichText: CreateRichText = (window) =>
  function RichText({ html }) {
    const template = window.document.createElement('template');
    template.innerHTML = html;
    return <div>{walk(template.content)}</div>;
  };
