import type { Webinar } from '@producer-portal/api';
import { VideoCard } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { formatPublishedDate } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { toImageFile } from '../../modules/media/image-file.ts';
import { recordPath } from '../../modules/record-links/record-links.ts';
import { useConfig } from '../../modules/session/services.tsx';
import { formatWebinarLength } from '../../modules/webinars/webinar-entry.tsx';
import { hostText } from '../../lib/host-text.tsx';

/** Returns a webinar's topic: its only product, or else its first tag, product, or type. */
function getTopic({ products, tags, types }: Webinar): string | undefined {
  const product = products?.length === 1 ? products[0] : undefined;
  return (product ?? tags?.[0] ?? products?.[0] ?? types?.[0])?.name ?? undefined;
}

/** Card for a webinar recording: poster or topic, length, date, and presenter. */
export function RecordingCard({ webinar }: { readonly webinar: Webinar }) {
  const now = useNow();
  const { imageHosts } = useConfig();
  const { title, recording, presenter, starts_at: start } = webinar;
  const poster = toImageFile(recording?.poster, imageHosts, window.location.origin);
  return (
    <VideoCard
      title={title}
      titleLang={contentLang}
      href={recordPath(webinar) ?? undefined}
      poster={poster ?? undefined}
      topic={hostText(getTopic(webinar))}
      duration={formatWebinarLength(webinar) ?? undefined}
      meta={[start && nowrap(formatPublishedDate(start, now)), hostText(presenter)].filter(Boolean)}
    />
  );
}
