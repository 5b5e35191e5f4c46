import type { NodePlopAPI } from 'plop';
import { componentGenerator } from './component.ts';

/** The generators of `pnpm new <name>` (docs/contributing/README.md). */
export default function generators(plop: NodePlopAPI): void {
  plop.setGenerator('component', componentGenerator);
}
