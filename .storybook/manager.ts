import { addons } from 'storybook/manager-api';
import { registerActivityPanel } from './activity-panel.ts';
import { FILTER_CHANGED, FILTER_PARAM } from './state-board-filter.ts';

registerActivityPanel();

addons.register('producer-portal/state-board', (api) => {
  api.on(FILTER_CHANGED, (query: string) =>
    api.applyQueryParams({ [FILTER_PARAM]: query || null }, { replace: true }),
  );
});
