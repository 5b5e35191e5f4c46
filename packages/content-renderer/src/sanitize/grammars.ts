import type { CheckedPolicy } from '../policy.ts';
import type { PropValue } from '../tree.ts';
import type { GrammarName } from './allow-list.ts';
import { addIdPrefix, resolveLink, resolveMedia, type MediaKind } from './url.ts';

/** Settings for checking an attribute value. */
export interface ValueContext {
  readonly base: URL | undefined;
  readonly policy: Pick<CheckedPolicy, 'imageHosts' | 'mediaHosts' | 'frameHosts'>;
  /** Prefix of every id. */
  readonly idPrefix: string | undefined;
}

/** Parses an attribute value: returns the prop's value, or undefined for an invalid one. */
export type Grammar = (value: string, context: ValueContext) => PropValue | undefined;

const MAX_TEXT = 2_000;
const MAX_PIXELS = 10_000;
const MAX_COL_SPAN = 100;
const MAX_ROW_SPAN = 1_000;
const MAX_CANDIDATES = 20;
const MAX_IMAGE_SET = 20_000;
const MAX_IDS = 20;
const CONDITION = /^[\w\s().,:%<>=+*/-]{1,300}$/;
/** CSS functions that load something or read values from the page. */
const UNSAFE_FUNCTION = /(?:attr|env|image-set|url|var)\(/i;
const DESCRIPTOR = /^(?:[\d.]{1,9}[wx])?$/;

function createPatternGrammar(expression: RegExp): Grammar {
  return (value) => (expression.test(value) ? value : undefined);
}

/** Creates a grammar of keywords that ignores case and surrounding white space. */
function createKeywordGrammar(expression: RegExp): Grammar {
  const match = createPatternGrammar(expression);
  return (value, context) => match(value.trim().toLowerCase(), context);
}

function createIntegerGrammar(min: number, max: number): Grammar {
  return (value) => {
    const number = Number.parseInt(value, 10);
    return number >= min && number <= max ? number : undefined;
  };
}

function createMediaGrammar(
  kind: MediaKind,
): (value: string, context: ValueContext) => string | undefined {
  return (value, { base, policy }) => resolveMedia(value, base, policy[`${kind}Hosts`], kind);
}

/** Checks each `srcset` candidate against the same policy as `src`, and drops those that fail. */
function parseImageSet(value: string, context: ValueContext): string | undefined {
  // A comma before a space or after a descriptor separates candidates. Any other comma belongs to a URL.
  const candidates = value.slice(0, MAX_IMAGE_SET).split(/,\s|(?<=\s[\d.]+[wx]),/);
  const allowed = candidates.slice(0, MAX_CANDIDATES).flatMap((candidate) => {
    const [url = '', descriptor = '', extraPart] = candidate
      .split(/\s+/)
      .filter((part) => /[^,]/.test(part));
    const resolved = createMediaGrammar('image')(url, context);
    const isValid =
      resolved && !extraPart && DESCRIPTOR.test(descriptor) && !/^,|,$/.test(resolved);
    return isValid ? `${resolved} ${descriptor}`.trim() : [];
  });
  return allowed.join(', ') || undefined;
}

const parsePixels = createIntegerGrammar(1, MAX_PIXELS);

/** The grammars by name, as the allow-list uses them. */
export const grammars: Readonly<Record<Exclude<GrammarName, 'style' | 'css' | 'choice'>, Grammar>> =
  {
    // Anything but "public" is internal, so that a typo doesn't publish a note.
    audience: (value) => (value.trim().toLowerCase() === 'public' ? 'public' : 'internal'),
    // For `true` or `false` as text.
    boolean: createKeywordGrammar(/^(?:true|false)$/),
    colSpan: createIntegerGrammar(1, MAX_COL_SPAN),
    condition: (value) =>
      CONDITION.test(value) && !UNSAFE_FUNCTION.test(value) ? value : undefined,
    direction: createKeywordGrammar(/^(?:ltr|rtl|auto)$/),
    // For data attributes, whose value is dropped.
    flag: () => '',
    frame: createMediaGrammar('frame'),
    id: (value, { idPrefix }) =>
      /^\S{1,128}$/.test(value) ? addIdPrefix(value, idPrefix) : undefined,
    ids: (value, { idPrefix }) =>
      value
        .match(/\S+/g)
        ?.slice(0, MAX_IDS)
        .map((id) => addIdPrefix(id, idPrefix))
        .join(' '),
    image: createMediaGrammar('image'),
    imageSet: parseImageSet,
    integer: createIntegerGrammar(-9_999, 999_999),
    link: (value, { base, idPrefix }) => resolveLink(value, base, idPrefix)?.href,
    media: createMediaGrammar('media'),
    // A percentage becomes a style instead.
    pixels: (value, context) => (value.includes('%') ? undefined : parsePixels(value, context)),
    // For boolean attributes, such as `open`.
    present: () => true,
    role: createKeywordGrammar(/^(?:note|presentation|none|list|listitem)$/),
    rowSpan: createIntegerGrammar(1, MAX_ROW_SPAN),
    side: createKeywordGrammar(/^(?:left|right|center)$/),
    target: createKeywordGrammar(/^_blank$/),
    text: (value) => value.slice(0, MAX_TEXT),
    token: createPatternGrammar(/^[\w:.+ -]{1,40}$/),
    type: createPatternGrammar(/^(?:[1aAiI]|(?:image|video|audio)\/[\w.+-]{1,40})$/),
  };
