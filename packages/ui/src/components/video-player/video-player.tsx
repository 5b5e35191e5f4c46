import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode, SyntheticEvent } from 'react';
import { Outcome } from '../../internal/outcome.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import styles from './pp-video-player.module.css';

/** One file of a film. */
export interface VideoSource {
  src: string;
  /** The media type, for example `video/webm`; with it a browser need not load what it cannot play. */
  type?: string | undefined;
}

export interface VideoPlayerProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, VideoSource {
  /** The name of the film. */
  title: string;
  /** The same film in other formats, for browsers that cannot play the first. */
  otherSources?: readonly VideoSource[] | undefined;
  /** The address of the picture that stands until the film is started. */
  poster?: string | undefined;
  /** Files in WebVTT; the first is shown from the start. */
  captions?: readonly { src: string; srcLang: string; label: string }[] | undefined;
  /** The spoken text, in a part that opens. */
  transcript?: ReactNode;
  /** A link to the film as a file. */
  download?: { href: string; label: string } | undefined;
  labels: {
    /** What to say where the film cannot be played. */
    failed: string;
    retry: string;
    /** The word on what opens the transcript. */
    transcript: string;
  };
  /** Stands over the last picture once the film has ended, for example an agency's name and phone. */
  endCard?: ReactNode;
}

/**
 * A film with the browser's own controls, which people know and which are keyed and named already.
 * Nothing starts by itself. A film that fails says so in its place and can be tried again.
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
  const retry = useRef<HTMLButtonElement>(null);
  const focusFollows = useRef(false);
  const [failed, setFailed] = useState(false);
  const [started, setStarted] = useState(false);
  const [ended, setEnded] = useState(false);
  const [shownSrc, setShownSrc] = useState(src);
  if (src !== shownSrc) {
    setShownSrc(src);
    setFailed(false);
    setStarted(false);
    setEnded(false);
  }
  const sources = [{ src, type }, ...otherSources];

  function handleError({ target, currentTarget }: SyntheticEvent<HTMLVideoElement>): void {
    // Of several files only the last one's failure is the film's: until then the browser goes on to the next.
    const isFile = target !== currentTarget;
    if (isFile && target !== currentTarget.querySelector('source:last-of-type')) return;
    focusFollows.current = document.activeElement === currentTarget;
    setFailed(true);
    setStarted(false);
    announce(labels.failed);
  }

  function handleMove(): void {
    setStarted(true);
    setEnded(false);
  }

  useEffect(() => {
    if (!focusFollows.current) return;
    focusFollows.current = false;
    (failed ? retry : video).current?.focus();
  }, [failed]);

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.stage} data-failed={failed || undefined}>
        {failed ? (
          <div className={styles.failure}>
            <Outcome tone="danger">{labels.failed}</Outcome>
            <Button
              ref={retry}
              kind="secondary"
              onClick={() => {
                focusFollows.current = true;
                setFailed(false);
              }}
            >
              {labels.retry}
            </Button>
          </div>
        ) : (
          // Another film is another element: one that has begun does not take a new source.
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see the tracks of a list
          <video
            key={src}
            ref={video}
            controls
            // Not every browser takes it for focusable by itself.
            tabIndex={0}
            playsInline
            preload="metadata"
            poster={poster}
            aria-label={title}
            className={styles.video}
            data-started={started || undefined}
            onError={handleError}
            onEnded={() => setEnded(true)}
            onPlay={handleMove}
            onSeeking={handleMove}
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
            <TextLink standalone href={download.href} className={styles.download}>
              <Icon name="download" className={styles.icon} />
              {download.label}
            </TextLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
