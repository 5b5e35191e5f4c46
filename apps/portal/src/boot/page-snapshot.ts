import { get } from 'idb-keyval';
import { nextPaint } from '../lib/next-paint.ts';
import { wait } from '../lib/wait.ts';
import { openDatabase } from '../modules/saved/encrypted-store.ts';
import { createNaming, deriveEncryptionKey, unseal } from '../modules/saved/sealing.ts';
import type { Sealed } from '../modules/saved/sealing.ts';
import type { BootSession } from './boot-session.ts';

/** Text, or an element: its name, its attributes, and its content. */
export type SnapshotNode =
  | string
  | readonly [
      name: string,
      attributes: Readonly<Record<string, string>>,
      content: readonly SnapshotNode[],
    ];

/** The elements of a list page, as they were on the last visit. The boot script shows them until the application renders. */
export interface PageSnapshot {
  /** Path and query of the page. */
  path: string;
  /**
   * The time, in milliseconds, after which the snapshot is too old: `savedAnswersHours` after the response, but no later than the
   * end of the day, because texts such as "Today" would then be wrong.
   */
  validUntil: number;
  /** Milliseconds without input after which the session ends. */
  idleTime: number;
  /** See `getBuild`. Another build has other class names. */
  build: string;
  /** The page's language. */
  locale: string;
  /** The rules of the page's stylesheets, except those in index.html. */
  styles: string;
  /** Says how old the content is. */
  message: string;
  /** The content of `<main>`. */
  content: readonly SnapshotNode[];
}

const elementNames =
  /^(?:a|abbr|b|button|circle|code|dd|del|details|div|dl|dt|ellipse|em|fieldset|form|g|h[1-6]|hr|i|img|input|ins|kbd|label|legend|li|line|mark|nav|ol|optgroup|option|p|path|polygon|polyline|rect|search|section|select|small|span|strong|sub|summary|sup|svg|table|tbody|td|text|th|thead|time|tr|ul)$/;

const attributeNames =
  /^(?:action|alt|aria-[a-z]+|checked|class|colspan|c[xy]|d|decoding|data-[a-z-]+|datetime|dir|disabled|fill|fill-rule|for|height|hidden|href|id|inputmode|lang|loading|maxlength|name|open|placeholder|points|rel|role|r[xy]?|rowspan|scope|selected|src|stroke|stroke-[a-z]+|tabindex|target|title|transform|type|value|viewBox|width|[xy][12]?)$/;

/** How long to wait at most for fonts, in milliseconds. */
const MAX_FONT_WAIT = 200;

/** The smallest height of a list's row, in pixels. Rows are higher on phones. */
const getRowHeight = () => (innerWidth < 640 ? 90 : 44);

/** Whether a snapshot can contain elements with this name. */
export const isSnapshotElement = (name: string): boolean => elementNames.test(name);

/** Whether a snapshot can contain this attribute. No snapshot contains a script, or a link that runs one. */
export const isSnapshotAttribute = (name: string, value: string): boolean =>
  attributeNames.test(name) &&
  (!['action', 'href', 'src'].includes(name) || /^(?:[/#?]|https:|mailto:|tel:)/.test(value));

/** The page that the user opens. */
export interface SnapshotPage {
  session: BootSession;
  pathname: string;
  search: string;
  locale: string;
  /** The current time, in milliseconds. */
  now: number;
  /** Whether the session has changed since the page opened, for example in another tab. */
  hasChanged: () => boolean;
  /** Loads the web fonts. Null if they aren't in the browser's cache. */
  loadFonts: (() => Promise<unknown>) | null;
  /** Aborted when the application may start. Nothing is shown afterward. */
  signal: AbortSignal;
}

/** The URL of the script that loads the entry. It is different in each build. */
export const getBuild = (): string =>
  document.querySelector<HTMLScriptElement>('script[src*="/load-entry-"]')?.src ?? '';

/** Reads the snapshot of a page. Undefined if the session has none. */
async function readSnapshot(
  { secret, uuid }: BootSession,
  pathname: string,
): Promise<PageSnapshot | undefined> {
  const store = openDatabase('snapshots');
  // At the same time, because after each wait, other tasks of the page's start come first. Same names as in `openEncryptedStore`.
  const [entry, encryptionKey] = await Promise.all([
    createNaming(secret).then((toName) => toName(pathname)),
    deriveEncryptionKey(secret),
    store('readonly', () => {}),
  ]);
  const sealed = await get<Sealed>(entry, store);
  if (!sealed) return undefined;
  // Only the portal can have encrypted it, so it has this type.
  const [, snapshot] = (await unseal(encryptionKey, uuid, entry, sealed)) as [string, PageSnapshot];
  return snapshot;
}

/** Waits until the browser has parsed the whole page. The application's code runs only after that. */
async function waitForDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve, { once: true });
  });
}

