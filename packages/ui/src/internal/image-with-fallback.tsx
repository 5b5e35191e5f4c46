'use client';

import { cx } from 'class-variance-authority';
import { useState } from 'react';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../components/icon/icon.tsx';
import type { IconName } from '../components/icon/icon.tsx';
import styles from './pp-image-with-fallback.module.css';

interface ImageWithFallbackProps {
  /** The image, with its size in CSS px. It is decorative: the text next to it describes it. */
  image: { src: string; width: number; height: number } | undefined;
  /** The icon shown if there is no image, or if it fails to load. */
  icon: IconName;
  /** Text shown instead of the icon. */
  text?: ReactNode;
  className?: string | undefined;
}

/** An image that fills its frame. The frame has the same size without an image. */
export function ImageWithFallback({
  image,
  icon,
  text,
  className,
}: ImageWithFallbackProps): JSX.Element {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <div className={cx(styles.root, className)}>
      {image === undefined || image.src === failedSrc ? (
        text ? (
          <p className={styles.text}>{text}</p>
        ) : (
          <Icon name={icon} size={32} strokeWidth={1.5} className={styles.icon} />
        )
      ) : (
        <img
          {...image}
          alt=""
          loading="lazy"
          className={styles.image}
          onError={() => setFailedSrc(image.src)}
        />
      )}
    </div>
  );
}
