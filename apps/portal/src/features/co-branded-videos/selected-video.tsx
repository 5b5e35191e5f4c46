import type { CoBrandedVideo } from '@producer-portal/api';
import { MetaLine, Callout } from '@producer-portal/ui';
import type { Ref } from 'react';
import { formatLongDate } from '../../lib/dates.ts';
import { detailCopy } from '../../modules/content-detail/copy.ts';
import { CoBrandedFile } from '../../modules/co-brand/co-branded-file.tsx';
import { type AgencyCard, useAgencyCard } from '../../modules/co-brand/use-agency-card.ts';
import { getVideoFormat } from '../../modules/co-brand/video-format.ts';
import { HealthPanel } from '../../modules/content-health/health-panel.tsx';
import { statesText, subjectText } from '../../modules/content-list/row-texts.ts';
import { RecordVideo } from '../../modules/media/record-video.tsx';
import { VideoDownload } from '../../modules/media/video-download.tsx';
import { getVideoFiles, type VideoFiles } from '../../modules/media/video-files.ts';
import { useConfig } from '../../modules/session/services.tsx';
import { hostText } from '../../lib/host-text.tsx';
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
  const card = useAgencyCard();
  const files = getVideoFiles(video, config, window.location.origin);
  const format = getVideoFormat();
  const fileWithCard = card && files && format ? { card, files, format } : null;
  return (
    <section className={styles.selectedVideo} aria-labelledby="selected-video">
      <div className={styles.player}>
        {files ? (
          <RecordVideo
            video={video}
            title={video.title}
            endCard={card && <EndCard card={card} />}
            hasDownload={!fileWithCard}
          />
        ) : (
          <p className={styles.notPlayable}>{copy.notPlayable}</p>
        )}
      </div>
      <div className={styles.about}>
        <h2 id="selected-video" ref={headingRef} tabIndex={-1} className={styles.title}>
          {hostText(video.title)}
        </h2>
        {video.excerpt && <p>{hostText(video.excerpt)}</p>}
        <MetaLine>
          {[
            hostText(subjectText(video)),
            video.published_at && detailCopy.published(formatLongDate(video.published_at)),
            statesText(video.states),
          ]}
        </MetaLine>
        {card ? (
          <>
            <p className={styles.hint}>{copy.endCard}</p>
            {files && !format && <p className={styles.hint}>{copy.noVideoFormat}</p>}
            {fileWithCard && (
              <>
                <VideoWithCard video={video} {...fileWithCard} />
                <VideoDownload video={video} title={video.title} />
              </>
            )}
          </>
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

/** The card of the user's agency. */
function EndCard({ card: { name, phone, logoUrl } }: { readonly card: AgencyCard }) {
  return (
    <div className={styles.endCard}>
      {logoUrl && <img src={logoUrl} alt="" className={styles.logo} />}
      <p className={styles.agency}>{name}</p>
      {phone && <p>{phone}</p>}
    </div>
  );
}

interface VideoWithCardProps {
  readonly video: CoBrandedVideo;
  readonly files: VideoFiles;
  readonly card: AgencyCard;
  /** A media type that this browser can create. */
  readonly format: string;
}

/** Creates a file of the video with the card at its end. */
function VideoWithCard({ video: { slug, id, title }, files, card, format }: VideoWithCardProps) {
  const type = format.split(';')[0] ?? format;
  return (
    <>
      <CoBrandedFile
        title={title}
        fileName={`${slug ?? id}.${type === 'video/mp4' ? 'mp4' : 'webm'}`}
        type={type}
        variant="primary"
        create={async (options) => {
          const { createCoBrandedVideo } = await import('../../modules/co-brand/create-video.ts');
          return createCoBrandedVideo({
            sources: [files.src, ...(files.otherSources ?? []).map(({ src }) => src)],
            format,
            card,
            ...options,
          });
        }}
      />
      <p className={styles.hint}>{copy.addingCardHint}</p>
    </>
  );
}