/**
 * Loads the web fonts before the first layout. Otherwise, the browser would lay out the page twice: with its own fonts, and then
 * with these. Fonts that the cache has lost must not delay the snapshot.
 */
async function prepareLayout({ loadFonts }: SnapshotPage): Promise<void> {
  await waitForDocument();
  if (loadFonts) await Promise.race([loadFonts().catch(() => {}), wait(MAX_FONT_WAIT)]);
}

/**
 * Shows the page's snapshot in the prerendered shell.
 *
 * @returns whether the snapshot is shown. False if there is none, if it is too old or from another build or language, if the
 *   session has ended or changed, or if the application has started.
 * @throws DOMException if the snapshot is from another session.
 */
export async function showSnapshot(page: SnapshotPage): Promise<boolean> {
  const ready = prepareLayout(page);
  const snapshot = await readSnapshot(page.session, page.pathname);
  const idleTime = page.now - page.session.lastInput;
  const isCurrent =
    snapshot !== undefined &&
    snapshot.path === page.pathname + page.search &&
    snapshot.locale === page.locale &&
    page.now < snapshot.validUntil &&
    idleTime >= 0 &&
    idleTime < snapshot.idleTime;
  if (!isCurrent) return false;
  await ready;
  const main = document.querySelector<HTMLElement>('#app main');
  if (snapshot.build !== getBuild() || !main || page.hasChanged() || page.signal.aborted)
    return false;
  const styles = new CSSStyleSheet();
  styles.replaceSync(snapshot.styles);
  document.adoptedStyleSheets.push(styles);
  const remainingRows: (() => void)[] = [];
  main.replaceChildren(...snapshot.content.map((node) => createNode(node, remainingRows)));
  main.dataset.snapshot = snapshot.message;
  // If the application's code can't load, the snapshot must not stay on screen longer than the session. Once the application
  // has rendered, `main` is no longer in the document.
  const remove = () => main.replaceChildren();
  setTimeout(remove, Math.min(snapshot.idleTime - idleTime, snapshot.validUntil - page.now));
  addEventListener('storage', () => {
    if (page.hasChanged()) remove();
  });
  void addRemainingRows(remainingRows);
  return true;
}

/** Adds the rows below the screen after the first paint, because creating all rows takes slow devices 100 ms. */
async function addRemainingRows(remainingRows: readonly (() => void)[]): Promise<void> {
  await nextPaint();
  for (const addRows of remainingRows) addRows();
}

/**
 * @param remainingRows gets a function for each list that is longer than the screen, which adds its other rows. Null in forms,
 *   whose lists are all complete.
 */
function createNode(
  node: SnapshotNode,
  remainingRows: (() => void)[] | null,
  parentNamespace?: string,
): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [name, attributes, content] = node;
  if (!isSnapshotElement(name)) return document.createTextNode('');
  const namespace = name === 'svg' ? 'http://www.w3.org/2000/svg' : parentNamespace;
  const element = namespace
    ? document.createElementNS(namespace, name)
    : document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (isSnapshotAttribute(attribute, value)) element.setAttribute(attribute, value);
  const laterRows = ['fieldset', 'form'].includes(name) ? null : remainingRows;
  const append = (children: readonly SnapshotNode[]) =>
    element.append(...children.map((child) => createNode(child, laterRows, namespace)));
  const isList = ['ol', 'tbody', 'ul'].includes(name);
  const firstCount = isList && laterRows ? Math.ceil(innerHeight / getRowHeight()) : content.length;
  append(content.slice(0, firstCount));
  if (content.length > firstCount) laterRows?.push(() => append(content.slice(firstCount)));
  return element;
}

declare global {
  interface Window {
    /** Resolves when the browser has painted the page's snapshot, or when the page shows none. Undefined if it can't have one. */
    snapshotPainted?: Promise<void>;
  }
}
