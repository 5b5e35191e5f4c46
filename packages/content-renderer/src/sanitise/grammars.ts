import type { ContentPolicy } from '../policy.ts';
import type { PropValue } from '../tree.ts';
import { lookup, names } from '../table.ts';
import { fragmentId, linkAddress, resolveMedia } from './url.ts';

/** What a value's grammar may ask of its surroundings. */
export interface ValueContext {
  readonly base: URL | undefined;
  readonly policy: ContentPolicy;
}

/** Reads one attribute value: the prop's value, or undefined where it does not fit the grammar. */
type Grammar = (value: string, context: ValueContext) => PropValue | undefined;

const MAX_TEXT = 2_000;
const MAX_PIXELS = 10_000;
const MAX_COL_SPAN = 100;
const MAX_ROW_SPAN = 1_000;
const MAX_CANDIDATES = 20;
const MAX_IMAGE_SET = 20_000;
const DESCRIPTOR = /^$|^\d{1,5}(?:\.\d{1,3})?[wx]$/;

function oneOf(list: string): Grammar {
  const allowed = names(list);
  return (value) => {
    const word = value.trim().toLowerCase();
    return lookup(allowed, word) ? word : undefined;
  };
}

function pattern(expression: RegExp): Grammar {
  return (value) => (expression.test(value) ? value : undefined);
}

function integer(min: number, max: number): Grammar {
  return (value) => {
    if (!/^\s*-?\d{1,6}/.test(value)) return undefined;
    const number = Number.parseInt(value, 10);
    return number >= min && number <= max ? number : undefined;
  };
}

/** A picture's candidates, each held to the same policy as `src`; the bad ones fall out. */
function imageSet(value: string, { base, policy }: ValueContext): string | undefined {
  const candidates: string[] = [];
  let rest = value.slice(0, MAX_IMAGE_SET);
  for (let read = 0; read < MAX_CANDIDATES; read += 1) {
    const [url] = /[^\s,]\S*/.exec(rest) ?? [];
    if (url === undefined) break;
    rest = rest.slice(rest.indexOf(url) + url.length);
    // A comma ends the candidate when it ends the address; otherwise a descriptor may follow.
    const [descriptor = ''] = url.endsWith(',') ? [] : rest.split(',', 1);
    rest = rest.slice(descriptor.length);
    const width = descriptor.trim();
    const resolved = resolveMedia(url.replace(/,{1,20}$/, ''), base, policy.imageHosts, 'image');
    if (!resolved || resolved.endsWith(',') || !DESCRIPTOR.test(width)) continue;
    candidates.push(width === '' ? resolved : `${resolved} ${width}`);
  }
  return candidates.length > 0 ? candidates.join(', ') : undefined;
}

function idList(value: string): string | undefined {
  const ids = value.split(/\s+/).filter((id) => id !== '');
  return ids.length > 0 && ids.length <= 20 ? ids.map(fragmentId).join(' ') : undefined;
}

/** The grammars by name; the allow-list refers to them. `style` is read by `readStyle`. */
export const grammars = Object.freeze({
  blankTarget: (value) => (value.trim().toLowerCase() === '_blank' ? '_blank' : undefined),
  boolean: oneOf('true false'),
  colSpan: integer(1, MAX_COL_SPAN),
  dateTime: pattern(/^[\w:.+\- ]{1,40}$/),
  direction: oneOf('ltr rtl auto'),
  flag: () => '',
  frame: (value, { base, policy }) => resolveMedia(value, base, policy.frameHosts, 'frame'),
  id: (value) => (/^[^\s]{1,128}$/.test(value) ? fragmentId(value) : undefined),
  idList,
  image: (value, { base, policy }) => resolveMedia(value, base, policy.imageHosts, 'image'),
  imageSet,
  integer: integer(-9_999, 999_999),
  language: pattern(/^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i),
  link: (value, { base }) => linkAddress(value, base),
  listType: pattern(/^[1aAiI]$/),
  media: (value, { base, policy }) => resolveMedia(value, base, policy.mediaHosts),
  mediaQuery: pattern(/^(?!.*(?:attr|env|image-set|url|var)\()[\w\s():,.<>=-]{1,200}$/is),
  mediaType: pattern(/^(?:image|video|audio)\/[\w.+-]{1,40}$/),
  pixels: integer(1, MAX_PIXELS),
  present: () => true,
  role: oneOf('note presentation none list listitem'),
  rowSpan: integer(1, MAX_ROW_SPAN),
  scope: oneOf('row col rowgroup colgroup'),
  sizes: pattern(/^(?!.*(?:attr|env|image-set|url|var)\()[\w\s().,%:<>=+*/-]{1,300}$/is),
  style: () => undefined,
  text: (value) => value.slice(0, MAX_TEXT),
  trackKind: oneOf('subtitles captions descriptions chapters'),
} satisfies Record<string, Grammar>);

/** Names one of the value grammars. */
export type GrammarName = keyof typeof grammars;
