import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTheme } from '../modules/shell/theme.ts';
import { readText, writeText } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('storage', () => {
  it('keeps and removes a text in either area', () => {
    for (const area of ['local', 'session'] as const) {
      writeText(area, 'key', 'text');
      expect(readText(area, 'key')).toBe('text');
      writeText(area, 'key', null);
      expect(readText(area, 'key')).toBeNull();
    }
  });

  it('reads as empty and forgets where even naming the storage throws', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => writeText('local', 'key', 'text')).not.toThrow();
    expect(readText('local', 'key')).toBeNull();
  });

  it('bears a full quota', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(() => writeText('local', 'key', 'text')).not.toThrow();
  });

  it.each(['', 'DARK', '{"theme":"dark"}', '__proto__', '<b>dark</b>', 'null'])(
    'takes the stored theme %j for none',
    (value) => {
      localStorage.setItem('theme', value);
      expect(readTheme()).toBe('system');
    },
  );
});
