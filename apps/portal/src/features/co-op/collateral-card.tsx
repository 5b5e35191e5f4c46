import type { CollateralTemplate } from '@producer-portal/api';
import { TextLink } from '@producer-portal/ui';
import { formatLongDate } from '../../lib/dates.ts';
import { collateralPath } from '../../modules/collateral/paths.ts';
import { CollateralPreview } from '../../modules/collateral/collateral-preview.tsx';
import { collateralCopy as copy } from '../../modules/collateral/copy.ts';
import { useOrderEligibility } from '../../modules/collateral/use-order-eligibility.ts';
import { formatCents } from '../../modules/money/money.ts';
import { hostText } from '../../lib/host-text.tsx';
import styles from './pp-co-op.module.css';

/** A collateral item's preview and price, and the states for which the user's agency can order it. */
export function CollateralCard({ template }: { readonly template: CollateralTemplate }) {
  const { title, price_cents: price, expires_on: lastDay } = template;
  const eligibility = useOrderEligibility(template);
  const path = collateralPath(template);
  const canOrder = 'states' in eligibility;
  return (
    <article className={styles.card} data-open={canOrder}>
      {/* Hidden from screen readers, because the title below describes it. */}
      <div className={styles.picture} aria-hidden="true">
        <CollateralPreview
          template={template}
          state={canOrder ? (eligibility.states[0] ?? '') : ''}
        />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          {path ? (
            <TextLink href={path} className={styles.link}>
              {hostText(title)}
            </TextLink>
          ) : (
            hostText(title)
          )}
        </h2>
        {canOrder ? (
          <>
            {price != null && <p className={styles.price}>{copy.each(formatCents(price))}</p>}
            <p>{copy.forStates(eligibility.states)}</p>
            {lastDay && <p>{copy.lastDay(formatLongDate(lastDay))}</p>}
          </>
        ) : (
          <p>{copy.ineligibilityTexts[eligibility.ineligibilityReason]}</p>
        )}
      </div>
    </article>
  );
}
