import { Callout, MetaLine, TextLink } from '@producer-portal/ui';
import { useNow } from '../../lib/clock.tsx';
import { useUserStates } from '../products/use-user-states.ts';
import { RecordPageLink } from '../record-links/record-page-link.tsx';
import { hostText } from '../../lib/host-text.tsx';
import {
  bindingAlertsPath,
  isInScope,
  formatNoticeEnd,
  getNoticeStates,
  type BindingScope,
} from './binding-notices.ts';
import { bindingCopy as copy } from './copy.ts';
import styles from './pp-binding.module.css';
import { useBindingNotices } from './use-binding-notices.ts';

export interface BindingCalloutProps extends BindingScope {
  readonly className?: string | undefined;
}

/**
 * Lists the notices that stop or limit binding in a scope, each with its end and a link. If there are none, says so only if some
 * notices may be missing, and otherwise renders nothing.
 */
export function BindingCallout({ className, ...scope }: BindingCalloutProps) {
  const now = useNow();
  const userStates = useUserStates();
  const { notices, isComplete, isLoading } = useBindingNotices();
  const noticesInScope = notices.filter((notice) => isInScope(notice, scope));
  const [first] = noticesInScope;
  if (!first) {
    return !isComplete && !isLoading ? (
      <p className={className}>
        {copy.notChecked} <TextLink href={bindingAlertsPath}>{copy.all}</TextLink>
      </p>
    ) : null;
  }
  const { status } = first;
  return (
    <Callout
      tone={status === 'closed' ? 'danger' : 'warning'}
      className={className}
      title={
        <>
          {copy.status[status]}{' '}
          {!scope.state && <span>{getNoticeStates(noticesInScope, userStates).join(', ')}</span>}
        </>
      }
    >
      <ul className={styles.notices}>
        {noticesInScope.map((notice) => {
          const { alert } = notice;
          return (
            <li key={alert.id}>
              <RecordPageLink record={alert} />
              <span className={styles.details}>
                <MetaLine>
                  {formatNoticeEnd(notice, now)}
                  {!scope.product && hostText(alert.products?.map(({ name }) => name).join(', '))}
                </MetaLine>
              </span>
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
