import type { NodePlopAPI } from 'plop';
import { componentGenerator } from './component.ts';
import { contentTypeGenerator } from './content-type.ts';
import { filterGenerator } from './filter.ts';
import { screenGenerator } from './screen.ts';

/** The generators of `pnpm new <name>` (docs/contributing/README.md). */
export default function generators(plop: NodePlopAPI): void {
  plop.setHelper('words', (kebabName: string) => kebabName.replaceAll('-', ' '));
  plop.setHelper('braced', (text: string) => `{${text}}`);
  plop.setGenerator('content-type', contentTypeGenerator);
  plop.setGenerator('filter', filterGenerator);
  plop.setGenerator('screen', screenGenerator);
  plop.setGenerator('component', componentGenerator);
}
