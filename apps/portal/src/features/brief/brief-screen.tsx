import { brief, needsAcknowledgement, type BriefItem } from '@producer-portal/api';
import {
  ButtonLink,
  CheckboxField,
  ListSkeleton,
  MetaLine,
  PageHeader,
  StatusScreen,
  toLoadState,
} from '@producer-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadedContent } from '../../modules/content-list/loaded-content.tsx';
import type { Preload } from '../../modules/paths/feature-route.ts';
import { useApi } from '../../modules/session/services.tsx';
import { useIsViewOnly } from '../../modules/view-only/view-only.tsx';
import { BriefRow } from './brief-row.tsx';
import { briefCopy as copy } from './copy.ts';
import styles from './pp-brief.module.css';
import { useBriefKeys, useShortcutsSetting } from './use-brief-keys.ts';
import { getItemKey, upToDateId, useTriage } from './use-triage.ts';

/** Lists what is new or changed for the user, most urgent first. */
export function BriefScreen() {
  const query = useQuery(brief.list.query(useApi()));
  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} />
      <LoadedContent
        load={toLoadState(query, (items) => items.length === 0)}
        skeleton={<ListSkeleton rows={5} />}
        copy={copy}
        labels={{
          empty: copy.upToDate,
          // All items of a response, because each mark announces itself how many are left.
          loaded: ({ length }) => copy.loaded(length),
        }}
        empty={<UpToDate />}
      >
        {(items) => <Items items={items} />}
      </LoadedContent>
    </div>
  );
}

BriefScreen.preload = (({ api, queryClient }) =>
  queryClient.prefetchQuery(brief.list.query(api))) satisfies Preload;

function Items({ items }: { readonly items: readonly BriefItem[] }) {
  const triage = useTriage(items);
  const { remaining } = triage;
  const [areShortcutsOn, setShortcutsOn] = useShortcutsSetting();
  const isViewOnly = useIsViewOnly();
  useBriefKeys(triage, areShortcutsOn, !isViewOnly);

  const minutes = remaining.reduce((sum, item) => sum + item.minutes, 0);
  const confirmCount = remaining.filter(({ record }) =>
    needsAcknowledgement(record.revision),
  ).length;
  return (
    <>
      {remaining.length === 0 ? (
        <UpToDate />
      ) : (
        <p className={styles.summary}>
          <MetaLine>
            <strong>{copy.left(remaining.length)}</strong>
            {copy.minutes(minutes)}
            {confirmCount > 0 && copy.toConfirm(confirmCount)}
            {copy.order}
          </MetaLine>
        </p>
      )}
      <div className={styles.columns}>
        <ol className={styles.items} aria-label={copy.list}>
          {items.map((item) => (
            <BriefRow
              key={getItemKey(item)}
              item={item}
              triage={triage}
              isOpen={triage.openKey === getItemKey(item)}
            />
          ))}
        </ol>
        <section className={styles.keys} aria-labelledby="brief-keys">
          <h2 id="brief-keys">{copy.keys.title}</h2>
          <dl>
            <Key name="j">{copy.keys.next}</Key>
            <Key name="k">{copy.keys.previous}</Key>
            <Key name="Enter">{copy.keys.toggle}</Key>
            {!isViewOnly && (
              <>
                <Key name="e">{copy.keys.mark}</Key>
                <Key name="u">{copy.keys.undo}</Key>
              </>
            )}
          </dl>
          <CheckboxField
            label={copy.keys.on}
            checked={areShortcutsOn}
            onChange={({ target }) => setShortcutsOn(target.checked)}
          />
        </section>
      </div>
    </>
  );
}

function Key({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function UpToDate() {
  return (
    <StatusScreen
      id={upToDateId}
      headingLevel={2}
      title={copy.upToDate}
      primary={<ButtonLink href="/">{copy.home}</ButtonLink>}
    >
      <p>{copy.upToDateText}</p>
    </StatusScreen>
  );
}
