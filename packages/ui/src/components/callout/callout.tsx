'use client';

import type { ComponentProps, JSX, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { calloutClass } from './callout.variants.ts';
import type { CalloutTone } from './callout.variants.ts';
import styles from './pp-callout.module.css';

interface CalloutBaseProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: CalloutTone;
  title?: ReactNode;
}

/** A closable callout needs a label for its close button. */
type CalloutCloseProps =
  | { onClose: () => void; closeLabel: string }
  | { onClose?: undefined; closeLabel?: undefined };

export type CalloutProps = CalloutBaseProps & CalloutCloseProps;

/**
 * A message in the page, next to the content that it refers to. It is not a live region: use
 * `useAnnounce` to announce the result of an action once.
 *
 * @example
 * <Callout tone="danger" title="Couldn't load counts">Your alerts are below.</Callout>
 */
export function Callout({
  tone,
  title,
  onClose,
  closeLabel,
  className,
  children,
  ...rest
}: CalloutProps): JSX.Element {
  return (
    <div {...rest} data-tone={tone} className={calloutClass({ tone, className })}>
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
