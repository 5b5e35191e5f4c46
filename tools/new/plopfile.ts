import type { NodePlopAPI } from 'plop';
import { componentGenerator } from './component.ts';
import { contentTypeGenerator } from './content-type.ts';

/** The generators of `pnpm new <name>` (docs/contributing/README.md). */
export default function generators(plop: NodePlopAPI): void {
  plop.setHelper('words', (kebabName: string) => kebabName.replaceAll('-', ' '));
  plop.setHelper('braced', (text: string) => `{${text}}`);
  plop.setGenerator('content-type', contentTypeGenerator);
  plop.setGenerator('component', componentGenerator);
}
