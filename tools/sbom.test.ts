import { expect, it } from 'vitest';
import { missingFrom } from './sbom.ts';

it('notices a document without a dependency that it must name', () => {
  const sbom = { components: [{ name: 'axios' }, { name: 'valibot' }] };
  expect(missingFrom(sbom, ['axios', 'qs'])).toEqual(['qs']);
  expect(missingFrom({ components: [] }, ['axios'])).toEqual(['axios']);
  expect(missingFrom(sbom, ['axios'])).toEqual([]);
});
