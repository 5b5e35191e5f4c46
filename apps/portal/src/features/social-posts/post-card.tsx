import type { SocialPost } from '@producer-portal/api';
import { CopyBlock, DateStamp, Icon, MetaLine, TextLink } from '@producer-portal/ui';
import { daysUntil, formatPublishedDate } from '../../lib/dates.ts';
import { stampCopy } from '../../modules/content-list/copy.ts';
import { soonDays, statesText } from '../../modules/content-list/row-facts.ts';
import { stampOn } from '../../modules/content-list/stamp.ts';
import { pictureFile } from '../../modules/media/picture-file.ts';
import type { PictureFile } from '../../modules/media/picture-file.ts';
import { useConfig } from '../../modules/session/services.tsx';
import { socialPostsCopy as copy } from './copy.ts';
import styles from './pp-social-posts.module.css';

export interface PostCardProps {
  readonly post: SocialPost;
  /** Milliseconds. */
  readonly now: number;
}

/** One post as a sheet to take away: its words, its picture with what it shows, where it fits and until when it may be used. */
export function PostCard({ post, now }: PostCardProps) {
  const { imageHosts } = useConfig();
  const picture = pictureFile(post.image, imageHosts, window.location.origin);
  return (
    <article className={styles.panel} data-picture={picture ? '' : undefined}>
      <header className={styles.head}>
        <Until day={post.expires_on} now={now} />
        <div className={styles.names}>
          <h2 className={styles.title}>{post.title}</h2>
          <MetaLine>
            {[
              post.category && copy.groupName(post.category.key),
              endText(post.expires_on, now),
              post.networks?.join(', '),
              statesText(post.states),
            ]}
          </MetaLine>
        </div>
      </header>
      <div className={styles.text}>
        {post.text && <CopyBlock label={copy.text} text={post.text} labels={copy.copy} />}
      </div>
      {picture && <Picture picture={picture} post={post} />}
    </article>
  );
}

function Until({ day, now }: { day: SocialPost['expires_on']; now: number }) {
  const daysLeft = daysUntil(day, now);
  const stamp = stampOn(day, now, {
    caption: stampCopy.until,
    label: copy.until,
    status: daysLeft !== null && daysLeft <= soonDays ? 'soon' : 'active',
  });
  return stamp && <DateStamp {...stamp} />;
}

function endText(day: SocialPost['expires_on'], now: number): string {
  const daysLeft = daysUntil(day, now);
  if (daysLeft === null) return copy.anyTime;
  return daysLeft === 0 ? copy.lastDay : copy.untilShort(formatPublishedDate(day, now));
}

function Picture({ picture, post }: { picture: PictureFile; post: SocialPost }) {
  const { origin } = window.location;
  const isOurs = new URL(picture.src).origin === origin;
  return (
    <div className={styles.picture}>
      <img {...picture} alt={picture.alt} loading="lazy" />
      <p>
        {/* A browser saves a file of its own origin alone; another one is opened, to be saved from there. */}
        <TextLink
          standalone
          href={picture.src}
          className={styles.download}
          {...(isOurs ? { download: '' } : { externalLabel: copy.external })}
        >
          <Icon name="download" />
          <span>
            {isOurs ? copy.download : copy.open}
            <span className="pp-visually-hidden">{copy.of(post.title)}</span>
          </span>
        </TextLink>
      </p>
      {picture.alt && <CopyBlock label={copy.alt} text={picture.alt} labels={copy.copy} />}
    </div>
  );
}
