import { expect, it } from 'vitest';
import { missingFrom } from './sbom.ts';

it('finds required dependencies that a document does not list', () => {
  const sbom = { components: [{ name: 'axios' }, { name: 'valibot' }] };
  expect(missingFrom(sbom, ['axios', 'qs'])).toEqual(['qs']);
  expect(missingFrom({ components: [] }, ['axios'])).toEqual(['axios']);
  expect(missingFrom(sbom, ['axios'])).toEqual([]);
});
