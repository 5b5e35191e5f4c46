import { splitAnswer } from '../content-detail/answer.ts';
import type { ContentRecord } from '@producer-portal/api';
import { comparisonCopy as copy } from './comparison-copy.ts';

/** What a record said in one revision. */
export type RevisionText = Pick<ContentRecord, 'title' | 'excerpt' | 'contents' | 'attachments'>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string) =>
  text.replaceAll(/[&<>]/g, (character) => escapes[character] ?? '');

const fileNames = ({ attachments }: RevisionText) =>
  (attachments ?? []).flatMap(({ name }) => (name ? [name] : []));

/**
 * Returns two revisions as HTML documents, so that one comparison shows every change that users can see. The title, the answer,
 * and the names of files are included only if they differ.
 */
export function toComparableHtml(
  before: RevisionText,
  after: RevisionText,
): { readonly before: string; readonly after: string } {
  const hasNewTitle = before.title !== after.title;
  const hasNewFiles = fileNames(before).join('\n') !== fileNames(after).join('\n');
  const hasNewAnswer = before.excerpt?.trim() !== after.excerpt?.trim();
  const toHtml = (revision: RevisionText) => {
    const { answer, html } = splitAnswer(revision.excerpt, revision.contents?.[0]?.content);
    const files = fileNames(revision).map((name) => `<li>${escapeText(name)}</li>`);
    return [
      hasNewTitle && `<p><strong>${escapeText(revision.title)}</strong></p>`,
      hasNewAnswer && answer && `<p>${escapeText(answer)}</p>`,
      html,
      hasNewFiles && files.length > 0 && `<h2>${copy.files}</h2><ul>${files.join('')}</ul>`,
    ]
      .filter(Boolean)
      .join('\n');
  };
  return { before: toHtml(before), after: toHtml(after) };
}
