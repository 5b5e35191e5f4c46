// Generates documents like those of CMS editors and page builders, with invented text: headings,
// paragraphs with links and emphasis, lists, tables, images, quotes, columns, inline styles. The same seed
// gives the same document.

type Random = () => number;

/** Mulberry32: a small generator whose numbers depend only on the seed. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS =
  'agency agent annual answer appointment binder broker carrier certificate claim commission condition coverage customer date deductible dwelling effective endorsement estimate exclusion filing form guideline hail home insured inspection invoice landlord letter liability limit manufactured marine notice occupancy office owner payment photo policy portal premium producer program property quote rate renewal rental report request residence review rider roof schedule seasonal section state storm surcharge term territory transaction umbrella underwriter vacancy vehicle vessel water wind accept add apply attach bind cancel change check collect confirm contact deliver enter explain file follow include issue keep list mail move offer open prepare print quote read receive record remove replace reply require return save select send sign start submit update verify write after again always before each every first last more max never new next often only other same several some soon still the this until when where while with without within your'.split(
    ' ',
  );

class Writer {
  readonly #random: Random;
  #serial = 0;

  constructor(seed: number) {
    this.#random = createRandom(seed);
  }

  /** A random integer below `count`. */
  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.below(choices.length)] ?? choices[0];
  }

  serial(): number {
    this.#serial += 1;
    return this.#serial;
  }

  words(min: number, max: number): string {
    const count = min + this.below(max - min + 1);
    return Array.from({ length: count }, () => WORDS[this.below(WORDS.length)]).join(' ');
  }

  title(): string {
    const text = this.words(3, 7);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** A few words with inline markup. */
  marked(): string {
    const text = this.words(1, 4);
    const kind = this.below(100);
    if (kind < 28) return `<strong>${text}</strong>`;
    if (kind < 44) return `<em>${text}</em>`;
    if (kind < 58) return `<a href="/guides/topic-${this.serial()}">${text}</a>`;
    if (kind < 68) {
      return `<a href="https://www.example.com/forms?id=${this.serial()}&amp;lang=en" target="_blank" rel="noopener">${text}</a>`;
    }
    if (kind < 72) return `<a href="mailto:help@example.com">${text}</a>`;
    if (kind < 77) return `<b>${text}</b>`;
    if (kind < 80) return `<i>${text}</i>`;
    if (kind < 88) return `<span style="color: #b3261e">${text}</span>`;
    if (kind < 91)
      return `<span style="font-size: 14px; background-color: #fff3cd;">${text}</span>`;
    if (kind < 94) return `<code>${text}</code>`;
    if (kind < 97) return `${text}<sup>${1 + this.below(9)}</sup>`;
    return `<u>${text}</u>`;
  }

  sentence(): string {
    const parts = [this.title(), this.words(2, 8)];
    if (this.chance(0.55)) parts.push(this.marked(), this.words(1, 6));
    const stop = this.pick(['.', '.', '.', '.&nbsp;', '?', '!', ' &amp; more.']);
    return parts.join(this.pick([' ', ' ', ', ', ' – '])) + stop;
  }

  sentences(min: number, max: number): string {
    const count = min + this.below(max - min + 1);
    return Array.from({ length: count }, () => this.sentence()).join(' ');
  }

  paragraph(): string {
    const text = this.sentences(2, 5);
    const kind = this.below(20);
    if (kind < 2) return `<p style="text-align: ${this.pick(['center', 'right'])};">${text}</p>\n`;
    if (kind < 3) return `<p class="has-large-font-size">${text}</p>\n`;
    if (kind < 5) return `<p>${text}<br />\n${this.sentence()}</p>\n`;
    return `<p>${text}</p>\n`;
  }

  heading(): string {
    const tag = this.pick(['h2', 'h2', 'h3', 'h3', 'h4']);
    const attribute = this.pick([
      '',
      '',
      ' class="wp-block-heading"',
      ` id="section-${this.serial()}"`,
    ]);
    return `<${tag}${attribute}>${this.title()}</${tag}>\n`;
  }

  list(): string {
    const tag = this.pick(['ul', 'ul', 'ol']);
    const items = Array.from({ length: 3 + this.below(5) }, () => {
      const nested = this.chance(0.08)
        ? `\n<ul>\n<li>${this.words(3, 8)}</li>\n<li>${this.words(3, 8)}</li>\n</ul>\n`
        : '';
      return `<li>${this.sentence()}${nested}</li>`;
    });
    return `<${tag}>\n${items.join('\n')}\n</${tag}>\n`;
  }

  table(): string {
    const columns = 3 + this.below(3);
    const createRow = (cell: () => string) =>
      `<tr>${Array.from({ length: columns }, cell).join('')}</tr>`;
    const head = createRow(() => `<th scope="col">${this.words(1, 2)}</th>`);
    const rows = Array.from({ length: 3 + this.below(6) }, () =>
      createRow(() => {
        const style = this.chance(0.15) ? ' style="text-align: right;"' : '';
        return `<td${style}>${this.words(1, 4)}</td>`;
      }),
    );
    const style = this.pick(['', ' style="width: 100%"', ' class="wp-block-table"']);
    return `<table${style}>\n<thead>\n${head}\n</thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>\n`;
  }

  image(): string {
    const file = `https://img.example.com/uploads/image-${this.serial()}`;
    return `<img src="${file}.jpg" srcset="${file}-600x400.jpg 600w, ${file}-1200x800.jpg 1200w" sizes="(max-width: 600px) 100vw, 600px" alt="${this.title()}" width="600" height="400" loading="lazy" />`;
  }

  figure(): string {
    return this.chance(0.6)
      ? `<figure class="wp-block-image">${this.image()}<figcaption>${this.sentence()}</figcaption></figure>\n`
      : `<p>${this.image()}</p>\n`;
  }

  quote(): string {
    return `<blockquote>\n<p>${this.sentences(1, 2)}</p>\n<cite>${this.title()}</cite>\n</blockquote>\n`;
  }

  definitions(): string {
    const pairs = Array.from(
      { length: 2 + this.below(3) },
      () => `<dt>${this.title()}</dt>\n<dd>${this.sentence()}</dd>`,
    );
    return `<dl>\n${pairs.join('\n')}\n</dl>\n`;
  }

  columns(): string {
    return `<div class="row">\n<div class="col-3">${this.paragraph()}</div>\n<div class="col-9">${this.heading()}${this.paragraph()}</div>\n</div>\n`;
  }

  callout(): string {
    const tone = this.pick(['info', 'warning', 'success']);
    return `<div class="alert alert-${tone}"><p>${this.sentences(1, 2)}</p></div>\n`;
  }

  block(): string {
    const kind = this.below(100);
    if (kind < 46) return this.paragraph();
    if (kind < 60) return this.heading();
    if (kind < 73) return this.list();
    if (kind < 78) return this.table();
    if (kind < 84) return this.figure();
    if (kind < 88) return this.quote();
    if (kind < 92) return this.columns();
    if (kind < 95) return this.callout();
    if (kind < 97) return this.definitions();
    if (kind < 98) return '<hr />\n';
    return `<!-- wp:paragraph -->\n${this.paragraph()}<!-- /wp:paragraph -->\n`;
  }
}

