import { collateralTemplates, type CartItem } from '@producer-portal/api';
import { Icon } from '@producer-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { getCustomTexts } from '../collateral/custom-texts.ts';
import { useApi, useSession } from '../session/services.tsx';
import { stateName } from '../states/us-states.ts';
import { cartCopy as copy } from './copy.ts';

/** Lazy, because a line is readable before its image loads. */
const PrintedItem = lazyPart(() =>
  import('../collateral/printed-item.tsx').then((module) => module.PrintedItem),
);

export interface CollateralItemProps {
  readonly item: CartItem;
}

/** A small preview of the item as it will be printed; nothing while it loads. The line's title identifies the item. */
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

/** The chosen state and the user's own text. */
export function ItemText({ item }: CollateralItemProps) {
  const { data: template } = useItemTemplate(item);
  const agency = useSession().claims?.agency ?? null;
  const texts = template ? getCustomTexts(item, template, agency) : [];
  return (
    <>
      {item.state && <p>{copy.forState(stateName(item.state))}</p>}
      {texts.map(({ field, text }) => (
        <p key={field.key}>{copy.customText(field.label ?? field.key, text)}</p>
      ))}
    </>
  );
}

function useItemTemplate({ collateral_template_id: id }: CartItem) {
  return useQuery(collateralTemplates.detail.query(useApi(), id, useQueryClient()));
}
