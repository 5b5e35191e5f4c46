// Runs in the page before all other scripts: records paints, layout shifts, long tasks, and when content appears.
// It is plain JavaScript, because nothing compiles it; browser.ts has its types.

// The body of a record has a long paragraph; a skeleton has no text, and labels are short.
const paragraph = 'main article p';
// A list's row or an item of the home page: a link to a record.
const item = 'main a[href^="/alerts/"], main a[href^="/policy-updates/"]';

const observations = {
  fcp: Number.NaN,
  lcp: Number.NaN,
  shifts: [],
  longTasks: [],
  item: Number.NaN,
  heading: Number.NaN,
  body: Number.NaN,
  row: Number.NaN,
  clicked: Number.NaN,
  back: Number.NaN,
  framesUntilRow: 0,
};
window.observations = observations;

const handlers = {
  paint: ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observations.fcp = startTime;
  },
  'largest-contentful-paint': ({ startTime }) => {
    observations.lcp = startTime;
  },
  'layout-shift': ({ value, startTime, hadRecentInput }) => {
    if (!hadRecentInput) observations.shifts.push({ start: startTime, value });
  },
  longtask: ({ startTime, duration }) => {
    observations.longTasks.push({ start: startTime, duration });
  },
};
for (const [type, handleEntry] of Object.entries(handlers)) {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(handleEntry));
  observer.observe({ type, buffered: true });
}

const isShown = (element) => element.getClientRects().length > 0;
const textOf = (element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

// Heading of the record that is opened, and the list's link that Back returns to.
let title = window.expectedTitle;
let rowHref;

const isVisible = {
  item: () => [...document.querySelectorAll(item)].some(isShown),
  heading: () =>
    [...document.querySelectorAll('main h1')].some(
      (heading) => isShown(heading) && textOf(heading).includes(title),
    ),
  body: () =>
    isVisible.heading() &&
    [...document.querySelectorAll(paragraph)].some(
      (element) => isShown(element) && textOf(element).length > 20,
    ),
  row: () =>
    !Number.isNaN(observations.back) &&
    [...document.querySelectorAll('main a')].some(
      (link) => link.getAttribute('href') === rowHref && isShown(link),
    ),
};

// A frame's callbacks run before its layout and paint, and a task with this priority runs right after, before other tasks
// such as scripts. So the recorded time is when the frame that shows the content was painted.
const afterPaint = { priority: 'user-blocking' };
let newlyVisible = [];
const waiting = [];
function resolveWaiting() {
  for (const { name, resolve } of waiting) if (!Number.isNaN(observations[name])) resolve();
}
function recordVisible() {
  // The next frame can start before this task runs.
  for (const name of newlyVisible.filter((other) => Number.isNaN(observations[other]))) {
    observations[name] = performance.now();
    performance.mark(`visible: ${name}`);
  }
  resolveWaiting();
}
window.waitUntilShown = (name, limit) =>
  new Promise((resolve, reject) => {
    waiting.push({ name, resolve });
    resolveWaiting();
    setTimeout(() => reject(new Error(`Not shown after ${limit} ms.`)), limit);
  });

function observeFrame() {
  if (!Number.isNaN(observations.back) && Number.isNaN(observations.row))
    observations.framesUntilRow += 1;
  newlyVisible = Object.keys(isVisible).filter(
    (name) => Number.isNaN(observations[name]) && isVisible[name](),
  );
  if (newlyVisible.length > 0) void scheduler.postTask(recordVisible, afterPaint);
  requestAnimationFrame(observeFrame);
}
requestAnimationFrame(observeFrame);

// The time of the input itself, even if the page is busy and handles it later.
addEventListener('click', ({ timeStamp }) => (observations.clicked = timeStamp), { capture: true });
addEventListener('popstate', ({ timeStamp }) => (observations.back = timeStamp), { capture: true });

window.expectRecord = (recordTitle) => {
  title = recordTitle;
  Object.assign(observations, { heading: Number.NaN, body: Number.NaN, clicked: Number.NaN });
};
window.expectRow = (href) => {
  rowHref = href;
  Object.assign(observations, { row: Number.NaN, back: Number.NaN, framesUntilRow: 0 });
};
