import { TextLink } from '@producer-portal/ui';
import { nowrapPhrases } from '../../lib/nowrap.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { recordPath, type LinkableRecord } from './record-links.ts';

export interface RecordLinkProps {
  readonly record: LinkableRecord & { readonly title: string };
}

/** A record's title, as a link to the record's page if it has one. */
export function RecordLink({ record }: RecordLinkProps) {
  const path = recordPath(record);
  const title = nowrapPhrases(record.title);
  return path ? (
    <TextLink standalone href={path} lang={contentLang}>
      {title}
    </TextLink>
  ) : (
    <span lang={contentLang}>{title}</span>
  );
}
