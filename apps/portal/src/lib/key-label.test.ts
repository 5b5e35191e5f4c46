import { describe, expect, it } from 'vitest';
import { keyLabel } from './key-label.ts';

describe('keyLabel', () => {
  it.each([
    ['csr', 'CSR'],
    ['home_office', 'Home office'],
    ['independent', 'Independent'],
    ['Direct mail', 'Direct mail'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('writes %j as %j', (key, label) => {
    expect(keyLabel(key)).toBe(label);
  });
});
