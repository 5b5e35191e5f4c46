import type { CardPart } from './client-card.ts';

/** The content of a card after the agent has selected which parts to share. */
export interface CardContent {
  readonly title: string;
  readonly parts: readonly CardPart[];
  /** The agency's name and phone number. */
  readonly agency: readonly string[];
  /** The period in which the record applies, and the date of sharing. */
  readonly dates: readonly string[];
}

/** The card as text, for a message. */
export function toCardText({ title, parts, agency, dates }: CardContent): string {
  const paragraphs = parts.map(({ lines }) => lines.join('\n'));
  return [title, ...paragraphs, [...agency, ...dates].join('\n')].join('\n\n');
}
