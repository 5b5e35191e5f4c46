import { Button } from '@producer-portal/ui';
import { useState } from 'react';
import { canShareText, shareText } from '../../lib/share-file.ts';
import { Outcome } from '../../modules/outcome/outcome.tsx';
import { socialPostsCopy as copy } from './copy.ts';

export interface ShareTextProps {
  readonly text: string;
  /** The post's title, for screen readers. */
  readonly title: string;
}

/** Shares a post that has only text. Renders nothing on a device without a share sheet. */
export function ShareText({ text, title }: ShareTextProps) {
  const [hasFailed, setFailed] = useState(false);
  if (!canShareText(text)) return null;
  const handleClick = () => {
    setFailed(false);
    shareText(text).catch(() => setFailed(true));
  };
  return (
    <div>
      <Button variant="secondary" onClick={handleClick}>
        {copy.share} <span className="pp-visually-hidden">{title}</span>
      </Button>
      {hasFailed && <Outcome tone="danger" message={copy.shareFailed} />}
    </div>
  );
}
