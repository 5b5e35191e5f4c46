import { cleanup, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';

// Vitest's functions are not global here, so Testing Library cannot clean up by itself.
afterEach(cleanup);

/** Renders, and hands over the person who will use what was rendered. */
export function renderForUser(ui: ReactNode): RenderResult & { user: UserEvent } {
  return { user: userEvent.setup(), ...render(ui) };
}
