import type { ReactNode } from 'react';
import { contentLang } from './page-locale.ts';

/** Marks text from the host, such as a category name, with its language, so that screen readers pronounce it correctly. */
export function hostText(text: string | null | undefined): ReactNode {
  if (!text || contentLang === undefined) return text;
  return (
    <span key={text} lang={contentLang}>
      {text}
    </span>
  );
}
