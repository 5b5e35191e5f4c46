import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { JSX } from 'react';
import { Icon } from '../components/icon/icon.tsx';
import type { IconName } from '../components/icon/icon.tsx';
import styles from './pp-picture.module.css';

interface PictureProps {
  /** Size in CSS px. The text beside it says what is to be seen. */
  picture: { src: string; width: number; height: number } | undefined;
  /** What stands where there is no picture, or where its file is missing. */
  icon: IconName;
  className?: string | undefined;
}

/** A picture that fills the frame it is given; the frame keeps its room without it. */
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
