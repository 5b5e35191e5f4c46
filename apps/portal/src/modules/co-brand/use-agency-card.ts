import { useMemo } from 'react';
import { toAllowedUrl } from '../downloads/file-urls.ts';
import { useConfig, useSession } from '../session/services.tsx';

/** What a co-branded file shows of the user's agency. */
export interface AgencyCard {
  readonly name: string;
  readonly phone: string | null;
  /** A URL that the page is allowed to load. */
  readonly logoUrl: string | null;
}

/** The card of the user's agency, from the token; null if the token has no agency with a name. */
export function useAgencyCard(): AgencyCard | null {
  const { imageHosts } = useConfig();
  const agency = useSession().claims?.agency;
  return useMemo(() => {
    if (!agency?.name) return null;
    const { name, phone, logo_url: logo } = agency;
    return {
      name,
      phone: phone || null,
      logoUrl: logo ? toAllowedUrl(logo, imageHosts, window.location.origin) : null,
    };
  }, [agency, imageHosts]);
}
