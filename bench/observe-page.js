// Runs in the page before anything else: notes the paints, shifts and long tasks, and when the list
// stands. A plain script, because the browser takes it as it is; its types stand in measure.ts.
const row = 'main a[href^="/alerts/"]';
// The body of an alert has a paragraph of some length; a skeleton has no text, and labels are short.
const paragraph = 'main article p';

const observed = {
  fcp: Number.NaN,
  lcp: Number.NaN,
  cls: 0,
  content: Number.NaN,
  longTasks: [],
  clicked: Number.NaN,
  heading: Number.NaN,
  body: Number.NaN,
};
window.observed = observed;

const notes = {
  paint: ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  },
  'largest-contentful-paint': ({ startTime }) => {
    observed.lcp = startTime;
  },
  'layout-shift': ({ value }) => {
    observed.cls += value;
  },
  longtask: ({ startTime, duration }) => {
    observed.longTasks.push({ start: startTime, duration });
  },
};
for (const [type, note] of Object.entries(notes)) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type, buffered: true });
}

let title = '';

function shown(selector) {
  const element = document.querySelector(selector);
  return element && element.getClientRects().length > 0 ? element : undefined;
}

/** The text of an element with every kind of space as one plain space. */
const textOf = (element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

function showsBody() {
  return [...document.querySelectorAll(paragraph)].some(
    (element) => element.getClientRects().length > 0 && textOf(element).length > 20,
  );
}

function look() {
  if (Number.isNaN(observed.content) && shown(row)) observed.content = performance.now();
  if (!Number.isNaN(observed.clicked)) {
    const heading = shown('main h1');
    const isAtHeading = heading !== undefined && textOf(heading).includes(title);
    if (Number.isNaN(observed.heading) && isAtHeading) observed.heading = performance.now();
    if (Number.isNaN(observed.body) && isAtHeading && showsBody())
      observed.body = performance.now();
  }
  requestAnimationFrame(look);
}
requestAnimationFrame(look);

window.clickFirstRow = () => {
  const link = document.querySelector(row);
  title = textOf(link);
  observed.clicked = performance.now();
  link.click();
};
