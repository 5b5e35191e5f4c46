import { expect, it } from 'vitest';
import { findMissingComponents } from './sbom.ts';

it('finds required dependencies that a document does not list', () => {
  const sbom = { components: [{ name: 'axios' }, { name: 'valibot' }] };
  expect(findMissingComponents(sbom, ['axios', 'qs'])).toEqual(['qs']);
  expect(findMissingComponents({ components: [] }, ['axios'])).toEqual(['axios']);
  expect(findMissingComponents(sbom, ['axios'])).toEqual([]);
});
