/*
 * Loads the application's entry. If the page has a snapshot, its paint comes first, because compiling the entry takes slow devices
 * 100 ms. This script has its own file, because it must also run if a server's policy blocks the inline boot script.
 */

/** Inserted by the build: the URL of the entry. */
declare const ENTRY: string;

async function loadEntry() {
  await window.snapshotPainted;
  try {
    await import(/* @vite-ignore */ ENTRY);
  } catch (error) {
    showLoadError();
    throw error;
  }
}

/** Shows the message of index.html instead of the page's content, or above its snapshot. */
function showLoadError() {
  const message = document.getElementById('load-error');
  const main = document.querySelector<HTMLElement>('#app main');
  if (!message || !main) return;
  // In other languages, the shell's English texts are hidden until the application replaces them.
  delete document.documentElement.dataset.translating;
  if (main.dataset.snapshot === undefined) main.replaceChildren();
  main.prepend(message);
  message.hidden = false;
}

void loadEntry();