/**
 * Generates a document of at least the given size. The last block can exceed it.
 *
 * @param kilobytes thousands of characters.
 * @example contentDocument(20) // '<h2>Renewal notice …'
 */
export function generateDocument(kilobytes: number, seed = 1): string {
  const writer = new Writer(seed);
  const parts = [writer.heading(), writer.paragraph()];
  let length = parts.join('').length;
  while (length < kilobytes * 1000) {
    const block = writer.block();
    parts.push(block);
    length += block.length;
  }
  return parts.join('');
}

/** Attacks. The benchmark counts how many leave dangerous markup in a candidate's page. */
export const attacks: readonly string[] = [
  '<script>window.attacked = true</script>',
  '<img src="x" onerror="window.attacked = true">',
  '<a href="javascript:window.attacked = true">a</a>',
  '<a href="java&#10;script:window.attacked = true">a</a>',
  '<svg><a xlink:href="javascript:window.attacked = true"><text>a</text></a></svg>',
  '<math><mtext href="javascript:window.attacked = true">a</mtext></math>',
  '<iframe srcdoc="&lt;p&gt;a"></iframe>',
  '<object data="https://evil.example.com/a"></object>',
  '<embed src="https://evil.example.com/a">',
  '<form action="https://evil.example.com/a"><input name="a"></form>',
  '<base href="https://evil.example.com/">',
  '<meta name="referrer" content="unsafe-url">',
  '<link rel="stylesheet" href="https://evil.example.com/a.css">',
  '<style>body { display: none }</style>',
];
