import { formatCsv, isNotFound, revisions, type Acknowledgement } from '@producer-portal/api';
import {
  Button,
  DataTable,
  ListSkeleton,
  MetaLine,
  PageHeader,
  toLoadState,
  type DataTableColumn,
} from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useNow } from '../../lib/clock.tsx';
import { formatPublishedDate, formatTime } from '../../lib/dates.ts';
import { saveFile } from '../../lib/save-file.ts';
import { LoadedContent } from '../../modules/content-list/loaded-content.tsx';
import { MissingPage } from '../../modules/missing-page/missing-page.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { RecordPageLink } from '../../modules/record-links/record-page-link.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { acknowledgementsCopy as copy } from './copy.ts';
import styles from './pp-acknowledgements.module.css';

/** For admins: which users have acknowledged a revision, and which haven't. */
export function AcknowledgementsScreen() {
  const { id = '' } = useParams();
  const query = useQuery(revisions.acknowledgements.query(useApi(), id));
  const missing = isNotFound(query.error) ? query.error : null;
  if (missing) return <MissingPage type="record" message={missing.hostMessage ?? undefined} />;
  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} />
      <Subject id={id} />
      <LoadedContent
        load={toLoadState(query, (rows) => rows.length === 0)}
        skeleton={<ListSkeleton rows={6} />}
        copy={copy}
      >
        {(rows) => <Users rows={rows} />}
      </LoadedContent>
    </div>
  );
}

AcknowledgementsScreen.preload = (({ api, queryClient }, { params: { id = '' } }) =>
  Promise.all([
    queryClient.prefetchQuery(revisions.acknowledgements.query(api, id)),
    queryClient.prefetchQuery(revisions.detail.query(api, id)),
  ])) satisfies Preload;

/** The revision that the page is about; hidden until it has loaded. */
function Subject({ id }: { readonly id: string }) {
  const now = useNow();
  const { data: revision } = useQuery(revisions.detail.query(useApi(), id));
  if (!revision) return null;
  return (
    <p className={styles.subject}>
      <RecordPageLink record={revision.record} />
      <MetaLine>
        {copy.revision(revision.number, formatPublishedDate(revision.published_at, now))}
      </MetaLine>
    </p>
  );
}

function Users({ rows }: { readonly rows: readonly Acknowledgement[] }) {
  const now = useNow();
  const formatInstant = (instant: string | null | undefined) =>
    instant ? copy.at(formatPublishedDate(instant, now), formatTime(instant)) : copy.notYet;
  const columns: readonly DataTableColumn<Acknowledgement>[] = [
    { id: 'name', header: copy.columns.name, cell: ({ user }) => user.name, rowHeader: true },
    { id: 'agentCode', header: copy.columns.agentCode, cell: ({ user }) => user.agent_code },
    { id: 'read', header: copy.columns.read, cell: ({ read_at }) => formatInstant(read_at) },
    {
      id: 'confirmed',
      header: copy.columns.confirmed,
      cell: ({ acknowledged_at }) =>
        acknowledged_at ? formatInstant(acknowledged_at) : <strong>{copy.notYet}</strong>,
    },
  ];

  function exportFile(): void {
    const { name, agentCode, read, confirmed } = copy.columns;
    const csv = formatCsv([
      [name, agentCode, read, confirmed],
      // ISO 8601, so that a spreadsheet can sort the times.
      ...rows.map(({ user, read_at, acknowledged_at }) => [
        user.name,
        user.agent_code,
        read_at ?? '',
        acknowledged_at ?? '',
      ]),
    ]);
    saveFile(new Blob([csv], { type: 'text/csv' }), `${copy.fileName}.csv`);
  }

  return (
    <>
      <div className={styles.summary}>
        <div>
          <p>
            <strong>
              {copy.count(
                rows.filter(({ acknowledged_at }) => acknowledged_at).length,
                rows.length,
              )}
            </strong>
          </p>
          <p>{copy.known}</p>
        </div>
        <Button variant="secondary" onClick={exportFile}>
          {copy.exportFile}
        </Button>
      </div>
      <DataTable
        caption={copy.table}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ user }) => user.uuid}
        empty={copy.emptyTitle}
        labels={{ sort: copy.sort, scroller: copy.scroller }}
      />
    </>
  );
}
