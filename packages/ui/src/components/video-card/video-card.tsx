import { cx } from 'class-variance-authority';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { ImageWithFallback } from '../../internal/image-with-fallback.tsx';
import { Icon } from '../icon/icon.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import { Link } from '../ui-provider/ui-provider.tsx';
import styles from './pp-video-card.module.css';

export interface VideoCardProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** If omitted, the title is plain text. */
  href?: string | undefined;
  title: string;
  /** Language of the title, if it isn't the page's. */
  titleLang?: string | undefined;
  /**
   * A still image from the video, with its size in CSS px. It is cropped to 16:9. If omitted, a
   * `topic` or an icon is shown.
   */
  poster?: { src: string; width: number; height: number } | undefined;
  /** What the video is about, in a few words. Shown in place of the poster if there is none. */
  topic?: ReactNode;
  /** The displayed length, for example `8:42`. */
  duration?: string | undefined;
  /** The length for screen readers, for example "8 minutes 42 seconds". */
  durationLabel?: string | undefined;
  /** The items of the meta line: one node, an array of them, or a `MetaLine`. */
  meta?: ReactNode;
  /** A `CategoryTag`. */
  tag?: ReactNode;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A control below the text, for example a download link. */
  action?: ReactNode;
}

/**
 * A card with a video's image, length, and title. Clicking anywhere on the card except the action
 * follows the title's link.
 *
 * @example
 * <VideoCard href="/co-branded-videos/spot" title="More than its roof" duration="0:30" durationLabel="30 seconds" />
 */
export function VideoCard({
  href,
  title,
  titleLang,
  poster,
  topic,
  duration,
  durationLabel,
  meta,
  tag,
  headingLevel = 3,
  action,
  className,
  ...rest
}: VideoCardProps): JSX.Element {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.thumbnail}>
        <ImageWithFallback image={poster} icon="video" text={topic} className={styles.poster} />
        <p className={styles.duration}>
          <Icon name="play" size={18} className={styles.play} />
          {duration === undefined ? null : (
            <>
              <span aria-hidden={durationLabel === undefined ? undefined : true}>{duration}</span>
              {durationLabel === undefined ? null : (
                <span className="pp-visually-hidden">{durationLabel}</span>
              )}
            </>
          )}
        </p>
      </div>
      <div className={styles.body}>
        <Heading lang={titleLang} className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {tag || meta ? (
          <p className={styles.meta}>
            {tag ? <span className={styles.tag}>{tag} </span> : null}
            <MetaLine>{meta}</MetaLine>
          </p>
        ) : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
