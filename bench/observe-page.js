// Runs in the page before anything else: notes the paints, shifts and long tasks, and when the list
// stands. A plain script, because the browser takes it as it is; its types stand in measure.ts.
const row = 'main a[href^="/alerts/"]';
// The body of an alert begins with a paragraph; a skeleton has no text at all.
const bodyText = 'main article p, main .pp-prose p';

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

function look() {
  if (Number.isNaN(observed.content) && shown(row)) observed.content = performance.now();
  if (!Number.isNaN(observed.clicked)) {
    const atHeading = shown('main h1')?.textContent.includes(title) ?? false;
    const hasBody = atHeading && (shown(bodyText)?.textContent.length ?? 0) > 20;
    if (Number.isNaN(observed.heading) && atHeading) observed.heading = performance.now();
    if (Number.isNaN(observed.body) && hasBody) observed.body = performance.now();
  }
  requestAnimationFrame(look);
}
requestAnimationFrame(look);

window.clickFirstRow = () => {
  const link = document.querySelector(row);
  title = link.textContent.trim();
  observed.clicked = performance.now();
  link.click();
};
