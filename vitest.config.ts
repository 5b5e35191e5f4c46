import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          env: { TZ: 'UTC' },
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
          env: { TZ: 'UTC' },
        },
      },
    ],
  },
});
