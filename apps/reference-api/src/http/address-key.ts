import { isIPv6 } from 'node:net';

/**
 * What an address is counted under. Whoever has one IPv6 address has the 2^64 of its network, so the
 * network counts; an IPv4 address counts as itself, however it is written.
 *
 * @param address as a socket or a proxy tells it, a port included or not
 * @example addressKey('2001:db8::1') // '2001:db8:0:0'
 * @example addressKey('::ffff:192.0.2.7') // '192.0.2.7'
 */
export function addressKey(address: string): string {
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
  const bare = inBrackets ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  // What is no address at all comes from a proxy of ours; a key is kept, so it has an end.
  return isIPv6(bare) ? network(bare) : bare.slice(0, 64);
}

/** The first four of the eight groups. */
function network(address: string): string {
  // The URL parser writes any form of an IPv6 address in one way.
  const [plain = ''] = address.split('%');
  const { hostname } = new URL(`http://[${plain}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const left = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...left, ...last].slice(0, 4).join(':');
}
