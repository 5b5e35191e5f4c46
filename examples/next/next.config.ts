import type { NextConfig } from 'next';

// The first two are what create-next-app sets.
const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  devIndicators: false,
};

export default config;
