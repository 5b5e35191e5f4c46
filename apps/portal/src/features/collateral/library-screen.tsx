import {
  type CollateralTemplate,
  collateralTemplates,
  type RecordType,
} from '@producer-portal/api';
import { ButtonLink, ContentItem, PageHeader, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../lib/clock.tsx';
import { toEasternDay } from '../../lib/dates.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { access } from '../../modules/access/access.ts';
import { collateralPath, coopPath, ordersPath } from '../../modules/collateral/paths.ts';
import { CollateralPreview } from '../../modules/collateral/collateral-preview.tsx';
import { lastDayText } from '../../modules/collateral/last-day.ts';
import { isExpired } from '../../modules/collateral/order-eligibility.ts';
import { useOrderEligibility } from '../../modules/collateral/use-order-eligibility.ts';
import { ListLayout } from '../../modules/content-list/list-layout.tsx';
import { ListResults } from '../../modules/content-list/list-results.tsx';
import { statesText } from '../../modules/content-list/row-texts.ts';
import { ListFilters } from '../../modules/filters/list-filters.tsx';
import { useList } from '../../modules/filters/use-list.ts';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { readOnlyPath } from '../../modules/record-links/record-links.ts';
import { useApi, useSession } from '../../modules/session/services.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { libraryCopy as copy } from './copy.ts';
import { libraryFilters } from './filters.ts';
import styles from './pp-library.module.css';

/** All marketing collateral. Every user can view it, but ordering requires co-op access. */
export function LibraryScreen() {
  const list = useList(libraryFilters);
  const query = useQuery(collateralTemplates.list.query(useApi(), list.query));
  const session = useSession();
  const hasCoopAccess = access(session, 'co-op').allowed;
  const total = query.data?.total;

  return (
    <ListLayout
      heading={
        <PageHeader
          title={copy.title}
          count={total}
          meta={hasCoopAccess ? copy.intro : `${copy.intro} ${copy.noCoopAccess}`}
          actions={
            hasCoopAccess && (
              <>
                <ButtonLink href={coopPath}>{copy.center}</ButtonLink>
                {access(session, 'co-op.orders').allowed && (
                  <TextLink standalone href={ordersPath}>
                    {copy.orders}
                  </TextLink>
                )}
              </>
            )
          }
        />
      }
      filters={<ListFilters list={list} total={total} copy={copy.list} />}
    >
      <ListResults query={query} list={list} copy={copy.list}>
        {(template) => <Entry template={template} hasCoopAccess={hasCoopAccess} />}
      </ListResults>
    </ListLayout>
  );
}

interface EntryProps {
  readonly template: CollateralTemplate;
  /** Whether the user can open the co-op center, which has a page for each item. */
  readonly hasCoopAccess: boolean;
}

function Entry({ template, hasCoopAccess }: EntryProps) {
  const { slug, title, excerpt, category, states, expires_on: lastDay } = template;
  const eligibility = useOrderEligibility(template);
  const today = toEasternDay(useNow());
  const isClosed = isExpired(lastDay, today);
  const canBeOrdered =
    !('ineligibilityReason' in eligibility) || eligibility.ineligibilityReason !== 'not-offered';
  const readPath = readOnlyPath({ record_type: 'CollateralTemplate' satisfies RecordType, slug });
  return (
    <div className={styles.entry} data-closed={isClosed || undefined}>
      {/* Hidden from screen readers, because the title describes it. */}
      <div className={styles.picture} aria-hidden="true">
        <CollateralPreview
          template={template}
          state={'states' in eligibility ? (eligibility.states[0] ?? '') : ''}
        />
      </div>
      <ContentItem
        className={styles.text}
        href={(hasCoopAccess && canBeOrdered ? collateralPath(template) : readPath) ?? undefined}
        title={title}
        contentLang={contentLang}
        tag={isClosed && <span className={styles.closed}>{copy.orderingClosed}</span>}
        meta={[hostText(category?.name), statesText(states), lastDayText(lastDay, today)]}
        summary={excerpt}
        headingLevel={2}
      />
    </div>
  );
}

LibraryScreen.preload = (({ api, queryClient }, { searchParams }) =>
  Promise.all([
    queryClient.prefetchQuery(
      collateralTemplates.list.query(api, libraryFilters.queryFrom(searchParams)),
    ),
    libraryFilters.prefetch({ api, queryClient }),
  ])) satisfies Preload;
