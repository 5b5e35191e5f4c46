import { collateralRequests, isNotAuthorized } from '@producer-portal/api';
import { Icon, MetaLine, TextLink } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { daysUntil, formatPublishedDate, formatTime } from '../../lib/dates.ts';
import { nowrap } from '../../lib/nowrap.ts';
import { useNowEveryMinute } from '../../lib/use-now-every-minute.ts';
import {
  bindingAlertsPath,
  formatNoticeEnd,
  getNoticeStates,
  type BindingNotice,
} from '../../modules/binding/binding-notices.ts';
import { bindPath } from '../../modules/bind-check/bind-params.ts';
import { bindCheckCopy } from '../../modules/bind-check/copy.ts';
import { bindingCopy } from '../../modules/binding/copy.ts';
import { useBindingNotices } from '../../modules/binding/use-binding-notices.ts';
import { useHasCapability } from '../../modules/capabilities/use-capabilities.ts';
import { useCanOrder } from '../../modules/cart/use-cart.ts';
import { orderPath, ordersPath } from '../../modules/collateral/paths.ts';
import { rowCopy } from '../../modules/content-list/copy.ts';
import { endsText, isUnread } from '../../modules/content-list/row-texts.ts';
import { learningPaths } from '../../modules/learning/paths.ts';
import { isOpenOrder, needsAction, orderName } from '../../modules/orders/order-status.ts';
import { OrderStatusLabel } from '../../modules/orders/order-status-label.tsx';
import { useUserStates } from '../../modules/products/use-user-states.ts';
import { RecordPageLink } from '../../modules/record-links/record-page-link.tsx';
import { useApi } from '../../modules/session/services.tsx';
import { useHasFirstContent } from '../../modules/shell/first-content.tsx';
import { stateName } from '../../modules/states/us-states.ts';
import { upcomingWebinarsQuery } from '../../modules/webinars/webinar-queries.ts';
import { createAgenda, getWebinarStatus } from '../../modules/webinars/webinar-times.ts';
import { homeCopy as copy } from './copy.ts';
import { daysToDeadline, type HomeNews } from './home-news.ts';
import styles from './pp-status-strip.module.css';

/**
 * What the user must know today, before the news: whether they can bind, what starts or ends this week, the next webinar, and
 * orders that need action. A row that is still loading already has its final height, so that nothing below it moves.
 */
export function StatusStrip({ deadlines }: Pick<HomeNews, 'deadlines'>) {
  return (
    <section className={styles.strip} aria-labelledby="home-status">
      <h2 id="home-status" className="pp-visually-hidden">
        {copy.status}
      </h2>
      <Binding />
      <dl className={styles.rows}>
        <Deadlines records={deadlines} />
        <NextWebinar />
        <Orders />
      </dl>
    </section>
  );
}

const tones = {
  open: 'success',
  conditional: 'warning',
  unknown: 'warning',
  closed: 'danger',
} as const;

const maxNotices = 3;

/** Whether the user can bind. Never claims that binding is open unless every notice has been checked. */
function Binding() {
  const userStates = useUserStates();
  const { notices, isComplete, isLoading } = useBindingNotices();
  const status = notices[0]?.status ?? (isComplete ? 'open' : null);
  if (status === null) {
    return (
      <div className={styles.binding} aria-busy={isLoading}>
        <p>{isLoading ? copy.binding.checking : bindingCopy.notChecked}</p>
        {!isLoading && <BindingLinks />}
      </div>
    );
  }
  const noticeCodes = getNoticeStates(notices, userStates);
  const openCodes = userStates.filter((code) => !noticeCodes.includes(code));
  const mostSeriousNotices = notices.filter((notice) => notice.status === status);
  return (
    <div className={styles.binding} data-tone={tones[status]}>
      <Icon name={tones[status]} size={24} className={styles.icon} />
      <div>
        <p>
          <strong className={styles.headline}>{bindingCopy.status[status]}</strong>{' '}
          <MetaLine>
            <StateCodes
              codes={
                status === 'open' ? userStates : getNoticeStates(mostSeriousNotices, userStates)
              }
            />
            {status === 'open' && copy.binding.noNotices}
            {status !== 'open' && isComplete && openCodes.length > 0 && (
              <span>
                {copy.binding.openIn} <StateCodes codes={openCodes} />
              </span>
            )}
          </MetaLine>
        </p>
        {notices.length > 0 && (
          <ul className={styles.list}>
            {notices.slice(0, maxNotices).map((notice) => (
              <Notice key={notice.alert.id} notice={notice} />
            ))}
          </ul>
        )}
        <BindingLinks />
      </div>
    </div>
  );
}

/** Links to all notices and to the binding check. Both are on one line, so that nothing moves when the second one appears. */
function BindingLinks() {
  const canCheck = useHasCapability('bind_check');
  return (
    <p className={styles.links}>
      <TextLink standalone href={bindingAlertsPath}>
        {bindingCopy.all}
      </TextLink>
      {canCheck && (
        <TextLink standalone href={bindPath}>
          {bindCheckCopy.title}
        </TextLink>
      )}
    </p>
  );
}

