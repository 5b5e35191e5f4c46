import { expect, it } from 'vitest';
import { addBundled, findMissingComponents, type Sbom } from './sbom.ts';

const toComponent = (name: string) => ({ 'bom-ref': `pkg:${name}`, name });

/** Creates a document of `name` with these dependencies of each component. */
const createDocument = (name: string, dependencies: Record<string, string[]>): Sbom => ({
  metadata: { component: toComponent(name) },
  components: Object.keys(dependencies)
    .filter((each) => each !== name)
    .map(toComponent),
  dependencies: Object.entries(dependencies).map(([each, names]) => ({
    ref: `pkg:${each}`,
    dependsOn: names.map((other) => `pkg:${other}`),
  })),
});

it('adds a bundled component with its own dependencies only', () => {
  const host = createDocument('host', { host: ['hono', 'axios'], hono: [], axios: [] });
  const portal = createDocument('portal', { portal: ['react', 'axios'], react: [], axios: [] });
  const all = createDocument('host', {
    host: ['docs', 'lint'],
    docs: ['mobx'],
    mobx: [],
    lint: [],
  });
  const complete = addBundled(addBundled(host, portal, 'pkg:portal'), all, 'pkg:docs');
  expect(complete).toEqual({
    ...createDocument('host', {
      host: ['hono', 'axios', 'portal', 'docs'],
      hono: [],
      axios: [],
      portal: ['react', 'axios'],
      react: [],
      docs: ['mobx'],
      mobx: [],
    }),
  });
});

it('finds required dependencies that an SBOM does not list', () => {
  const sbom = { components: [toComponent('axios'), toComponent('valibot')] };
  expect(findMissingComponents(sbom, ['axios', 'qs'])).toEqual(['qs']);
  expect(findMissingComponents({ components: [] }, ['axios'])).toEqual(['axios']);
  expect(findMissingComponents(sbom, ['axios'])).toEqual([]);
});
