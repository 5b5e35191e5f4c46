import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** A text whose names stand between backticks. */
export function prose(text: string): Html {
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
  return join(parts, '');
}

/** Parts in a row, with something between them. */
export function join(parts: readonly Html[], between: string | Html): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;
}
