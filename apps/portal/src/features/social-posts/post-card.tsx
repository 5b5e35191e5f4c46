import type { SocialPost } from '@producer-portal/api';
import { CopyBlock, DateStamp, Icon, MetaLine, TextLink } from '@producer-portal/ui';
import { daysUntil, formatPublishedDate } from '../../lib/dates.ts';
import { stampCopy } from '../../modules/content-list/copy.ts';
import { soonDays, statesText } from '../../modules/content-list/row-texts.ts';
import { createDateStamp } from '../../modules/content-list/date-stamp.ts';
import { CoBrandedFile } from '../../modules/co-brand/co-branded-file.tsx';
import { useAgencyCard } from '../../modules/co-brand/use-agency-card.ts';
import { toImageFile } from '../../modules/media/image-file.ts';
import type { ImageFile } from '../../modules/media/image-file.ts';
import { useConfig } from '../../modules/session/services.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { contentLang } from '../../lib/page-locale.ts';
import { socialPostsCopy as copy } from './copy.ts';
import { ShareText } from './share-text.tsx';
import styles from './pp-social-posts.module.css';

export interface PostCardProps {
  readonly post: SocialPost;
  /** The current time, in milliseconds. */
  readonly now: number;
}

/** One post to share: its text, its image with alt text, its networks, and its last day of use. */
export function PostCard({ post, now }: PostCardProps) {
  const { imageHosts } = useConfig();
  const image = toImageFile(post.image, imageHosts, window.location.origin);
  // The alternative text is next to the picture, which is taller than the post's text.
  const texts = [
    [copy.text, post.text],
    [copy.alt, image?.alt],
  ] as const;
  return (
    <article className={styles.panel} data-picture={image ? '' : undefined}>
      <header className={styles.head}>
        <EndDateStamp day={post.expires_on} now={now} />
        <div className={styles.names}>
          <h2 className={styles.title}>{hostText(post.title)}</h2>
          <MetaLine>
            {[
              post.category && copy.groupName(post.category.key),
              formatEndDate(post.expires_on, now),
              post.networks?.join(', '),
              statesText(post.states),
            ]}
          </MetaLine>
        </div>
      </header>
      <div className={styles.text}>
        {texts.map(
          ([label, text]) =>
            text && (
              <CopyBlock
                key={label}
                label={label}
                text={text}
                textLang={contentLang}
                labels={copy.copy}
                subject={post.title}
              />
            ),
        )}
        {post.text && !image && <ShareText text={post.text} title={post.title} />}
      </div>
      {image && <PostImage image={image} post={post} />}
    </article>
  );
}

function EndDateStamp({ day, now }: { day: SocialPost['expires_on']; now: number }) {
  const daysLeft = daysUntil(day, now);
  const stamp = createDateStamp(day, now, {
    caption: stampCopy.untilCaption,
    label: copy.until,
    status: daysLeft !== null && daysLeft <= soonDays ? 'soon' : 'active',
  });
  return stamp && <DateStamp {...stamp} />;
}

function formatEndDate(day: SocialPost['expires_on'], now: number): string {
  const daysLeft = daysUntil(day, now);
  if (daysLeft === null) return copy.anyTime;
  return daysLeft === 0 ? copy.lastDay : copy.until(formatPublishedDate(day, now));
}

function PostImage({ image, post }: { image: ImageFile; post: SocialPost }) {
  const { origin, pathname } = new URL(image.src);
  const isSameOrigin = origin === window.location.origin;
  const texts = pathname.endsWith('.svg') ? copy.svg : copy.image;
  const card = useAgencyCard();
  return (
    <div className={styles.picture}>
      <img {...image} alt={image.alt} lang={contentLang} loading="lazy" />
      {card && (
        <CoBrandedFile
          title={post.title}
          fileName={`${post.slug ?? post.id}.png`}
          type="image/png"
          text={post.text ?? undefined}
          create={async () => {
            const { createCoBrandedImage } = await import('../../modules/co-brand/create-image.ts');
            return createCoBrandedImage(image, card);
          }}
        />
      )}
      <p>
        {/* Browsers download only same-origin files, so other images open in a new tab. */}
        <TextLink
          standalone
          href={image.src}
          className={styles.download}
          {...(isSameOrigin ? { download: '' } : { externalLabel: copy.opensInNewTab })}
        >
          <Icon name="download" />
          <span>
            {isSameOrigin ? texts.download : texts.open}
            <span className="pp-visually-hidden">
              {': '}
              {hostText(post.title)}
            </span>
          </span>
        </TextLink>
      </p>
    </div>
  );
}
