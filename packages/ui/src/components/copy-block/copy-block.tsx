'use client';

import { cx } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { StableLabel } from '../../internal/stable-label.tsx';
import { Outcome } from '../../internal/outcome.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import styles from './pp-copy-block.module.css';

export interface CopyBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The heading and accessible name of the block, for example "Post text". */
  label: string;
  /**
   * The title of the item that the text belongs to. Set it if the page has several blocks with the same
   * label. Screen readers read it after the label in the button's name, for example "Copy Text of the
   * post: Winter storage".
   */
  subject?: string | undefined;
  /** The text to copy, verbatim. Line breaks are preserved. */
  text: string;
  /** Language of the text, if it isn't the page's. */
  textLang?: string | undefined;
  labels: {
    copy: string;
    copied: string;
    /** What to do if the browser denies clipboard access. The text is selected in that case. */
    denied: string;
  };
  /** The image that goes with the text. Sizes are in CSS px. */
  image?: { src: string; alt: string; width: number; height: number } | undefined;
  /** The items of the meta line, such as the social networks and the last day to post the text. */
  meta?: ReactNode;
}

/**
 * Text with a button that copies it and confirms the copy. If the browser denies clipboard access,
 * the text is selected so that the user can copy it with the keyboard. Requires a `LiveRegionProvider`.
 *
 * @example
 * <CopyBlock label="Post text" text="Is your trailer covered in winter storage?"
 *   labels={{ copy: 'Copy', copied: 'Copied', denied: 'Press Ctrl + C to copy the selected text.' }} />
 */
export function CopyBlock({
  label,
  subject,
  text,
  textLang,
  labels,
  image,
  meta,
  className,
  ...rest
}: CopyBlockProps): JSX.Element {
  const labelId = useId();
  const deniedId = useId();
  const announce = useAnnounce();
  const textRef = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<{ text: string; copied: boolean }>();
  // A result for a previous text no longer applies.
  const copied = outcome?.text === text ? outcome.copied : undefined;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ text, copied: true });
      announce(labels.copied);
    } catch {
      // The browser denied access, or has no clipboard because the page doesn't use HTTPS.
      if (textRef.current) getSelection()?.selectAllChildren(textRef.current);
      setOutcome({ text, copied: false });
      announce(labels.denied);
    }
  }

  return (
    <figure {...rest} aria-labelledby={labelId} className={cx(styles.root, className)}>
      <div className={styles.body}>
        <p id={labelId} className={styles.label}>
          {label}
        </p>
        <p ref={textRef} lang={textLang} className={styles.text}>
          {text}
        </p>
        <MetaLine className={styles.meta}>{meta}</MetaLine>
        <Button
          variant="secondary"
          size="sm"
          className={styles.copy}
          aria-describedby={copied === false ? deniedId : undefined}
          onClick={() => void copy()}
        >
          <StableLabel
            className={styles.stableLabel}
            current={copied ? 'copied' : 'copy'}
            labels={{
              copy: (
                <>
                  <Icon name="copy" size={18} className={styles.icon} />
                  {labels.copy}
                </>
              ),
              copied: (
                <>
                  <Icon name="check" size={18} className={styles.icon} />
                  {labels.copied}
                </>
              ),
            }}
          />{' '}
          <span className="pp-visually-hidden">
            {label}
            {subject === undefined ? null : (
              <>
                : <span lang={textLang}>{subject}</span>
              </>
            )}
          </span>
        </Button>
        {copied === false ? (
          <Outcome id={deniedId} tone="neutral">
            {labels.denied}
          </Outcome>
        ) : null}
      </div>
      {image ? <img {...image} alt={image.alt} loading="lazy" className={styles.image} /> : null}
    </figure>
  );
}
