'use client';

import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { ComponentProps, JSX, MouseEvent, ReactNode } from 'react';
import { Outcome } from '../../internal/outcome.tsx';
import { useAnnouncedState } from '../../internal/use-announced-state.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button-link/button-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import styles from './pp-file-card.module.css';

export interface FileCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The file name of the download. */
  name: string;
  /** The items of the meta line, such as type and size. */
  meta?: ReactNode;
  state: 'idle' | 'preparing' | 'done' | 'failed';
  /** A message about the state. Announced when the state changes. */
  message?: string | undefined;
  /**
   * The label of the action, for example "Download". Screen readers read the file name after it.
   */
  actionLabel: string;
  /** The URL of the file, or of a page that downloads it. Without it, the action is a button. */
  href?: string | undefined;
  /** Called on a click. With `href`, `preventDefault` keeps the link from being followed. */
  onDownload?: ((event: MouseEvent) => void) | undefined;
}

/**
 * A file to download, with the status of the download. Requires a `LiveRegionProvider`.
 *
 * @example
 * <FileCard name="TX-rate-bulletin.pdf" meta={['PDF', '412 kB']} state={state} message={message}
 *   actionLabel="Download" onDownload={download} />
 */
export function FileCard({
  name,
  meta,
  state,
  message,
  actionLabel,
  href,
  onDownload,
  className,
  ...rest
}: FileCardProps): JSX.Element {
  const messageId = useId();
  useAnnouncedState(state, message);
  const content = (
    <>
      {state === 'preparing' ? (
        <span aria-hidden="true" className={styles.dots}>
          …
        </span>
      ) : (
        <Icon name="download" size={18} className={styles.glyph} />
      )}
      {actionLabel} <span className="pp-visually-hidden">{name}</span>
    </>
  );
  const sharedProps = {
    variant: 'secondary' as const,
    size: 'sm' as const,
    className: styles.action,
    'aria-describedby': message === undefined ? undefined : messageId,
    onClick: (event: MouseEvent) => onDownload?.(event),
  };
  return (
    <div {...rest} data-state={state} className={cx(styles.root, className)}>
      <Icon name="file" size={24} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <MetaLine>{meta}</MetaLine>
      </div>
      {href === undefined ? (
        <Button {...sharedProps} pending={state === 'preparing'}>
          {content}
        </Button>
      ) : (
        <ButtonLink {...sharedProps} href={href}>
          {content}
        </ButtonLink>
      )}
      {message === undefined ? null : (
        <Outcome id={messageId} tone={toneByState[state]} className={styles.message}>
          {message}
        </Outcome>
      )}
    </div>
  );
}

const toneByState = {
  idle: 'neutral',
  preparing: 'neutral',
  done: 'success',
  failed: 'danger',
} as const;
