import type { CardContent } from './card-content.ts';

/** Width of the image in pixels. At this width, it is sharp in messages on high-density screens. */
export const CARD_WIDTH = 1200;
/** Maximum height of the image in pixels. Browsers on phones can't draw a taller one. */
export const MAX_CARD_HEIGHT = 10_000;
export const CARD_MARGIN = 72;
const WIDTH = CARD_WIDTH - 2 * CARD_MARGIN;

/** How a line of text looks. Sizes are in pixels. */
export interface TextStyle {
  readonly family: 'serif' | 'sans';
  readonly size: number;
  readonly weight: 400 | 600;
}

const styles = {
  title: { family: 'serif', size: 54, weight: 600 },
  heading: { family: 'serif', size: 40, weight: 600 },
  text: { family: 'sans', size: 34, weight: 400 },
  dates: { family: 'sans', size: 28, weight: 400 },
} as const satisfies Record<string, TextStyle>;

/** A line of text with the position of its vertical center. */
export interface PlacedLine {
  readonly text: string;
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
}

export interface CardLayout {
  readonly lines: readonly PlacedLine[];
  readonly height: number;
}

export type MeasureText = (text: string, style: TextStyle) => number;

/** Breaks a text into lines. A word that is wider than a line is broken too. */
export function wrapText(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longerLine = line === '' ? word : `${line} ${word}`;
    if (measure(longerLine) <= width) {
      line = longerLine;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && measure(line + character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Places the text of a card, one part below the other. */
export function layOutCard({ title, parts, dates }: CardContent, measure: MeasureText): CardLayout {
  const lines: PlacedLine[] = [];
  let bottom = CARD_MARGIN;

  function add(text: string, style: TextStyle, gap: number): void {
    const lineHeight = style.size * 1.4;
    bottom += gap;
    for (const line of wrapText(text, WIDTH, (part) => measure(part, style))) {
      lines.push({ text: line, style, x: CARD_MARGIN, y: bottom + lineHeight / 2 });
      bottom += lineHeight;
    }
  }

  add(title, styles.title, 0);
  for (const { isHeading, lines: texts } of parts) {
    for (const [index, text] of texts.entries()) {
      add(text, isHeading ? styles.heading : styles.text, index === 0 ? 28 : 8);
    }
  }
  for (const [index, date] of dates.entries()) add(date, styles.dates, index === 0 ? 40 : 0);
  return { lines, height: Math.ceil(bottom + CARD_MARGIN) };
}
