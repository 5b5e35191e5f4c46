// Runs in the page before all other scripts: records paints, layout shifts, long tasks, and when the list
// appears. It is plain JavaScript, because nothing compiles it; measure.ts has its types.
const row = 'main a[href^="/alerts/"]';
// The body of an alert has a long paragraph; a skeleton has no text, and labels are short.
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

const handlers = {
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
for (const [type, handleEntry] of Object.entries(handlers)) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(handleEntry));
  observer.observe({ type, buffered: true });
}

let title = '';

function findVisible(selector) {
  const element = document.querySelector(selector);
  return element && element.getClientRects().length > 0 ? element : undefined;
}

/** The text of an element, with white space collapsed. */
const getText = (element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

function isBodyVisible() {
  return [...document.querySelectorAll(paragraph)].some(
    (element) => element.getClientRects().length > 0 && getText(element).length > 20,
  );
}

function observeFrame() {
  if (Number.isNaN(observed.content) && findVisible(row)) observed.content = performance.now();
  if (!Number.isNaN(observed.clicked)) {
    const heading = findVisible('main h1');
    const isAtHeading = heading !== undefined && getText(heading).includes(title);
    if (Number.isNaN(observed.heading) && isAtHeading) observed.heading = performance.now();
    if (Number.isNaN(observed.body) && isAtHeading && isBodyVisible())
      observed.body = performance.now();
  }
  requestAnimationFrame(observeFrame);
}
requestAnimationFrame(observeFrame);

window.clickFirstRow = () => {
  const link = document.querySelector(row);
  title = getText(link);
  observed.clicked = performance.now();
  link.click();
};
