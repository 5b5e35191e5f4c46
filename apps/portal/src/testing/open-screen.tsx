import { samplePersona } from '@producer-portal/api/sample-library';
import { sampleHandlers, sampleTokens } from '@producer-portal/api/testing';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { openApplication } from './application.tsx';
import type { useNetwork } from './network.ts';
import type { TestServicesOptions } from './services.ts';

const TOKEN_KEYS = ['jwt', 'agent_jwt', 'admin_jwt'] as const;

/** Signs in a persona of the sample library by setting the browser's storage; null signs out. */
export function signInSample(persona: string | null): void {
  const tokens = persona === null ? null : sampleTokens(persona);
  localStorage.removeItem('lastInput');
  for (const key of TOKEN_KEYS) {
    const token = tokens?.[key];
    if (token) localStorage.setItem(key, token);
    else localStorage.removeItem(key);
  }
}

export interface OpenScreenOptions extends Omit<TestServicesOptions, 'path'> {
  /** The signed-in persona of the sample library, or null for signed out. @default 'independent-producer' */
  persona?: string | null;
}

type OpenScreen = ReturnType<typeof openApplication> & RenderResult;

/**
 * Opens the whole application at one URL in a test.
 *
 * @example
 * network.use(handlers.alerts.list.empty());
 * const { router } = openScreen('/alerts');
 * await screen.findByRole('heading', { name: 'No alerts yet' });
 */
export function openScreen(path: string, options: OpenScreenOptions = {}): OpenScreen {
  const { persona = 'independent-producer', ...rest } = options;
  signInSample(persona);
  const application = openApplication(path, rest);
  onTestFinished(application.stop);
  // StrictMode runs effects twice, as in development, which exposes duplicate requests.
  const view: RenderResult = render(application.element, { reactStrictMode: true });
  return { ...application, ...view };
}

/**
 * Opens a URL as a persona of the sample library, with that persona's host responses.
 *
 * @param network - the network of the test file.
 */
export function openScreenAs(
  network: ReturnType<typeof useNetwork>,
  persona: string,
  path: string,
): OpenScreen {
  network.use(...sampleHandlers({ persona: samplePersona(persona) }));
  return openScreen(path, { persona });
}
