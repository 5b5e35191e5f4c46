import type { CartItem, CollateralTemplate } from '@producer-portal/api';
import { Callout, MetaLine, PageHeader } from '@producer-portal/ui';
import { useMemo, useRef } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { toEasternDay } from '../../lib/dates.ts';
import { contentLang } from '../../lib/page-locale.ts';
import { CollateralPreview } from '../../modules/collateral/collateral-preview.tsx';
import { collateralCopy } from '../../modules/collateral/copy.ts';
import { toCartItemInput } from '../../modules/collateral/custom-texts.ts';
import { lastDayText } from '../../modules/collateral/last-day.ts';
import { getDownloadEligibility } from '../../modules/collateral/order-eligibility.ts';
import { HealthPanel } from '../../modules/content-health/health-panel.tsx';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { KindTag } from '../../modules/content-list/kind-tag.tsx';
import { typeTag } from '../../modules/content-list/record-tag.ts';
import { statesText, subjectText } from '../../modules/content-list/row-texts.ts';
import { RecordFiles } from '../../modules/downloads/record-files.tsx';
import { useDraft } from '../../modules/drafts/use-draft.ts';
import { useSession } from '../../modules/session/services.tsx';
import { hostText } from '../../lib/host-text.tsx';
import { coopCopy as copy } from './copy.ts';
import { CollateralItemForm } from './item-form.tsx';
import { getEnteredTexts, getInitialValues } from './item-values.ts';
import styles from './pp-co-op.module.css';

export interface CollateralItemProps {
  readonly template: CollateralTemplate;
  /** The cart item to edit; undefined to add a new one. */
  readonly editedItem?: CartItem | undefined;
  /** Whether the item to edit is no longer in the cart. */
  readonly isRemoved?: boolean;
}

/** A preview of a collateral item, next to the form that customizes it. */
export function CollateralItem({ template, editedItem, isRemoved = false }: CollateralItemProps) {
  const { title, states, expires_on: lastDay, template_svg: svg } = template;
  const today = toEasternDay(useNow());
  const agency = useSession().claims?.agency ?? null;
  // The form is for downloads and orders. Its order fields have further conditions.
  const eligibility = useMemo(
    () => getDownloadEligibility(template, agency, today),
    [template, agency, today],
  );
  const offeredStates = 'states' in eligibility ? eligibility.states : [];
  const initial = useMemo(
    () =>
      getInitialValues(
        template,
        'states' in eligibility ? eligibility.states : [],
        editedItem ? toCartItemInput(editedItem, template, agency) : null,
      ),
    [template, eligibility, editedItem, agency],
  );
  const draft = useDraft(`piece:${template.id}${editedItem ? `:${editedItem.id}` : ''}`, initial);
  const svgRef = useRef<SVGSVGElement>(null);
  const tag = typeTag(template);
  // A stored state may no longer be offered.
  const state = offeredStates.includes(draft.value['state'] ?? '')
    ? (draft.value['state'] ?? '')
    : '';
  const userTexts = getEnteredTexts(template, draft.value);

  return (
    <article className={styles.item}>
      <PageHeader
        kicker={tag && <KindTag tag={tag} />}
        title={title}
        titleLang={contentLang}
        meta={
          <MetaLine>
            {hostText(subjectText(template))}
            {statesText(states)}
            {lastDayText(lastDay, today)}
          </MetaLine>
        }
      />
      <div className={styles.columns}>
        <section className={styles.panel} aria-labelledby="item-preview">
          <h2 id="item-preview">{copy.preview}</h2>
          <div className={styles.previewFrame}>
            <CollateralPreview
              ref={svgRef}
              template={template}
              state={state}
              userTexts={userTexts}
            />
          </div>
          {svg && <p>{copy.previewText}</p>}
        </section>
        <div className={styles.formColumn}>
          {'states' in eligibility ? (
            <CollateralItemForm
              template={template}
              states={eligibility.states}
              state={state}
              userTexts={userTexts}
              draft={draft}
              svgRef={svgRef}
              editedItem={editedItem}
              isRemoved={isRemoved}
            />
          ) : (
            <Callout tone="warning" title={copy.blocked.title}>
              <p>{collateralCopy.ineligibilityTexts[eligibility.ineligibilityReason]}</p>
            </Callout>
          )}
        </div>
        <div className={styles.about}>
          <RecordBody record={template} />
          <RecordFiles files={template.attachments} />
          <HealthPanel record={template} />
        </div>
      </div>
    </article>
  );
}
