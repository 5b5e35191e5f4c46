import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTheme } from '../modules/shell/theme.ts';
import { readText, writeText } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('storage', () => {
  it('stores and removes text in either area', () => {
    for (const area of ['local', 'session'] as const) {
      writeText(area, 'key', 'text');
      expect(readText(area, 'key')).toBe('text');
      writeText(area, 'key', null);
      expect(readText(area, 'key')).toBeNull();
    }
  });

  it('returns null and ignores writes when storage access throws', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => writeText('local', 'key', 'text')).not.toThrow();
    expect(readText('local', 'key')).toBeNull();
  });

  it('ignores a write when the quota is full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(() => writeText('local', 'key', 'text')).not.toThrow();
  });

  it.each(['', 'DARK', '{"theme":"dark"}', '__proto__', '<b>dark</b>', 'null'])(
    'ignores the invalid stored theme %j',
    (value) => {
      localStorage.setItem('theme', value);
      expect(readTheme()).toBe('system');
    },
  );
});
