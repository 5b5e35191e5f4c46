import type { ReactNode } from 'react';
import { contentLang } from './page-locale.ts';

/** Marks a text of the host, such as the name of a category, with its language, for screen readers. */
export function hostText(text: string | null | undefined): ReactNode {
  if (!text || contentLang === undefined) return text;
  return (
    <span key={text} lang={contentLang}>
      {text}
    </span>
  );
}
