import { expect, it } from 'vitest';
import { toAddressKey } from './address-key.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:5432', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:c000:207', '192.0.2.7'],
  ['[::ffff:c000:207]:443', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['unknown', 'unknown'],
])('limits calls from %s together with all calls from %s', (address, key) => {
  expect(toAddressKey(address)).toBe(key);
});
