import { isIPv6 } from 'node:net';

/**
 * Returns the rate-limit key of an address. A client with an IPv6 address usually has its entire /64
 * network, so the network is the key. An IPv4 address is its own key, also as an IPv4-mapped IPv6 address.
 *
 * @param address The address from a socket or a proxy, with or without a port.
 * @example toAddressKey('2001:db8::1') // '2001:db8:0:0'
 * @example toAddressKey('::ffff:192.0.2.7') // '192.0.2.7'
 */
export function toAddressKey(address: string): string {
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  const bareAddress = inBrackets ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  // Anything else comes from our proxy. The key is stored, so its length is limited.
  if (!isIPv6(bareAddress)) return bareAddress.slice(0, 64);
  const groups = toGroups(bareAddress);
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIPv4 ? toIPv4(groups.slice(6)) : groups.slice(0, 4).join(':');
}

/** @example toIPv4(['c000', '207']) // '192.0.2.7' */
const toIPv4 = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [Math.floor(number / 256), number % 256])
    .join('.');

/** Returns the eight groups of an IPv6 address. */
function toGroups(address: string): string[] {
  // The URL parser normalizes IPv6 addresses, and writes an IPv4 address at their end as two groups.
  const [withoutZone = ''] = address.split('%');
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missingGroups = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...missingGroups, ...last];
}
