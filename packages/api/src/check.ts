// Checks a host against the contract, for a host's own tests. The command `producer-portal-api check`
// does the same.
export { checkHost, type HostCheck, type HostCheckOptions } from './check/check-host.ts';
