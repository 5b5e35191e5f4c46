import type { ReactNode } from 'react';
import { AsOfBanner, type AsOfBannerProps } from './as-of-banner.tsx';
import { AsOfScope } from './as-of-scope.tsx';

export interface AsOfPageProps extends AsOfBannerProps {
  readonly children: ReactNode;
}

/** A record or a list that can be shown as of another date (docs/product.md#as-of-dates). */
export function AsOfPage({ subject, children }: AsOfPageProps) {
  return (
    <>
      <AsOfBanner subject={subject} />
      <AsOfScope>{children}</AsOfScope>
    </>
  );
}