function Notice({ notice }: { notice: BindingNotice }) {
  const now = useNow();
  return (
    <li>
      <RecordPageLink record={notice.alert} />{' '}
      <span className={styles.date}>{formatNoticeEnd(notice, now)}</span>
    </li>
  );
}

/** Above this number, states are counted instead of listed. */
const maxCodes = 6;

/** Codes of the user's states, which screen readers read as names. */
function StateCodes({ codes }: { readonly codes: readonly string[] }) {
  const userStates = useUserStates();
  if (codes.length === 0) return copy.binding.yourStates;
  if (codes.length > maxCodes) return copy.binding.states(codes.length, userStates.length);
  return (
    <>
      <span aria-hidden="true">{codes.join(', ')}</span>
      <span className="pp-visually-hidden">{codes.map(stateName).join(', ')}</span>
    </>
  );
}

interface RowProps {
  readonly term: string;
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

function Row({ term, isLoading, children }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd aria-busy={isLoading}>{children}</dd>
    </div>
  );
}

function Deadlines({ records }: { readonly records: HomeNews['deadlines'] }) {
  const now = useNow();
  if (records.length === 0) return null;
  return (
    <Row term={copy.deadlines}>
      <ul className={styles.list}>
        {records.map((record) => (
          <li key={`${record.record_type}-${record.id}`}>
            <RecordPageLink record={record} />{' '}
            <span className={styles.date}>
              <MetaLine>
                {isUnread(record, now) && <strong>{rowCopy.unread}</strong>}
                {formatDeadline(record, now)}
              </MetaLine>
            </span>
          </li>
        ))}
      </ul>
    </Row>
  );
}

/** When a record starts or ends, whichever comes first. */
function formatDeadline(record: HomeNews['deadlines'][number], now: number): string | null {
  const { effective_from: from, effective_until: until } = record;
  const days = daysToDeadline(record, now);
  if (days !== daysUntil(from, now)) return endsText(until, now);
  return nowrap(days === 0 ? copy.startsToday : rowCopy.from(formatPublishedDate(from, now)));
}

/** The webinar that is live, or else the next webinar. Loads after the news. */
function NextWebinar() {
  const now = useNowEveryMinute();
  const { data, isError } = useQuery({
    ...upcomingWebinarsQuery(useApi(), now),
    enabled: useHasFirstContent(),
  });
  const webinar = createAgenda(data?.items ?? [], now)[0]?.webinars[0];
  if (!webinar) {
    return (
      <Row term={copy.webinar.title} isLoading={!data && !isError}>
        {data ? copy.webinar.none : isError ? copy.webinar.failed : copy.webinar.loading}{' '}
        {(data || isError) && (
          <TextLink standalone href={learningPaths.webinars}>
            {copy.webinar.all}
          </TextLink>
        )}
      </Row>
    );
  }
  const status = getWebinarStatus(webinar, now);
  const day = status === 'today' ? copy.webinar.today : formatPublishedDate(webinar.starts_at, now);
  return (
    <Row term={copy.webinar.title}>
      <RecordPageLink record={webinar} />{' '}
      <span className={styles.date}>
        {status === 'live' ? (
          <strong className={styles.live}>{copy.webinar.live}</strong>
        ) : (
          nowrap(copy.webinar.at(day, formatTime(webinar.starts_at)))
        )}
      </span>
    </Row>
  );
}

/** Returned orders that need action, and the number of other open orders. Renders nothing without ordering permission. */
function Orders() {
  const canOrder = useCanOrder();
  const { data, error } = useQuery({
    ...collateralRequests.list.query(useApi()),
    enabled: canOrder,
  });
  if (!canOrder || (!data && isNotAuthorized(error))) return null;
  const orders = data?.items ?? [];
  const returnedOrders = orders.filter((order) => needsAction(order, orders));
  const others = orders.filter((order) => isOpenOrder(order) && order.status !== 'returned').length;
  if (!data) {
    return (
      <Row term={copy.orders.title} isLoading={!error}>
        {error ? copy.orders.failed : copy.orders.loading}{' '}
        {error && (
          <TextLink standalone href={ordersPath}>
            {copy.orders.all}
          </TextLink>
        )}
      </Row>
    );
  }
  return (
    <Row term={copy.orders.title}>
      <span className={styles.orders}>
        {returnedOrders.map((order) => (
          <span key={order.id} className={styles.returned}>
            <OrderStatusLabel status={order.status} isActionNeeded />{' '}
            <TextLink standalone href={orderPath(order.id)}>
              {orderName(order)}
            </TextLink>
          </span>
        ))}
        {returnedOrders.length + others === 0 && copy.orders.none}
        <TextLink standalone href={ordersPath}>
          {others > 0 ? copy.orders.others(others) : copy.orders.all}
        </TextLink>
      </span>
    </Row>
  );
}
