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
import { coopPath, orderPath } from '../../modules/collateral/paths.ts';
import { failureText } from '../../modules/content-list/failure-text.ts';
import type { FieldErrors } from '../../modules/form-errors/form-errors.tsx';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { Part } from '../../modules/parts/part.tsx';
import { useIsCurrent } from '../../modules/paths/is-current.ts';
import { useApi } from '../../modules/session/services.tsx';
import { usePageTitle } from '../../modules/shell/page-title.tsx';
import { ViewOnly } from '../../modules/view-only/view-only.tsx';
import { draftCopy, orderCopy as copy, reviewCopy } from './copy.ts';
import { validateDelivery } from './delivery-errors.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { OrderReview } from './order-review.tsx';
import styles from './pp-order.module.css';
import { useDeliveryDraft } from './use-delivery-draft.ts';

const ITEMS_HASH = '#items';
const DELIVERY_HASH = '#delivery';

export interface DraftOrderProps {
  readonly order: CollateralRequest;
  readonly title: string;
}

/**
 * Checkout: the cart with the delivery form, then the review. Because the step is in the URL, the browser's Back button goes
 * from the review to the form.
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
  const [deliveryRejections, setDeliveryRejections] = useState<FieldErrors>({});

  const isReviewRequested = search.get('step') === 'review';
  const isReady =
    cart.data?.length !== 0 && Object.keys(validateDelivery(draft.value)).length === 0;
  // Keep showing the review while the order is being sent, and after that, when the draft has been cleared.
  const isReview = isReviewRequested && (isReady || isPending || isSuccess);
  const heading = isReview ? reviewCopy.title : title;
  // The review step can't be a favorite.
  usePageTitle(heading, isReview ? null : undefined);

  useEffect(() => {
    // A bookmarked or typed URL can open the review before the form is complete.
    if (isReviewRequested && !isReview && isCurrent()) void navigate(path, { replace: true });
  }, [isReviewRequested, isReview, isCurrent, navigate, path]);

  const wasReview = useRef(isReview);
  useEffect(() => {
    if (wasReview.current === isReview) return;
    wasReview.current = isReview;
    // Clear the error, because it is about the order before the user's changes.
    if (error) reset();
    // The form focuses rejected fields itself.
    if (!isReview && Object.keys(deliveryRejections).length > 0) return;
    const target = isReview || hash === ITEMS_HASH ? 'h1' : '[data-step]';
    root.current?.querySelector<HTMLElement>(target)?.focus();
  }, [deliveryRejections, error, hash, isReview, reset]);

  const [handledError, setHandledError] = useState<Error | null>(null);
  if (isReview && error !== handledError) setHandledError(error);
  // If the user went back to the form before the error arrived, show the error there. Address errors appear at their fields.
  const hasUnseenError =
    !isReview &&
    error !== null &&
    error !== handledError &&
    Object.keys(deliveryRejections).length === 0;

  const isSending = useRef(false);
  const submitOrder = async () => {
    // A second click can happen before React renders the pending state.
    if (isSending.current) return;
    isSending.current = true;
    try {
      await mutateAsync(toSubmission({ id: order.id, delivery: draft.value }));
      // Clear the draft even if the user has left the page, so a submitted order's address doesn't reappear.
      draft.clear();
    } catch (failure) {
      const deliveryErrorEntries = isRejected(failure)
        ? Object.entries(failure.fields).filter(([name]) => name.startsWith('delivery.'))
        : [];
      if (deliveryErrorEntries.length === 0) return;
      setDeliveryRejections(Object.fromEntries(deliveryErrorEntries));
      if (isCurrent()) void navigate(path + DELIVERY_HASH, { replace: true });
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
            {draftCopy.addItems}
          </TextLink>
        }
      />
      {cart.data?.length !== 0 && (
        <StepList
          label={draftCopy.steps}
          steps={[
            { id: 'delivery', label: draftCopy.delivery, href: isReview ? path : undefined },
            { id: 'review', label: draftCopy.review },
            { id: 'submitted', label: draftCopy.submitted },
          ]}
          current={isReview ? 1 : 0}
          labels={copy.steps}
        />
      )}
      {hasUnseenError && <Outcome tone="danger" message={toFailureMessage(error)} />}
      <ViewOnly>
        {isReview ? (
          <OrderReview
            cart={cart}
            delivery={draft.value}
            editPaths={{ items: path + ITEMS_HASH, delivery: path + DELIVERY_HASH }}
            pending={isPending}
            failure={toFailureMessage(error)}
            onSubmit={() => void submitOrder()}
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
                hostErrors={deliveryRejections}
                onReady={() => {
                  setDeliveryRejections({});
                  void navigate(`${path}?step=review`);
                }}
              />
            )}
          </div>
        )}
      </ViewOnly>
    </div>
  );
}

/** Returns why the order wasn't submitted. Address errors are left out because they appear at their fields. */
function toFailureMessage(error: Error | null): string {
  if (!error) return '';
  const reasons = isRejected(error)
    ? Object.entries(error.fields).filter(([name]) => !name.startsWith('delivery.'))
    : [];
  return (
    reasons.flatMap(([, messages]) => messages).join(' ') || failureText(error, reviewCopy.failed)
  );
}
