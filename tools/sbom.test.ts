import { expect, it } from 'vitest';
import { addBundled, type Sbom } from './sbom.ts';

const component = (name: string, more: object = {}) => ({
  'bom-ref': `pkg:npm/${name}@1.0.0`,
  name,
  ...more,
});
const ref = (name: string) => component(name)['bom-ref'];
const development = {
  scope: 'excluded',
  properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
};

/** What is installed beside a package. */
const document: Sbom = {
  metadata: { component: component('api') },
  components: [component('valibot')],
  dependencies: [{ ref: ref('api'), dependsOn: [ref('valibot')] }, { ref: ref('valibot') }],
};
/** The same with the development dependencies. */
const source: Sbom = {
  metadata: document.metadata,
  components: ['valibot', 'axios', 'qs', 'tsup'].map((name) => component(name, development)),
  dependencies: [
    { ref: ref('api'), dependsOn: ['axios', 'qs', 'tsup', 'valibot'].map(ref) },
    { ref: ref('axios'), dependsOn: [ref('qs'), ref('tsup')] },
    { ref: ref('qs'), dependsOn: [] },
  ],
};

it('names bundled packages as a part of what bundles them, and no build tool', () => {
  const { components, dependencies } = addBundled(
    document,
    ref('api'),
    [ref('axios'), ref('qs')],
    source,
  );
  expect(components).toEqual([
    component('valibot'),
    component('axios', { properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }] }),
    component('qs', { properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }] }),
  ]);
  expect(dependencies).toEqual([
    { ref: ref('api'), dependsOn: [ref('valibot'), ref('axios'), ref('qs')] },
    { ref: ref('valibot') },
    { ref: ref('axios'), dependsOn: [ref('qs')] },
    { ref: ref('qs'), dependsOn: [] },
  ]);
});

it('leaves a document alone that does not hold what bundles them', () => {
  expect(addBundled(document, ref('other'), [ref('axios')], source)).toEqual(document);
});

it('refuses a bundled package that nothing is known of', () => {
  expect(() => addBundled(document, ref('api'), [ref('left-pad')], source)).toThrow('left-pad');
});
