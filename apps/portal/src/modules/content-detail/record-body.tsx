import type { ContentRecord } from '@producer-portal/api';
import { RichContent } from '@producer-portal/content-renderer';
import { useConfig } from '../session/services.tsx';
import { detailCopy as copy } from './copy.ts';

export interface RecordBodyProps {
  readonly record: Pick<ContentRecord, 'contents'>;
  /** Level of the heading above the text. @default 1 */
  readonly headingOffset?: number | undefined;
  /** Where several texts stand on one page, each needs its own. */
  readonly idPrefix?: string | undefined;
}

/** A record's text, as its editors wrote it and as safe as the renderer makes it. */
export function RecordBody({ record, headingOffset, idPrefix }: RecordBodyProps) {
  const { imageHosts, videoHosts } = useConfig();
  const html = record.contents?.[0]?.content;
  if (!html) return <p>{copy.noBody}</p>;
  return (
    <RichContent
      html={html}
      headingOffset={headingOffset}
      idPrefix={idPrefix}
      baseUrl={window.location.origin}
      policy={{ imageHosts, frameHosts: videoHosts, mediaHosts: videoHosts }}
      labels={{
        table: copy.tableRegion,
        truncated: copy.truncated,
        external: copy.external,
      }}
    />
  );
}
