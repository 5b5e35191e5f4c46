// What a boot script imports.
export { canonicalListPath } from '../src/client/list-path.ts';
export { alertsCall } from '../src/resources/alerts/calls.ts';
export { policyUpdatesCall } from '../src/resources/policy-updates/calls.ts';
export { searchCall } from '../src/resources/search/calls.ts';
