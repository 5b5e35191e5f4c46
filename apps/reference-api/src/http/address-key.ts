import { isIPv6 } from 'node:net';

/**
 * Returns the rate-limit key of an address. A client with an IPv6 address usually has its entire /64
 * network, so the network is the key. An IPv4 address is its own key, also as `::ffff:192.0.2.7`.
 *
 * @param address The address from a socket or a proxy, with or without a port.
 * @example toAddressKey('2001:db8::1') // '2001:db8:0:0'
 * @example toAddressKey('::ffff:192.0.2.7') // '192.0.2.7'
 */
export function toAddressKey(address: string): string {
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  const bareAddress = inBrackets ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const [, mappedIPv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bareAddress) ?? [];
  if (mappedIPv4 !== undefined) return mappedIPv4;
  // Anything else comes from our proxy. The key is stored, so its length is limited.
  return isIPv6(bareAddress) ? getNetwork(bareAddress) : bareAddress.slice(0, 64);
}

/** Returns the first four of the eight groups of an IPv6 address. */
function getNetwork(address: string): string {
  // The URL parser normalizes IPv6 addresses.
  const [withoutZone = ''] = address.split('%');
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missingGroups = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...missingGroups, ...last].slice(0, 4).join(':');
}
