import {
  bindCheck,
  simplePages,
  type BindCheck,
  type BindCheckPeriod,
  type BindCheckRule,
  type Product,
} from '@producer-portal/api';
import { Button, Icon, MetaLine, TextLink, useAnnounce } from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { formatPublishedDate } from '../../lib/dates.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { telephoneHref } from '../../lib/telephone.ts';
import { answerTones } from '../../modules/bind-check/answers.ts';
import { bindCheckCopy } from '../../modules/bind-check/copy.ts';
import {
  createDayFormatter,
  formatAnswer,
  formatMoment,
} from '../../modules/bind-check/format-times.ts';
import { getAvailabilityByState, availabilityPath } from '../../modules/products/availability.ts';
import { StatusLine } from '../../modules/products/status-line.tsx';
import { formatStates, useUserStates } from '../../modules/products/use-user-states.ts';
import { RecordPageLink } from '../../modules/record-links/record-page-link.tsx';
import { formatEnd, formatPeriod } from '../../modules/revisions/periods.ts';
import { useApi } from '../../modules/session/services.tsx';
import { stateName } from '../../modules/states/us-states.ts';
import { bindCopy as copy } from './copy.ts';
import { foldHistory } from './fold-history.ts';
import styles from './pp-bind.module.css';
import { zipFieldId, type BindQuestion } from './use-bind-question.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds until the next check of an answer about now: until the answer ends, at least a minute, at most an hour. */
const getCheckDelay = (shown: BindCheck | undefined, now: number) =>
  Math.min(Math.max(shown?.until ? Date.parse(shown.until) - now : HOUR_MS, MINUTE_MS), HOUR_MS);

/** Sends the question to the host once it has a state and a product. Repeats a question about now. */
export function useCheck({ params, state, county, isLoading }: BindQuestion, product?: Product) {
  const isNow = params.at === undefined;
  return useQuery({
    ...bindCheck.check.query(useApi(), {
      state: state ?? '',
      county: county?.fips,
      product: product?.slug ?? '',
      action: params.action,
      at: params.at,
    }),
    enabled: !isLoading && Boolean(state && product?.slug),
    // An answer about now can be outdated: it may have ended, or a new notice may have been published.
    refetchOnWindowFocus: isNow && 'always',
    refetchInterval: ({ state: { data: shown } }) => isNow && getCheckDelay(shown, Date.now()),
  });
}

interface CheckAnswerProps {
  readonly product: Product;
  /** The time that the question is about, in ISO 8601; undefined for now. */
  readonly at: string | undefined;
  readonly query: ReturnType<typeof useCheck>;
}

/** The answer and its rules. Announces each answer. */
export function CheckAnswer({ product, at, query }: CheckAnswerProps) {
  const now = useNow();
  const announce = useAnnounce();
  const { data, isError, isFetching } = query;
  const headline = data && describeAnswer(data, now);
  const message = isError ? copy.failed : headline;
  useEffect(() => {
    if (message) announce(message);
  }, [announce, message]);

  async function checkAgain() {
    const { data: next } = await query.refetch();
    // A different answer is announced when it renders.
    if (next && describeAnswer(next, now) === headline)
      announce(copy.checkedAt(formatMoment(next.checked_at, now)));
  }

  const check = isError ? undefined : data;
  const tone = isError ? 'warning' : check && answerTones[check.answer];
  return (
    <>
      {/* The heading stays the same element, because it can have focus. */}
      <section
        className={styles.answer}
        data-tone={tone}
        data-answer={check?.answer}
        aria-busy={message === undefined}
        aria-labelledby="bind-answer"
      >
        <Icon name={tone ?? 'info'} size={check ? 32 : 24} className={styles.icon} />
        <div>
          <h2 id="bind-answer" tabIndex={-1}>
            {message ?? copy.checking}
          </h2>
          {isError && (
            <>
              <Contacts />
              <Button variant="secondary" onClick={() => void query.refetch()}>
                {copy.retry}
              </Button>
            </>
          )}
          {check && (
            <>
              <Explanation check={check} product={product} />
              <p className={styles.checked}>
                <MetaLine>
                  {at && formatMoment(at, now)}
                  {copy.checkedAt(formatMoment(check.checked_at, now))}
                </MetaLine>{' '}
                <Button variant="quiet" disabled={isFetching} onClick={() => void checkAgain()}>
                  {copy.checkAgain}
                </Button>
              </p>
            </>
          )}
        </div>
      </section>
      {check && <Rules check={check} isNow={at === undefined} />}
    </>
  );
}

/** The answer in one line: "No, through Mar 8". */
function describeAnswer(check: BindCheck, now: number): string {
  const { answer, reason, until, state } = check;
  if (reason === 'county_needed') return copy.countyNeeded;
  if (reason === 'not_licensed') return copy.notLicensed(stateName(state));
  return answer === 'no' && !until ? copy.untilFurtherNotice : formatAnswer(check, now);
}

