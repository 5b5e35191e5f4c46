import type { SimplePage } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { mailHref } from '../../lib/mail.ts';
import { telephoneHref } from '../../lib/telephone.ts';
import { safeTarget } from '../paths/navigation.ts';
import { hostText } from '../../lib/host-text.tsx';
import { topicsCopy as copy } from './copy.ts';
import styles from './pp-topics.module.css';

export interface TopicsProps {
  readonly title: string;
  readonly topics: NonNullable<SimplePage['topics']>;
  /** Level of the title; each topic is one below. @default 2 */
  readonly headingLevel?: 2 | 3;
}

/** The topics of a simple page, each with a link, a phone number, or an email address. */
export function Topics({ title, topics, headingLevel = 2 }: TopicsProps) {
  const Title = `h${headingLevel}` as const;
  const Topic = headingLevel === 2 ? 'h3' : 'h4';
  return (
    <section className={styles.section}>
      <Title>{title}</Title>
      <ul className={styles.list}>
        {topics.map((topic) => {
          const target = safeTarget(topic.path ?? topic.external_url);
          const mail = mailHref(topic.email);
          return (
            <li key={topic.title} className={styles.row}>
              <Topic>
                {target ? (
                  <TextLink
                    standalone
                    href={target.href}
                    externalLabel={target.external ? copy.opensInNewTab : undefined}
                  >
                    {hostText(topic.title)}
                  </TextLink>
                ) : (
                  hostText(topic.title)
                )}
              </Topic>
              {topic.text ? <p>{hostText(topic.text)}</p> : null}
              <div className={styles.links}>
                {topic.phone ? (
                  <a href={telephoneHref(topic.phone)}>
                    {copy.phone} {topic.phone}
                  </a>
                ) : null}
                {mail ? (
                  <a href={mail}>
                    {copy.email} {topic.email}
                  </a>
                ) : (
                  topic.email
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
