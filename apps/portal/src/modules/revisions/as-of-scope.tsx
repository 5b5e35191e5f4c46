import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { ClockProvider, useClock } from '../../lib/clock.tsx';
import { CarriedQueryProvider, useCarryQuery } from '../paths/carried-query.tsx';
import { isAppPath } from '../paths/navigation.ts';
import { matchRoute } from '../paths/match-route.ts';
import { toInstant, withAsOf, type AsOf } from './as-of.ts';
import { useAsOf } from './use-as-of.ts';

const ShownAsOf = createContext<AsOf | null>(null);

/**
 * The as-of date of this part of the page; null for today's version. Unlike `useAsOf`, this hook doesn't rerender its component
 * on every navigation.
 */
export const useShownAsOf = (): AsOf | null => useContext(ShownAsOf);

const RealClock = createContext<(() => number) | null>(null);

/** The current time, even in a part of the page that is about another date. */
export function useRealNow(): number {
  const clock = useClock();
  return (useContext(RealClock) ?? clock)();
}

/**
 * The part of a page that shows records as of the date in the URL. In it, "now" is that date, and links keep the date if their
 * pages can show it.
 */
export function AsOfScope({ children }: { readonly children: ReactNode }) {
  const asOf = useAsOf();
  const realClock = useClock();
  const outerCarry = useCarryQuery();
  const { clock, carry } = useMemo(() => {
    if (!asOf) return { clock: realClock, carry: outerCarry };
    const instant = toInstant(asOf.at);
    return {
      clock: () => instant,
      carry: (href: string) => {
        const match = isAppPath(href) ? matchRoute(href) : null;
        return match?.route.asOf && !match.searchParams.has('as_of') ? withAsOf(href, asOf) : href;
      },
    };
  }, [asOf, realClock, outerCarry]);
  return (
    <RealClock value={realClock}>
      <ClockProvider value={clock}>
        <CarriedQueryProvider value={carry}>
          <ShownAsOf value={asOf}>{children}</ShownAsOf>
        </CarriedQueryProvider>
      </ClockProvider>
    </RealClock>
  );
}
