'use client';

import '@producer-portal/content-renderer/styles.css';
import { RichContent, type ContentComponents } from '@producer-portal/content-renderer';
import { useMemo } from 'react';

/** Shows the host's HTML. An image without a host is on the API's origin, not on this page's. */
export function Article({ html, host }: { html: string; host: string }) {
  const components = useMemo<ContentComponents>(
    () => ({
      img: ({ src, alt, ...rest }) => (
        // eslint-disable-next-line @next/next/no-img-element -- next/image needs a size, which content can leave out
        <img {...rest} alt={alt} src={typeof src === 'string' ? new URL(src, host).href : src} />
      ),
    }),
    [host],
  );
  return <RichContent html={html} components={components} />;
}
