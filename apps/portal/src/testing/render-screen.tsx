import { useEffect, useState } from 'react';
import type { PortalConfig } from '../modules/session/portal-config.ts';
import { openApplication } from './application.tsx';

export interface ScreenProps {
  /** The address to open, query included: `/alerts?page=2`. */
  path: string;
  /** Departures from the default configuration. */
  config?: Partial<PortalConfig>;
}

/**
 * The whole application at one address, for stories: who is signed in is read from the browser's storage (the `session` global
 * writes it), the network is the story's handlers.
 *
 * @example
 * const meta = {
 *   title: 'Screens/News/Alerts',
 *   component: Screen,
 *   args: { path: '/alerts' },
 *   tags: ['route:alerts.list'],
 * } satisfies ScreenMeta<'alerts.list'>;
 */
export function Screen({ path, config }: ScreenProps) {
  const [application] = useState(() => openApplication(path, config ? { config } : {}));
  useEffect(() => application.stop, [application]);
  return application.element;
}
