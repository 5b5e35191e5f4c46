import { collateralTemplates, type CartItem } from '@producer-portal/api';
import { Icon } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyExtra } from '../../lib/lazy-extra.ts';
import { ownTexts } from '../collateral/own-texts.ts';
import { useApi, useSession } from '../session/services.tsx';
import { stateName } from '../states/us-states.ts';
import { cartCopy as copy } from './copy.ts';

/** Lazy, because a line reads well before its picture is there, and without it. */
const PrintedItem = lazyExtra(() =>
  import('../collateral/printed-item.tsx').then((module) => module.PrintedItem),
);

export interface CollateralItemProps {
  readonly item: CartItem;
}

/** A piece as it will be printed, small; nothing while that is not known. Its title says what it is. */
export function ItemPicture({ item }: CollateralItemProps) {
  const { data: template, isError } = useItemTemplate(item);
  if (isError) return <Icon name="file" size={32} strokeWidth={1.5} />;
  return (
    template && (
      <Suspense fallback={null}>
        <PrintedItem template={template} values={item.fields ?? {}} />
      </Suspense>
    )
  );
}

/** What was chosen and written: the state, and the reader's own words. */
export function ItemText({ item }: CollateralItemProps) {
  const { data: template } = useItemTemplate(item);
  const agency = useSession().claims?.agency ?? null;
  const own = template ? ownTexts(item, template, agency) : [];
  return (
    <>
      {item.state && <p>{copy.forState(stateName(item.state))}</p>}
      {own.map(({ field, text }) => (
        <p key={field.key}>{copy.ownText(field.label ?? field.key, text)}</p>
      ))}
    </>
  );
}

function useItemTemplate({ collateral_template_id: id }: CartItem) {
  return useQuery(collateralTemplates.detail.query(useApi(), id, useQueryClient()));
}
