'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, JSX, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { Outcome } from '../../internal/outcome.tsx';
import { useAnnouncedState } from '../../internal/use-announced-state.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import styles from './pp-video-player.module.css';

/** A file of a video. */
export interface VideoSource {
  src: string;
  /** The media type, for example `video/webm`. It lets a browser skip files that it can't play. */
  type?: string | undefined;
}

export interface VideoPlayerProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, VideoSource {
  /** The title of the video. */
  title: string;
  /** The same video in other formats, for browsers that can't play the first. */
  otherSources?: readonly VideoSource[] | undefined;
  /** The URL of the image shown until the video starts. */
  poster?: string | undefined;
  /** WebVTT files. The first is on by default. */
  captions?: readonly { src: string; srcLang: string; label: string }[] | undefined;
  /** The transcript, in a collapsed section. */
  transcript?: ReactNode;
  /** A link to download the video. */
  download?:
    | {
        href: string;
        label: string;
        /** Called before the link is followed. `preventDefault` keeps it from being followed. */
        onClick?: ((event: MouseEvent) => void) | undefined;
        /** The status of the download. Announced when it changes. */
        message?: string | undefined;
        /** @default false */
        failed?: boolean | undefined;
      }
    | undefined;
  labels: {
    /** The message if the video can't be played. */
    failed: string;
    retry: string;
    /** The label of the button that opens the transcript. */
    transcript: string;
  };
  /** Content that covers the video when it has ended, for example an agency's name and phone number. */
  endCard?: ReactNode;
}

/**
 * A video with the browser's own controls, which are familiar and accessible. It never starts by
 * itself. A video that fails shows a message and a retry button. Requires a `LiveRegionProvider`.
 *
 * @example
 * <VideoPlayer title="More than its roof" src="/spot.webm" type="video/webm" labels={labels}
 *   captions={[{ src: '/spot.vtt', srcLang: 'en', label: 'English' }]} />
 */
export function VideoPlayer({
  title,
  src,
  type,
  otherSources = [],
  poster,
  captions = [],
  transcript,
  download,
  labels,
  endCard,
  className,
  ...rest
}: VideoPlayerProps): JSX.Element {
  const announce = useAnnounce();
  const video = useRef<HTMLVideoElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  const shouldMoveFocus = useRef(false);
  const [failed, setFailed] = useState(false);
  const [started, setStarted] = useState(false);
  const [ended, setEnded] = useState(false);
  const [currentSrc, setCurrentSrc] = useState(src);
  if (src !== currentSrc) {
    setCurrentSrc(src);
    setFailed(false);
    setStarted(false);
    setEnded(false);
  }
  useAnnouncedState(download?.message ?? '', download?.message);
  const sources = [{ src, type }, ...otherSources];

  function handleError({ target, currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
    // With several files, only the error of the last file counts. After any other error, the browser
    // tries the next file.
    const isSource = target !== currentTarget;
    if (isSource && target !== currentTarget.querySelector('source:last-of-type')) return;
    shouldMoveFocus.current = document.activeElement === currentTarget;
    setFailed(true);
    setStarted(false);
    announce(labels.failed);
  }

  function handlePlayOrSeek(): void {
    setStarted(true);
    setEnded(false);
  }

  useEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    (failed ? retryButton : video).current?.focus();
  }, [failed]);

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.stage} data-failed={failed || undefined}>
        {failed ? (
          <div className={styles.failure}>
            <Outcome tone="danger">{labels.failed}</Outcome>
            <Button
              ref={retryButton}
              variant="secondary"
              onClick={() => {
                shouldMoveFocus.current = true;
                setFailed(false);
              }}
            >
              {labels.retry}
            </Button>
          </div>
        ) : (
          // A new `key` replaces the element: a loaded video ignores new sources.
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see the tracks of a list
          <video
            key={src}
            ref={video}
            controls
            // Not every browser makes videos focusable.
            tabIndex={0}
            playsInline
            preload="metadata"
            poster={poster}
            aria-label={title}
            className={styles.video}
            data-started={started || undefined}
            onError={handleError}
            onEnded={() => setEnded(true)}
            onPlay={handlePlayOrSeek}
            onSeeking={handlePlayOrSeek}
          >
            {sources.map((source) => (
              <source key={source.src} src={source.src} type={source.type} />
            ))}
            {captions.map((caption, index) => (
              <track
                key={caption.src}
                kind="captions"
                src={caption.src}
                srcLang={caption.srcLang}
                label={caption.label}
                default={index === 0}
              />
            ))}
          </video>
        )}
        {endCard && ended && !failed ? <div className={styles.endCard}>{endCard}</div> : null}
      </div>
      {transcript || download ? (
        <div className={styles.more}>
          {transcript ? (
            <details className={styles.transcript}>
              <summary className={styles.summary}>
                <Icon name="chevron-right" className={styles.chevron} />
                {labels.transcript}
              </summary>
              <div className={styles.text}>{transcript}</div>
            </details>
          ) : null}
          {download ? (
            <TextLink
              standalone
              href={download.href}
              className={styles.download}
              onClick={download.onClick}
            >
              <Icon name="download" className={styles.icon} />
              {download.label}
            </TextLink>
          ) : null}
          {download?.message === undefined ? null : (
            <Outcome tone={download.failed ? 'danger' : 'neutral'} className={styles.message}>
              {download.message}
            </Outcome>
          )}
        </div>
      ) : null}
    </div>
  );
}
