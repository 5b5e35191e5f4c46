import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { noticeClass } from './notice.variants.ts';
import type { NoticeTone } from './notice.variants.ts';
import styles from './pp-notice.module.css';

interface NoticeBaseProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: NoticeTone;
  title?: ReactNode;
}

/** A notice that can be closed needs the words for its button. */
type NoticeCloseProps =
  | { onClose: () => void; closeLabel: string }
  | { onClose?: undefined; closeLabel?: undefined };

export type NoticeProps = NoticeBaseProps & NoticeCloseProps;

/**
 * A message that stays where it belongs: beside the part or the press it speaks of.
 * It is not a live region: what happens after a press is said through `useAnnounce`, once.
 *
 * @example
 * <Notice tone="danger" title="The counts could not be loaded">Your alerts are below.</Notice>
 */
export function Notice({
  tone,
  title,
  onClose,
  closeLabel,
  className,
  children,
  ...rest
}: NoticeProps): JSX.Element {
  return (
    <div {...rest} data-tone={tone} className={noticeClass({ tone, className })}>
      <Icon name={tone} size={24} className={styles.icon} />
      <div className={styles.body}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {onClose === undefined ? null : (
        <IconButton label={closeLabel} icon="close" className={styles.close} onClick={onClose} />
      )}
    </div>
  );
}
