import type { ActivityEvent } from '@producer-portal/api';
import { createElement, useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { ACTIVITY_EVENT } from '../apps/portal/src/testing/activity-channel.ts';

/** Creates a log of the current story's events, oldest first. It is outside the panel, because a closed panel isn't rendered. */
function createLog() {
  let events: readonly ActivityEvent[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly ActivityEvent[]) => {
    events = next;
    for (const notify of listeners) notify();
  };
  return {
    add: (event: ActivityEvent) => set([...events, event]),
    clear: () => set([]),
    read: () => events,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
type Log = ReturnType<typeof createLog>;

const cell: CSSProperties = { padding: '4px 16px 4px 0', textAlign: 'start', fontSize: 13 };

/** Formats an event's details, such as `status 200, skipped 1`. Leaves out the time, because stories have a fixed clock. */
const describeDetails = ({ type: _type, at: _at, ...details }: ActivityEvent) =>
  Object.entries(details)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

function ActivityPanel({ log }: { log: Log }) {
  const events = useSyncExternalStore(log.subscribe, () => log.read());
  if (events.length === 0)
    return createElement(
      'p',
      { style: { padding: 16, fontSize: 13 } },
      'No activity in this story.',
    );
  const header = ['Event', 'Details'].map((name) =>
    createElement('th', { key: name, scope: 'col', style: cell }, name),
  );
  const rows = events.map((event, index) => {
    return createElement(
      'tr',
      { key: `${index}${event.type}` },
      createElement('td', { style: cell }, event.type),
      createElement('td', { style: cell }, describeDetails(event)),
    );
  });
  return createElement(
    'table',
    { style: { margin: 16, borderCollapse: 'collapse' } },
    createElement('thead', null, createElement('tr', null, header)),
    createElement('tbody', null, rows),
  );
}

/** Adds a panel with the activity stream of a screen (docs/contract.md#activity-stream). */
export function registerActivityPanel(): void {
  addons.register('producer-portal/activity', (api) => {
    const log = createLog();
    api.on(ACTIVITY_EVENT, log.add);
    api.on(STORY_CHANGED, log.clear);
    addons.add('producer-portal/activity/panel', {
      type: types.PANEL,
      title: 'Activity',
      match: ({ viewMode }) => viewMode === 'story',
      render: ({ active }) => (active ? createElement(ActivityPanel, { log }) : null),
    });
  });
}
