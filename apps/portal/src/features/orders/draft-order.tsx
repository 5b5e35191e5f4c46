import {
  type CollateralRequest,
  isRejected,
  type SubmitCollateralRequest,
  submitCollateralRequestMutation,
} from '@producer-portal/api';
import { ListSkeleton, StepList, PageHeader, TextLink } from '@producer-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CartLines } from '../../modules/cart/cart-lines.tsx';
import { useCart } from '../../modules/cart/use-cart.ts';
import { useSubmission } from '../../modules/cart/use-submission.ts';
import { coopPath, orderPath } from '../../modules/collateral/addresses.ts';
import { failureText } from '../../modules/content-list/failure-text.ts';
import type { FieldErrors } from '../../modules/form-errors/form-errors.tsx';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { Part } from '../../modules/parts/part.tsx';
import { useIsCurrent } from '../../modules/paths/is-current.ts';
import { useApi } from '../../modules/session/services.tsx';
import { usePageTitle } from '../../modules/shell/page-title.tsx';
import { draftCopy, orderCopy as copy, ordersCopy, reviewCopy } from './copy.ts';
import { deliveryErrors } from './delivery-errors.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { OrderReview } from './order-review.tsx';
import styles from './pp-order.module.css';
import { useDeliveryDraft } from './use-delivery-draft.ts';

const PIECES = '#pieces';
const DELIVERY = '#delivery';

export interface DraftOrderProps {
  readonly order: CollateralRequest;
  readonly title: string;
}

/**
 * The cart on its way to an order: what is in it and where it shall be sent, then all of it to be looked over. The step
 * stands in the address, so that the browser's own Back leads from the second to the first.
 */
export function DraftOrder({ order, title }: DraftOrderProps) {
  const path = orderPath(order.id);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const [search] = useSearchParams();
  const root = useRef<HTMLDivElement>(null);
  const cart = useCart();
  const draft = useDeliveryDraft(order);
  const toSubmission = useSubmission<SubmitCollateralRequest>();
  const { mutateAsync, isPending, isSuccess, error, reset } = useMutation(
    submitCollateralRequestMutation(useApi()),
  );
  const [refused, setRefused] = useState<FieldErrors>({});

  const isRequested = search.get('step') === 'review';
  const isReady = cart.data?.length !== 0 && Object.keys(deliveryErrors(draft.value)).length === 0;
  // What has been sent is looked at until its answer is there, though its draft is forgotten by then.
  const isReview = isRequested && (isReady || isPending || isSuccess);
  const heading = isReview ? reviewCopy.title : title;
  // Nobody comes back to a look at what has not been sent.
  usePageTitle(heading, isReview ? null : undefined);

  useEffect(() => {
    // An address that was kept or made up: there is nothing to look over yet.
    if (isRequested && !isReview && isCurrent()) void navigate(path, { replace: true });
  }, [isRequested, isReview, isCurrent, navigate, path]);

  const shown = useRef(isReview);
  useEffect(() => {
    if (shown.current === isReview) return;
    shown.current = isReview;
    // What failed was another order than the one that is changed now, or that has been.
    if (error) reset();
    // What the host has refused takes the focus by itself.
    if (!isReview && Object.keys(refused).length > 0) return;
    const target = isReview || hash === PIECES ? 'h1' : '[data-step]';
    root.current?.querySelector<HTMLElement>(target)?.focus();
  }, [error, hash, isReview, refused, reset]);

  const [handledError, setHandledError] = useState<Error | null>(null);
  if (isReview && error !== handledError) setHandledError(error);
  // Who has gone back to the form by then hears it there; what is wrong with the address stands at its fields.
  const isMissed =
    !isReview && error !== null && error !== handledError && Object.keys(refused).length === 0;

  const isSending = useRef(false);
  const place = async () => {
    // Of two clicks the second comes before the first is seen.
    if (isSending.current) return;
    isSending.current = true;
    try {
      await mutateAsync(toSubmission({ id: order.id, delivery: draft.value }));
      // Who has left the page by then must not find the address of a sent order again.
      draft.clear();
    } catch (refusal) {
      const own = isRejected(refusal)
        ? Object.entries(refusal.fields).filter(([name]) => name.startsWith('delivery.'))
        : [];
      if (own.length === 0) return;
      setRefused(Object.fromEntries(own));
      if (isCurrent()) void navigate(path + DELIVERY, { replace: true });
    } finally {
      isSending.current = false;
    }
  };

  return (
    <div ref={root} className={styles.order}>
      <PageHeader
        title={heading}
        actions={
          <TextLink standalone href={coopPath}>
            {ordersCopy.center}
          </TextLink>
        }
      />
      {cart.data?.length !== 0 && (
        <StepList
          label={draftCopy.steps}
          steps={[
            { id: 'delivery', label: draftCopy.delivery, href: isReview ? path : undefined },
            { id: 'review', label: draftCopy.review },
            { id: 'placed', label: draftCopy.placed },
          ]}
          current={isReview ? 1 : 0}
          labels={copy.steps}
        />
      )}
      {isMissed && <Outcome tone="danger" message={whyNotPlaced(error)} />}
      {isReview ? (
        <OrderReview
          cart={cart}
          delivery={draft.value}
          change={{ items: path + PIECES, delivery: path + DELIVERY }}
          pending={isPending}
          failure={whyNotPlaced(error)}
          onPlace={() => void place()}
        />
      ) : (
        <div className={styles.columns}>
          <Part
            title={copy.items}
            query={cart}
            isEmpty={() => false}
            skeleton={<ListSkeleton rows={3} />}
          >
            {(items) => <CartLines items={items} />}
          </Part>
          {(cart.data?.length ?? 0) > 0 && (
            <DeliveryForm
              draft={draft}
              refused={refused}
              onReady={() => {
                setRefused({});
                void navigate(`${path}?step=review`);
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** What is wrong with the pieces or with the host; what is wrong with an address stands at its fields. */
function whyNotPlaced(error: Error | null): string {
  if (!error) return '';
  const reasons = isRejected(error)
    ? Object.entries(error.fields).filter(([name]) => !name.startsWith('delivery.'))
    : [];
  return (
    reasons.flatMap(([, messages]) => messages).join(' ') || failureText(error, reviewCopy.failed)
  );
}
