// One module for the parts of the shell that every page loads after its content.
export { HeaderCart } from '../cart/header-cart.tsx';
export { PageStar } from '../favorites/page-star.tsx';
export { openSessionQueue } from '../queued-changes/session-queue.ts';
export { SaveControl } from '../saved/save-control.tsx';
export { SavedStatusBar } from '../saved/saved-status-bar.tsx';
export { FooterText } from './footer-text.tsx';
export { StoredContent } from './stored-content.tsx';
