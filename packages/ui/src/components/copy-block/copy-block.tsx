import { cx } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import type { ComponentProps, JSX, ReactNode } from 'react';
import { Faces } from '../../internal/faces.tsx';
import { Outcome } from '../../internal/outcome.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useAnnounce } from '../live-region/live-region.tsx';
import { MetaLine } from '../meta-line/meta-line.tsx';
import styles from './pp-copy-block.module.css';

export interface CopyBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What this is, for example "Text of the post"; it stands above the text and names the block. */
  label: string;
  /** What is copied, character by character; line breaks are kept. */
  text: string;
  labels: {
    copy: string;
    copied: string;
    /** What to do where the browser refuses; the text is selected then. */
    refused: string;
  };
  /** The picture that goes with the text, size in CSS px. */
  image?: { src: string; alt: string; width: number; height: number } | undefined;
  /** The facts of the meta line, such as networks and until when it may be used. */
  meta?: ReactNode;
}

/**
 * A text to be used elsewhere. The button says when it is copied; where the browser refuses, the text
 * is selected, ready for the keys that copy.
 *
 * @example
 * <CopyBlock label="Text of the post" text="Is your trailer covered in winter storage?"
 *   labels={{ copy: 'Copy', copied: 'Copied', refused: 'Press Ctrl + C to copy the selected text.' }} />
 */
export function CopyBlock({
  label,
  text,
  labels,
  image,
  meta,
  className,
  ...rest
}: CopyBlockProps): JSX.Element {
  const labelId = useId();
  const refusedId = useId();
  const announce = useAnnounce();
  const shown = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<{ of: string; copied: boolean }>();
  // Another text has not been copied yet.
  const copied = outcome?.of === text ? outcome.copied : undefined;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ of: text, copied: true });
      announce(labels.copied);
    } catch {
      // Not allowed, or no clipboard at all where the page is not secure.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome({ of: text, copied: false });
      announce(labels.refused);
    }
  }

  return (
    <figure {...rest} aria-labelledby={labelId} className={cx(styles.root, className)}>
      <div className={styles.words}>
        <p id={labelId} className={styles.label}>
          {label}
        </p>
        <p ref={shown} className={styles.text}>
          {text}
        </p>
        <MetaLine className={styles.meta}>{meta}</MetaLine>
        <Button
          kind="secondary"
          size="sm"
          className={styles.copy}
          aria-describedby={copied === false ? refusedId : undefined}
          onClick={() => void copy()}
        >
          <Faces
            className={styles.faces}
            shown={copied ? 'copied' : 'copy'}
            faces={{
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
          <span className="pp-visually-hidden">{label}</span>
        </Button>
        {copied === false ? (
          <Outcome id={refusedId} tone="plain">
            {labels.refused}
          </Outcome>
        ) : null}
      </div>
      {image ? <img {...image} alt={image.alt} loading="lazy" className={styles.image} /> : null}
    </figure>
  );
}
