import { Callout, TextLink } from '@producer-portal/ui';

export interface ReplacedAnnouncementProps {
  readonly title: string;
  /** When or why it was replaced. */
  readonly text?: string | undefined;
  /** The path of the replacement; null if unknown. */
  readonly href: string | null;
  readonly link: string;
}

/** Points users who followed an old link to the current record. */
export function ReplacedAnnouncement({ title, text, href, link }: ReplacedAnnouncementProps) {
  return (
    <Callout tone="warning" title={title}>
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
