import type { NextConfig } from 'next';

// create-next-app sets the first two options.
const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  devIndicators: false,
};

export default config;
