import type { CheckedPolicy } from '../policy.ts';
import type { PropValue } from '../tree.ts';
import type { GrammarName } from './allow-list.ts';
import { prefixed, resolveLink, resolveMedia } from './url.ts';

/** What a value's grammar may ask of its surroundings. */
export interface ValueContext {
  readonly base: URL | undefined;
  readonly policy: Pick<CheckedPolicy, 'imageHosts' | 'mediaHosts' | 'frameHosts'>;
  /** Set before each id. */
  readonly idPrefix: string;
}

/** Reads one attribute value: the prop's value, or undefined where it does not fit the grammar. */
type Grammar = (value: string, context: ValueContext) => PropValue | undefined;

const MAX_TEXT = 2_000;
const MAX_PIXELS = 10_000;
const MAX_COL_SPAN = 100;
const MAX_ROW_SPAN = 1_000;
const MAX_CANDIDATES = 20;
const MAX_IMAGE_SET = 20_000;
const MAX_IDS = 20;
const DESCRIPTOR = /^$|^\d{1,5}(?:\.\d{1,3})?[wx]$/;

function pattern(expression: RegExp): Grammar {
  return (value) => (expression.test(value) ? value : undefined);
}

/** One of some words, however it is written. */
function word(expression: RegExp): Grammar {
  const fits = pattern(expression);
  return (value, context) => fits(value.trim().toLowerCase(), context);
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
    const [before = '', url] = /^[\s,]*(\S+)/.exec(rest) ?? [];
    if (!url) break;
    rest = rest.slice(before.length);
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

function idList(value: string, { idPrefix }: ValueContext): string | undefined {
  const ids = value.trim().split(/\s+/);
  return ids.length <= MAX_IDS && ids[0]
    ? ids.map((id) => prefixed(id, idPrefix)).join(' ')
    : undefined;
}

/** The grammars by name; the allow-list refers to them. */
export const grammars: Readonly<Record<Exclude<GrammarName, 'style' | 'css' | 'choice'>, Grammar>> =
  Object.freeze({
    boolean: word(/^(?:true|false)$/),
    colSpan: integer(1, MAX_COL_SPAN),
    condition: pattern(/^(?!.*(?:attr|env|image-set|url|var)\()[\w\s().,:%<>=+*/-]{1,300}$/is),
    direction: word(/^(?:ltr|rtl|auto)$/),
    flag: () => '',
    frame: (value, { base, policy }) => resolveMedia(value, base, policy.frameHosts, 'frame'),
    id: (value, { idPrefix }) =>
      /^\S{1,128}$/.test(value) ? prefixed(value, idPrefix) : undefined,
    ids: idList,
    image: (value, { base, policy }) => resolveMedia(value, base, policy.imageHosts, 'image'),
    imageSet,
    integer: integer(-9_999, 999_999),
    link: (value, { base, idPrefix }) => resolveLink(value, base, idPrefix)?.href,
    media: (value, { base, policy }) => resolveMedia(value, base, policy.mediaHosts, 'media'),
    pixels: integer(1, MAX_PIXELS),
    present: () => true,
    role: word(/^(?:note|presentation|none|list|listitem)$/),
    rowSpan: integer(1, MAX_ROW_SPAN),
    target: word(/^_blank$/),
    text: (value) => value.slice(0, MAX_TEXT),
    token: pattern(/^[\w:.+ -]{1,40}$/),
    type: pattern(/^(?:[1aAiI]|(?:image|video|audio)\/[\w.+-]{1,40})$/),
  } satisfies Record<string, Grammar>);
