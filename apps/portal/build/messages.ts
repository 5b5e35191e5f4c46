import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { MagicString } from 'magic-string';
import { parseSync, Visitor } from 'vite';
import type { Plugin } from 'vite';

/** A call to `t` or `tc` (src/lib/i18n.ts). */
export interface MessageCall {
  /** The English text; null if it is not a string literal. */
  message: string | null;
  /** The key in the JSON catalogs: the message. For `tc`, the context and `|` come before it. */
  key: string;
  /** Position of the message's literal in the code. */
  start: number;
  end: number;
}

const getLiteral = (node: { type: string } | undefined): string | null =>
  node?.type === 'Literal' && 'value' in node && typeof node.value === 'string' ? node.value : null;

/** Finds the messages in a module's code: all calls to `t('…')` and `tc('context', '…')`. */
export function findMessages(file: string, code: string): MessageCall[] {
  const found: MessageCall[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: args, start, end }) {
      if (callee.type !== 'Identifier' || (callee.name !== 't' && callee.name !== 'tc')) return;
      const hasContext = callee.name === 'tc';
      const node = args[hasContext ? 1 : 0];
      const context = hasContext ? getLiteral(args[0]) : '';
      const message = getLiteral(node);
      if (message === null || context === null) found.push({ message: null, key: '', start, end });
      else
        found.push({
          message,
          key: hasContext ? `${context}|${message}` : message,
          start: node?.start ?? start,
          end: node?.end ?? end,
        });
    },
  });
  visitor.visit(parseSync(file, code).program);
  return found;
}

/** Whether a compiled message has placeholders. A message without placeholders compiles to its text. */
const hasPlaceholders = (message: CompiledMessage): boolean => typeof message !== 'string';

/** The key of a compiled message in a build's catalogs. It must match `messageKey` in i18n.ts. */
function compileKey(key: string): string {
  const separator = key.indexOf('|') + 1;
  const message = compile(key.slice(separator));
  return hasPlaceholders(message) ? key.slice(0, separator) + JSON.stringify(message) : key;
}

/** Whether a module may contain messages. */
export const usesMessages = (code: string): boolean => /\/i18n\.ts'/.test(code);

/**
 * Compiles messages in the code and in the catalogs, in a build and on the development server, so that the browser needs no
 * parser. Texts without placeholders stay as they are.
 */
export function compileMessages(): Plugin {
  return {
    name: 'portal:compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: [/\/apps\/portal\/src\/.*\.tsx?$/, /\/copy\.[\w-]+\.json$/] },
      handler(code, id) {
        if (id.endsWith('.json')) {
          const catalog = JSON.parse(code) as Record<string, string>;
          const entries = Object.entries(catalog).map(([key, text]) => [
            compileKey(key),
            compile(text),
          ]);
          // Without mappings, because nobody debugs a catalog.
          return { code: JSON.stringify(Object.fromEntries(entries)), map: { mappings: '' } };
        }
        if (!usesMessages(code)) return null;
        const compiled = new MagicString(code);
        for (const { message, start, end } of findMessages(id, code)) {
          const parsed = message === null ? '' : compile(message);
          if (hasPlaceholders(parsed)) compiled.update(start, end, JSON.stringify(parsed));
        }
        if (!compiled.hasChanged()) return null;
        return { code: compiled.toString(), map: compiled.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}
