import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { JSX } from 'react';
import { Icon } from '../components/icon/icon.tsx';
import type { IconName } from '../components/icon/icon.tsx';
import styles from './pp-picture.module.css';

interface PictureProps {
  /** Size in CSS px. It is decorative: the text next to it describes it. */
  picture: { src: string; width: number; height: number } | undefined;
  /** The icon shown if there is no image, or if it fails to load. */
  icon: IconName;
  className?: string | undefined;
}

/** An image that fills its frame. The frame has the same size without an image. */
export function Picture({ picture, icon, className }: PictureProps): JSX.Element {
  const [missing, setMissing] = useState<string>();
  return (
    <div className={cx(styles.root, className)}>
      {picture === undefined || picture.src === missing ? (
        <Icon name={icon} size={32} strokeWidth={1.5} className={styles.icon} />
      ) : (
        <img
          {...picture}
          alt=""
          loading="lazy"
          className={styles.image}
          onError={() => setMissing(picture.src)}
        />
      )}
    </div>
  );
}
