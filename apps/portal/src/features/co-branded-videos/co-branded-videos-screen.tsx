import { type CoBrandedVideo, coBrandedVideos } from '@producer-portal/api';
import { GridSkeleton, PageHeader, VideoCard } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { contentLang } from '../../lib/page-locale.ts';
import { subjectText } from '../../modules/content-list/row-texts.ts';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import { toImageFile } from '../../modules/media/image-file.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi, useConfig } from '../../modules/session/services.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { videosCopy as copy } from './copy.ts';
import { videoFilters } from './filters.ts';
import styles from './pp-co-branded-videos.module.css';
import { formatVideoLength } from './video-length.ts';
import { SelectedVideo } from './selected-video.tsx';

/** Returns the URL fragment that selects a video. */
const toFragment = ({ slug, id }: CoBrandedVideo) => slug ?? String(id);

/** Videos for customers: a large player with the selected (by default the newest) video, and a card for each video. */
export function CoBrandedVideosScreen() {
  const list = useList(videoFilters);
  const { hash } = useLocation();
  const query = useQuery(coBrandedVideos.list.query(useApi(), list.query));
  const total = query.data?.total;
  const heading = useFocusOnChange(hash);

  return (
    <ListLayout
      heading={<PageHeader title={copy.title} count={total} meta={copy.intro} />}
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <ListResults
        query={query}
        list={list}
        copy={copy.list}
        skeleton={<VideosSkeleton />}
        renderAll={(videos) => {
          const selectedVideo =
            videos.find((video) => hash === `#${toFragment(video)}`) ?? videos[0];
          return (
            <>
              {selectedVideo && (
                <SelectedVideo key={selectedVideo.id} video={selectedVideo} headingRef={heading} />
              )}
              <ul className={styles.cards}>
                {videos.map((video) => (
                  <li key={video.id}>
                    <Card
                      video={video}
                      href={`${list.hrefFor(list.values)}#${toFragment(video)}`}
                      isSelected={video === selectedVideo}
                    />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      />
    </ListLayout>
  );
}

CoBrandedVideosScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(
      coBrandedVideos.list.query(api, videoFilters.queryFrom(searchParams)),
    ),
    videoFilters.prefetch({ api, queryClient }),
  ])) satisfies Preload;

/** Reserves the height of the player and cards. */
function VideosSkeleton() {
  return (
    <>
      <div className={styles.selectedVideo}>
        <div className={styles.playerSkeleton} />
      </div>
      <GridSkeleton items={6} />
    </>
  );
}

/** Moves focus to the video's heading when another video is selected, but not on page load. */
function useFocusOnChange(hash: string) {
  const target = useRef<HTMLHeadingElement>(null);
  const previous = useRef(hash);
  useEffect(() => {
    if (previous.current === hash) return;
    previous.current = hash;
    target.current?.focus();
  }, [hash]);
  return target;
}

interface CardProps {
  readonly video: CoBrandedVideo;
  readonly href: string;
  readonly isSelected: boolean;
}

function Card({ video, href, isSelected }: CardProps) {
  const { imageHosts } = useConfig();
  const poster = toImageFile(video.poster ?? video.image, imageHosts, window.location.origin);
  return (
    <VideoCard
      href={href}
      title={video.title}
      titleLang={contentLang}
      headingLevel={3}
      poster={poster ?? undefined}
      {...formatVideoLength(video.duration)}
      meta={[
        isSelected && <strong key="selected">{copy.nowShowing}</strong>,
        hostText(subjectText(video)),
      ]}
      className={isSelected ? styles.selected : undefined}
    />
  );
}
