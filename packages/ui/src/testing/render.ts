import { cleanup, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';

// Vitest's globals are off, so Testing Library can't clean up by itself.
afterEach(cleanup);

/** Renders the element, and returns a `user` to interact with it. */
export function renderForUser(ui: ReactNode): RenderResult & { user: UserEvent } {
  return { user: userEvent.setup(), ...render(ui) };
}
