import { registerActivityPanel } from './activity-panel.ts';

registerActivityPanel();
