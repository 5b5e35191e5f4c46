import type { NodePlopAPI } from 'plop';
import { componentGenerator } from './component.ts';
import { contentTypeGenerator } from './content-type.ts';
import { filterGenerator } from './filter.ts';
import { screenGenerator } from './screen.ts';

/** The generators of `pnpm new <name>` (docs/contributing/README.md). */
export default function generators(plop: NodePlopAPI): void {
  const toWords = (kebabName: string) => kebabName.replaceAll('-', ' ');
  plop.setHelper('words', toWords);
  plop.setHelper('braced', (text: string) => `{${text}}`);
  // Builds the message of a count here, because its braces would end a template's tags.
  plop.setHelper(
    'counted',
    (one: string, many: string) =>
      `{total, plural, one {# ${toWords(one)}} other {# ${toWords(many)}}}`,
  );
  plop.setGenerator('content-type', contentTypeGenerator);
  plop.setGenerator('filter', filterGenerator);
  plop.setGenerator('screen', screenGenerator);
  plop.setGenerator('component', componentGenerator);
}
