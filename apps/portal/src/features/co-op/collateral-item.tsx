import type { CartItem, CollateralTemplate } from '@producer-portal/api';
import { Callout, PageHeader } from '@producer-portal/ui';
import { useMemo, useRef } from 'react';
import { useNow } from '../../lib/clock.tsx';
import { dayOf } from '../../lib/dates.ts';
import { CollateralPreview } from '../../modules/collateral/collateral-preview.tsx';
import { collateralCopy } from '../../modules/collateral/copy.ts';
import { reorderInput } from '../../modules/collateral/custom-texts.ts';
import { lastDayText } from '../../modules/collateral/last-day.ts';
import { downloadEligibility } from '../../modules/collateral/order-eligibility.ts';
import { HealthPanel } from '../../modules/content-health/health-panel.tsx';
import { RecordBody } from '../../modules/content-detail/record-body.tsx';
import { KindTag } from '../../modules/content-list/kind-tag.tsx';
import { categoryTag } from '../../modules/content-list/record-tag.ts';
import { statesText } from '../../modules/content-list/row-facts.ts';
import { RecordFiles } from '../../modules/downloads/record-files.tsx';
import { useDraft } from '../../modules/drafts/use-draft.ts';
import { useSession } from '../../modules/session/services.tsx';
import { coopCopy as copy } from './copy.ts';
import { CollateralItemFiles } from './item-files.tsx';
import { CollateralItemForm } from './item-form.tsx';
import { prefix, writtenIn } from './item-values.ts';
import styles from './pp-co-op.module.css';

export interface CollateralItemProps {
  readonly template: CollateralTemplate;
  /** The piece of the cart that shall be changed; absent for a new one. */
  readonly changed?: CartItem | undefined;
  /** What shall be changed is not in the cart. */
  readonly isRemoved?: boolean;
}

/** A piece as it will be printed, beside the form that fills it in. */
export function CollateralItem({ template, changed, isRemoved = false }: CollateralItemProps) {
  const { title, states, expires_on: lastDay, template_svg: svg } = template;
  const today = dayOf(useNow());
  const agency = useSession().claims?.agency ?? null;
  const eligibility = useMemo(
    () => downloadEligibility(template, agency, today),
    [template, agency, today],
  );
  const offered = 'states' in eligibility ? eligibility.states : [];
  const initial = useMemo(
    () =>
      prefix(
        template,
        'states' in eligibility ? eligibility.states : [],
        changed ? reorderInput(changed, template, agency) : null,
      ),
    [template, eligibility, changed, agency],
  );
  const draft = useDraft(`piece:${template.id}${changed ? `:${changed.id}` : ''}`, initial);
  const svgRef = useRef<SVGSVGElement>(null);
  const tag = categoryTag(template);
  // A state that was stored and is none of these any more is none.
  const state = offered.includes(draft.value['state'] ?? '') ? (draft.value['state'] ?? '') : '';
  const written = writtenIn(template, draft.value);

  return (
    <article className={styles.item}>
      <PageHeader
        kicker={tag && <KindTag tag={tag} />}
        title={title}
        meta={[statesText(states), lastDayText(lastDay, today)].filter(Boolean).join(' · ')}
      />
      <div className={styles.work}>
        <section className={styles.panel} aria-labelledby="piece-preview">
          <h2 id="piece-preview">{copy.preview}</h2>
          <div className={styles.paper}>
            <CollateralPreview ref={svgRef} template={template} state={state} written={written} />
          </div>
          {svg && <p>{copy.previewText}</p>}
          {svg && state !== '' && <CollateralItemFiles template={template} svgRef={svgRef} />}
        </section>
        <div className={styles.choice}>
          {'states' in eligibility ? (
            <CollateralItemForm
              template={template}
              states={eligibility.states}
              state={state}
              written={written}
              draft={draft}
              changed={changed}
              isRemoved={isRemoved}
            />
          ) : (
            <Callout tone="warning" title={copy.blocked.title}>
              <p>{collateralCopy.obstacles[eligibility.obstacle]}</p>
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
