import { Callout, TextLink } from '@producer-portal/ui';
import styles from './pp-article.module.css';

export interface ReplacedAnnouncementProps {
  readonly title: string;
  /** From when, or for what. */
  readonly text?: string | undefined;
  /** What takes the place of this record; null where nobody knows its address. */
  readonly href: string | null;
  readonly link: string;
}

/** A reader who has come by an old link is led on to what holds now, or will. */
export function ReplacedAnnouncement({ title, text, href, link }: ReplacedAnnouncementProps) {
  return (
    <Callout tone="warning" title={title} className={styles.replaced}>
      {text && <p>{text}</p>}
      {href ? (
        <p>
          <TextLink standalone href={href}>
            {link}
          </TextLink>
        </p>
      ) : (
        <p>{link}</p>
      )}
    </Callout>
  );
}
