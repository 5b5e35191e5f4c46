/** The style sheet of the page, served as a file of its own as a strict policy asks; the design system’s colours. */
export const docsStyles = `:root {
  color-scheme: light dark;
  --canvas: light-dark(oklch(0.975 0.008 90), oklch(0.19 0.018 210));
  --surface: light-dark(oklch(0.995 0.003 90), oklch(0.225 0.02 210));
  --sunken: light-dark(oklch(0.945 0.01 90), oklch(0.145 0.018 200));
  --inverse: light-dark(oklch(0.265 0.044 200), oklch(0.145 0.018 200));
  --inverse-text: light-dark(oklch(0.97 0.008 90), oklch(0.95 0.008 90));
  --inverse-muted: light-dark(oklch(0.86 0.02 190), oklch(0.82 0.015 190));
  --text: light-dark(oklch(0.23 0.025 210), oklch(0.94 0.008 90));
  --muted: light-dark(oklch(0.405 0.025 210), oklch(0.81 0.015 200));
  --link: light-dark(oklch(0.405 0.07 215), oklch(0.85 0.085 210));
  --line: light-dark(oklch(0.87 0.012 90), oklch(0.35 0.02 210));
  --accent: light-dark(oklch(0.405 0.069 195), oklch(0.83 0.095 190));
  --accent-subtle: light-dark(oklch(0.94 0.025 190), oklch(0.29 0.045 195));
  --write: light-dark(oklch(0.42 0.11 272), oklch(0.84 0.079 272));
  --write-subtle: light-dark(oklch(0.952 0.022 272), oklch(0.28 0.038 272));
  --danger: light-dark(oklch(0.42 0.15 27), oklch(0.83 0.09 25));
  --danger-subtle: light-dark(oklch(0.955 0.02 27), oklch(0.27 0.05 25));
  --serif: 'Source Serif 4', 'Source Serif Pro', Charter, Georgia, serif;
  --sans: 'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', system-ui, sans-serif;
  --mono: ui-monospace, 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}

* {
  box-sizing: border-box;
}

html {
  scroll-padding-block-start: 1.5rem;
}

body {
  margin: 0;
  background: var(--canvas);
  color: var(--text);
  font: 1.0625rem / 1.55 var(--sans);
  overflow-wrap: anywhere;
}

a {
  color: var(--link);
  text-underline-offset: 0.15em;
}

a:hover {
  text-decoration-thickness: 2px;
}

:focus-visible {
  outline: 3px solid var(--accent);
  outline-offset: 2px;
}

code,
pre,
.address {
  font-family: var(--mono);
  font-size: 0.9em;
}

.skip {
  position: absolute;
  inset-inline-start: 1rem;
  inset-block-start: -10rem;
  padding: 0.75rem 1rem;
  background: var(--surface);
}

.skip:focus {
  inset-block-start: 1rem;
}

.hidden {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}

.masthead {
  background: var(--inverse);
  color: var(--inverse-text);
}

.masthead > div,
.columns {
  max-inline-size: 80rem;
  margin-inline: auto;
  padding-inline: 1rem;
}

.masthead > div {
  padding-block: 2rem;
}

.masthead p {
  margin: 0;
}

.masthead a {
  display: inline-block;
  padding-block: 0.6rem;
  color: inherit;
}

.kicker {
  color: var(--inverse-muted);
  font-size: 0.9375rem;
}

h1,
h2,
h3 {
  font-family: var(--serif);
  font-weight: 600;
  line-height: 1.2;
  text-wrap: balance;
}

h1 {
  margin-block: 0.25rem 0.5rem;
  font-size: clamp(2rem, 1.5rem + 2.2vw, 3rem);
}

h2 {
  margin-block: 0 0.5rem;
  font-size: clamp(1.625rem, 1.4rem + 1vw, 2.125rem);
}

h3 {
  margin-block: 0 0.5rem;
  font-size: 1.3125rem;
}

h4 {
  margin-block: 1.5rem 0.5rem;
  font-size: 1rem;
}

p {
  max-inline-size: 44rem;
  margin-block: 0 0.75rem;
}

.lead {
  font-size: 1.1875rem;
}

main {
  min-inline-size: 0;
  padding-block: 2rem 6rem;
}

main:focus {
  outline: none;
}

section {
  margin-block-start: 3.5rem;
}

article {
  margin-block-start: 1.5rem;
  padding-block: 1.5rem;
  border-block-start: 1px solid var(--line);
}

section > article:first-of-type {
  border-block-start: 3px solid var(--text);
}

.anchor {
  color: inherit;
  text-decoration: none;
}

.anchor:hover {
  text-decoration: underline;
}

.anchor::after {
  content: ' #' / '';
  color: var(--muted);
  font-weight: 400;
}

:target {
  text-decoration: underline 3px var(--accent);
  text-underline-offset: 0.25em;
}

.address {
  padding-block: 0.35rem;
}

.method {
  display: inline-block;
  min-inline-size: 4.25em;
  margin-inline-end: 0.35rem;
  padding: 0.15rem 0.5rem;
  border-radius: 3px;
  background: var(--accent-subtle);
  color: var(--accent);
  font-weight: 700;
  text-align: center;
}

.method[data-method='POST'],
.method[data-method='PATCH'] {
  background: var(--write-subtle);
  color: var(--write);
}

.method[data-method='DELETE'] {
  background: var(--danger-subtle);
  color: var(--danger);
}

table {
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
}

th,
td {
  padding: 0.5rem 1rem 0.5rem 0;
  border-block-end: 1px solid var(--line);
  text-align: start;
  vertical-align: top;
}

thead th {
  color: var(--muted);
  font-weight: 400;
}

tbody th {
  inline-size: 30%;
  font-weight: 400;
}

td:nth-of-type(1) {
  inline-size: 26%;
}

.notes {
  color: var(--muted);
  font-size: 0.875rem;
}

.refused {
  margin-block: 1rem 0;
  color: var(--muted);
  font-size: 0.9375rem;
}

details {
  margin-block-start: 1rem;
}

summary {
  padding-block: 0.6rem;
  color: var(--link);
  cursor: pointer;
}

pre {
  max-block-size: 26rem;
  margin-block: 0.5rem 0;
  padding: 1rem;
  overflow: auto;
  border-radius: 4px;
  background: var(--sunken);
  line-height: 1.45;
  white-space: pre-wrap;
}

.terms dt {
  margin-block-start: 1.25rem;
  font-weight: 600;
}

.terms dd {
  max-inline-size: 44rem;
  margin: 0.25rem 0 0;
}

nav ul {
  margin: 0;
  padding: 0;
  list-style: none;
}

nav a {
  display: block;
  padding-block: 0.3rem;
  text-decoration: none;
}

nav a:hover {
  text-decoration: underline;
}

nav > * > ul > li > a {
  margin-block-start: 0.75rem;
  color: var(--text);
  font-weight: 600;
}

nav li li {
  font-size: 0.9375rem;
  line-height: 1.35;
}

.rail {
  display: none;
}

.index {
  padding-block: 1rem;
  border-block-end: 1px solid var(--line);
}

.index a {
  padding-block: 0.65rem;
}

@media (width < 48rem) {
  thead {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tr {
    display: block;
    padding-block: 0.6rem;
    border-block-end: 1px solid var(--line);
  }

  tbody th,
  td,
  td:nth-of-type(1) {
    display: block;
    inline-size: auto;
    padding: 0;
    border: 0;
  }

  td:nth-of-type(1) {
    color: var(--muted);
  }
}

@media (width >= 64rem) {
  .columns {
    display: grid;
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: 3.5rem;
  }

  .index {
    display: none;
  }

  .rail {
    position: sticky;
    inset-block-start: 0;
    display: block;
    max-block-size: 100vh;
    padding-block: 1.5rem 2rem;
    overflow-y: auto;
  }
}

@media (prefers-contrast: more) {
  :root {
    --muted: var(--text);
    --line: var(--text);
  }
}

@media print {
  nav,
  .skip {
    display: none;
  }
}
`;
