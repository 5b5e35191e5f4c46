import type { StrictArgTypes } from 'storybook/internal/types';

/** A type as react-docgen describes it. */
interface DocgenType {
  name: string;
  /** The source of the type. Absent for simple types. */
  raw?: string;
  /** The source of a literal. */
  value?: string;
  /** Members of a union, or arguments of a generic type. */
  elements?: DocgenType[];
}

/** A component with what react-docgen found in its source. */
interface DocumentedComponent {
  __docgenInfo?: { props?: Record<string, { tsType?: DocgenType }> };
}

const maxSummaryLength = 100;

/**
 * Shows the types of props as in TypeScript. Storybook shows only their kind, such as `union`. Long types open in a
 * popover.
 */
export function describePropTypes(argTypes: StrictArgTypes, component: unknown): StrictArgTypes {
  const { __docgenInfo: info } = (component ?? {}) as DocumentedComponent;
  const props = info?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      return [
        name,
        type ? { ...argType, table: { ...argType.table, type: summarize(format(type)) } } : argType,
      ];
    }),
  );
}

function summarize(text: string): { summary: string; detail?: string } {
  if (text.length <= maxSummaryLength) return { summary: text };
  const members = text.split(' | ');
  if (text.startsWith("'"))
    return { summary: `one of ${members.length}`, detail: members.join('\n') };
  return { summary: text.startsWith('{') ? 'object' : 'see details', detail: text };
}

/** Omits `undefined`, because the table marks required props. */
function format({ name, raw, value, elements }: DocgenType): string {
  // docgen reports types in parentheses, such as an optional function, as `unknown`.
  if (elements?.some((element) => element.name === 'unknown'))
    return removeComments((raw ?? name).replace(/ \| undefined$/, '').replace(/^\((.*)\)$/s, '$1'));
  if (name === 'union' && elements) {
    const members = elements.filter((element) => element.name !== 'undefined').map(format);
    return members.map((member) => formatMember(member, members.length, raw)).join(' | ');
  }
  return removeComments(value ?? raw ?? name);
}

function formatMember(member: string, count: number, union = ''): string {
  // docgen quotes only members of a `keyof` type that aren't identifiers, such as 'aria-label'.
  if (union.startsWith('keyof') && !member.startsWith("'")) return `'${member}'`;
  return member.includes('=>') && count > 1 ? `(${member})` : member;
}

const removeComments = (source: string) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
