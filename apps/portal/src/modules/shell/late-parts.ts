// One module for the parts of the shell that every signed-in user's page loads after its content.
export { PageStar } from '../favorites/page-star.tsx';
export { QueuedChanges } from '../queued-changes/queued-changes.tsx';
export { FooterText } from './footer-text.tsx';
