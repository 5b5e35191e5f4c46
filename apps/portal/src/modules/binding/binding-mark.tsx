import { isInScope, type BindingScope } from './binding-notices.ts';
import { bindingCopy as copy } from './copy.ts';
import styles from './pp-binding.module.css';
import { useBindingNotices } from './use-binding-notices.ts';

/** Shows next to a product's availability that a notice stops or limits binding. Renders nothing without such a notice. */
export function BindingMark(scope: BindingScope) {
  const notice = useBindingNotices().notices.find((each) => isInScope(each, scope));
  if (!notice) return null;
  const { status } = notice;
  return (
    <span className={styles.mark} data-status={status}>
      {copy.status[status]}
    </span>
  );
}