/** The reason for an answer that no rule explains, and what to do if the answer is unknown. */
function Explanation({ check, product }: { readonly check: BindCheck; readonly product: Product }) {
  const { answer, reason, state, rules } = check;
  const userStates = useUserStates();
  const name = stateName(state);
  if (reason === 'county_needed') {
    return (
      <>
        <p>{copy.explain.countyNeeded}</p>
        <p>
          <TextLink standalone href={`#${zipFieldId}`}>
            {copy.enterZip}
          </TextLink>
        </p>
      </>
    );
  }
  if (reason === 'not_licensed') {
    return (
      <>
        {userStates.length > 0 && <p>{copy.explain.notLicensed(formatStates(userStates))}</p>}
        <Contacts />
      </>
    );
  }
  if (answer === 'unknown') {
    return (
      <>
        <p>{copy.explain.noData}</p>
        <Contacts />
      </>
    );
  }
  const [availability] = getAvailabilityByState(
    { availability: check.availability && [check.availability] },
    [state],
  );
  const isDueToProduct = answer === 'no' ? rules.length === 0 : availability?.status === 'limited';
  if (isDueToProduct && availability) {
    return (
      <>
        <p>{answer === 'no' ? copy.closedByProduct(name) : copy.limitedByProduct(name)}</p>
        <StatusLine availability={availability} hideStatus />
        <p>
          <TextLink standalone href={availabilityPath(product.slug, state)}>
            {copy.productNote}
          </TextLink>
        </p>
      </>
    );
  }
  return rules.length === 0 ? <p>{copy.noRules}</p> : null;
}

/** The first phone number of the contact page, and a link to that page. */
function Contacts() {
  const { data } = useQuery(simplePages.detail.query(useApi(), 'contact-us'));
  const topic = data?.topics?.find(({ phone }) => phone);
  return (
    <p className={styles.contacts}>
      {topic?.phone && (
        <>
          <span lang={contentLang}>{topic.title}</span>{' '}
          <TextLink standalone href={telephoneHref(topic.phone)}>
            {topic.phone}
          </TextLink>
        </>
      )}
      <TextLink standalone href="/contact-us">
        {copy.contacts}
      </TextLink>
    </p>
  );
}

interface PartProps {
  readonly check: BindCheck;
  /** Whether the question is about now, not about another time. */
  readonly isNow: boolean;
}

/** The rules behind the answer, each quoted with its source. */
function Rules({ check, isNow }: PartProps) {
  const now = useNow();
  if (check.rules.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="bind-rules">
      <h2 id="bind-rules">{isNow ? copy.rules : copy.rulesAt(formatMoment(check.at, now))}</h2>
      <ul className={styles.rules}>
        {check.rules.map((rule) => (
          <Rule
            key={`${rule.revision.id} ${rule.restriction} ${rule.from}`}
            rule={rule}
            showCounties={check.reason === 'county_needed'}
          />
        ))}
      </ul>
    </section>
  );
}

function Rule({
  rule: { rule, record, revision, restriction, counties, from, until },
  showCounties,
}: {
  readonly rule: BindCheckRule;
  readonly showCounties: boolean;
}) {
  const now = useNow();
  return (
    <li data-restriction={restriction}>
      <p className={styles.restriction}>
        <Icon name={restriction === 'stopped' ? 'danger' : 'warning'} />
        {copy.restrictions[restriction]}
      </p>
      {rule ? (
        <blockquote lang={contentLang}>
          <RuleText rule={rule} />
        </blockquote>
      ) : (
        <p>{copy.noSentence}</p>
      )}
      {showCounties && counties && (
        <p>
          {copy.counties(
            counties
              .map(({ name }) => copy.countyName(name))
              .toSorted()
              .join(', '),
          )}
        </p>
      )}
      <p>
        {copy.fullText} <RecordPageLink record={record} />
      </p>
      <p className={styles.meta}>
        <MetaLine>
          {copy.revision(revision.number, formatPublishedDate(revision.published_at, now))}
          {formatPeriod({ from, until }, createDayFormatter(now))}
        </MetaLine>
      </p>
    </li>
  );
}

/** The quoted rule. Several lines are the items of a list. */
function RuleText({ rule }: { readonly rule: string }) {
  const lines = rule.split('\n');
  if (lines.length === 1) return <p>{rule}</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The answers of the previous 30 days, newest first. Hidden for a state that isn't the user's, which never has an answer. */
export function History({ check, isNow }: PartProps) {
  const now = useNow();
  const { at, reason } = check;
  if (reason === 'not_licensed') return null;
  const history = foldHistory(check.history);
  return (
    <section className={styles.part} aria-labelledby="bind-history">
      <h2 id="bind-history">{isNow ? copy.history : copy.historyBefore(formatMoment(at, now))}</h2>
      {history.length < 2 ? (
        <p>{copy.historySame}</p>
      ) : (
        <ol className={styles.history}>
          {history.map((period, index) => (
            <HistoryPeriod
              key={period.from}
              period={period}
              isOngoing={isNow && index === 0}
              startsEarlier={index === history.length - 1}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface HistoryPeriodProps {
  readonly period: BindCheckPeriod;
  /** Whether the answer still applies. In that case, the end of its period is the time of the check. */
  readonly isOngoing: boolean;
  /**
   * Whether the answer may have applied before the 30 days. In that case, the start of its period is the start of the 30
   * days.
   */
  readonly startsEarlier: boolean;
}

function HistoryPeriod({ period, isOngoing, startsEarlier }: HistoryPeriodProps) {
  const now = useNow();
  const { answer, reason, rules } = period;
  const formatDay = createDayFormatter(now);
  const periodText = startsEarlier
    ? formatEnd(period.until, copy, formatDay)
    : formatPeriod(period, formatDay);
  // One record can have several rules in a period.
  const records = new Map(rules.map(({ record }) => [record.id, record]));
  return (
    <li>
      <Icon name={answerTones[answer]} className={styles.icon} data-tone={answerTones[answer]} />
      <div>
        <p>
          <strong>
            {reason === 'county_needed' ? copy.countyNeeded : bindCheckCopy.answers[answer]}
          </strong>
        </p>
        <p className={styles.meta}>
          {isOngoing ? copy.since(formatMoment(period.from, now)) : periodText}
        </p>
        {[...records.values()].map((record) => (
          <RecordPageLink key={record.id} record={record} />
        ))}
      </div>
    </li>
  );
}
