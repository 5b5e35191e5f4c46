import type { ContentRecord } from '@producer-portal/api';
import { RichContent } from '@producer-portal/content-renderer';
import { useConfig } from '../session/services.tsx';
import { detailCopy as copy } from './copy.ts';

/** A record's text, as its editors wrote it and as safe as the renderer makes it. */
export function RecordBody({ record }: { record: Pick<ContentRecord, 'contents'> }) {
  const { imageHosts, videoHosts } = useConfig();
  const html = record.contents?.[0]?.content;
  if (!html) return <p>{copy.noBody}</p>;
  return (
    <RichContent
      html={html}
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
