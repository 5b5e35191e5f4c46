import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import type { PortalConfig } from '../modules/session/portal-config.ts';
import { ACTIVITY_EVENT } from './activity-channel.ts';
import { openApplication } from './application.tsx';

export interface ScreenProps {
  /** The path to open, with its query: `/alerts?page=2`. */
  path: string;
  /** Overrides of the default configuration. */
  config?: Partial<PortalConfig>;
  /** State of the history entry, such as the origin of an error page. @default none */
  historyState?: unknown;
}

/** One hour, so that a Loading story stays as it is while a reviewer looks at it. */
const STORY_TIMEOUT = 3_600_000;

/**
 * The whole application at one URL, for stories. The session comes from the browser's storage (set by the `session`
 * global), and the network from the story's handlers.
 *
 * @example
 * const meta = {
 *   title: 'Screens/News/Alerts',
 *   component: Screen,
 *   args: { path: '/alerts' },
 *   tags: ['route:alerts.list'],
 * } satisfies ScreenMeta<'alerts.list'>;
 */
export function Screen({ path, config, historyState }: ScreenProps) {
  const [application] = useState(() => {
    const newApplication = openApplication(path, {
      historyState,
      timeout: STORY_TIMEOUT,
      ...(config ? { config } : {}),
    });
    // For the Activity panel (.storybook/activity-panel.ts). Test runs have no panel.
    newApplication.services.activity.subscribe((event) => {
      if (addons.hasChannel()) addons.getChannel().emit(ACTIVITY_EVENT, event);
    });
    return newApplication;
  });
  useEffect(() => application.stop, [application]);
  return application.element;
}
