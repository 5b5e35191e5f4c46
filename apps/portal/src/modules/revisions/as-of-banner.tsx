import { Callout, TextLink, useAnnounce } from '@producer-portal/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isFocusLost } from '../../lib/is-focus-lost.ts';
import { withoutAsOf } from './as-of.ts';
import { asOfCopy as copy, type AsOfSubject } from './copy.ts';
import styles from './pp-as-of.module.css';
import { useAsOf, useIsAsOfUnsupported } from './use-as-of.ts';

export interface AsOfBannerProps {
  /** What the page shows. */
  readonly subject: AsOfSubject;
}

/**
 * Says which date the page is about, with a link to today's version. Renders nothing for today's version. If the host can't
 * show other dates, the banner says that the page shows today's version.
 */
export function AsOfBanner({ subject }: AsOfBannerProps) {
  const asOf = useAsOf();
  const isUnsupported = useIsAsOfUnsupported();
  const { pathname, search } = useLocation();
  const message = asOf && (isUnsupported ? copy.unsupported : copy.viewing(asOf, subject));
  const banner = useRef<HTMLDivElement>(null);
  useChangeNotice(message, banner, subject !== 'list');
  if (message === null) return null;
  return (
    <Callout
      ref={banner}
      tabIndex={-1}
      tone={isUnsupported ? 'warning' : 'info'}
      className={styles.banner}
    >
      <p>{message}</p>
      <p className={styles.today}>
        <TextLink standalone href={pathname + withoutAsOf(search)}>
          {isUnsupported ? copy.removeDate : copy.seeToday}
        </TextLink>
      </p>
    </Callout>
  );
}

/**
 * Announces the banner and its changes. When the date of a record's page changes, the page scrolls to the top, and focus
 * moves to the banner. Today's version has no banner, so focus moves to the page. In a list, focus stays on the filter.
 */
function useChangeNotice(
  message: string | null,
  banner: RefObject<HTMLElement | null>,
  isRecord: boolean,
): void {
  const announce = useAnnounce();
  const lastMessage = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const isFirst = lastMessage.current === undefined;
    if (lastMessage.current === message) return;
    lastMessage.current = message;
    if (message !== null) announce(message);
    if (isFirst) return;
    if (message === null) announce(copy.today);
    // The link to today's version disappears with the banner.
    if (!isRecord && !(message === null && isFocusLost())) return;
    (banner.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
    const container = document.getElementById('app');
    if (container) container.scrollTop = 0;
  }, [announce, banner, isRecord, message]);
}
