import type { CoBrandedVideo } from '@producer-portal/api';
import { MetaLine, Callout } from '@producer-portal/ui';
import type { Ref } from 'react';
import { formatLongDate } from '../../lib/dates.ts';
import { detailCopy } from '../../modules/content-detail/copy.ts';
import { HealthPanel } from '../../modules/content-health/health-panel.tsx';
import { statesText, subjectText } from '../../modules/content-list/row-texts.ts';
import { toImageFile } from '../../modules/media/image-file.ts';
import { RecordVideo } from '../../modules/media/record-video.tsx';
import { videoFiles } from '../../modules/media/video-files.ts';
import { useConfig, useSession } from '../../modules/session/services.tsx';
import { videosCopy as copy } from './copy.ts';
import styles from './pp-co-branded-videos.module.css';

export interface SelectedVideoProps {
  readonly video: CoBrandedVideo;
  /** Receives focus when another video is selected. */
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Large player for the selected video. At the end, the agency's card covers the last frame. */
export function SelectedVideo({ video, headingRef }: SelectedVideoProps) {
  const config = useConfig();
  const hasEndCard = Boolean(useSession().claims?.agency?.name);
  const isPlayable = videoFiles(video, config, window.location.origin) !== null;
  return (
    <section className={styles.selectedVideo} aria-labelledby="selected-video">
      <div className={styles.player}>
        {isPlayable ? (
          <RecordVideo
            video={video}
            title={video.title}
            endCard={hasEndCard ? <EndCard /> : undefined}
          />
        ) : (
          <p className={styles.notPlayable}>{copy.notPlayable}</p>
        )}
      </div>
      <div className={styles.about}>
        <h2 id="selected-video" ref={headingRef} tabIndex={-1} className={styles.title}>
          {video.title}
        </h2>
        {video.excerpt && <p>{video.excerpt}</p>}
        <MetaLine>
          {[
            subjectText(video),
            video.published_at && detailCopy.published(formatLongDate(video.published_at)),
            statesText(video.states),
          ]}
        </MetaLine>
        {hasEndCard ? (
          <p className={styles.hint}>{copy.endCard}</p>
        ) : (
          <Callout tone="info" title={copy.noEndCardTitle}>
            {copy.noEndCard}
          </Callout>
        )}
        <HealthPanel record={video} />
      </div>
    </section>
  );
}

/** The card with the name, phone number, and logo of the user's agency, which are in the token. */
function EndCard() {
  const { imageHosts } = useConfig();
  const agency = useSession().claims?.agency;
  if (!agency) return null;
  const { name, phone, logo_url: logo } = agency;
  const logoImage = toImageFile(logo ? { url: logo } : null, imageHosts, window.location.origin);
  return (
    <div className={styles.endCard}>
      {logoImage && <img src={logoImage.src} alt="" className={styles.logo} />}
      <p className={styles.agency}>{name}</p>
      {phone && <p>{phone}</p>}
    </div>
  );
}
