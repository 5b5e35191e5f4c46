import { TextLink } from '@producer-portal/ui';
import { nowrapPhrases } from '../../lib/nowrap.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { recordPath, type LinkableRecord } from './record-links.ts';

export interface RecordPageLinkProps {
  readonly record: LinkableRecord & { readonly title: string };
}

/** A record's title, as a link to the record's own page if it has one. Lists of mixed types use `recordLink` instead. */
export function RecordPageLink({ record }: RecordPageLinkProps) {
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
