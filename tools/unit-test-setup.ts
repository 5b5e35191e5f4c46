import { afterAll, vi } from 'vitest';

// Test files share their modules and globals, so each file restores what it replaced.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
