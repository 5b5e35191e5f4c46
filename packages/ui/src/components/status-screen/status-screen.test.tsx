import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForUser } from '../../testing/render.ts';
import { StatusScreen } from './status-screen.tsx';

it('has a focusable heading and its text, and omits missing parts', () => {
  const { container } = renderForUser(<StatusScreen title="No alerts">All read.</StatusScreen>);
  const heading = screen.getByRole('heading', { level: 1, name: 'No alerts' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(container.querySelector('dl')).toBeNull();
  expect(container.textContent).toBe('No alertsAll read.');
});

it('shows actions in order, then the support details', () => {
  const { container } = renderForUser(
    <StatusScreen
      title="Timed out"
      headingLevel={2}
      primary={<button>Try again</button>}
      secondary={[
        <a key="h" href="/">
          Home
        </a>,
        <a key="c" href="/contact-us">
          Contact us
        </a>,
      ]}
      support={[{ term: 'Request', details: '01JNB7' }]}
    >
      Sorry.
    </StatusScreen>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  expect(container.textContent).toBe('Timed outSorry.Try againHomeContact usRequest01JNB7');
  expect(screen.getByRole('term').textContent).toBe('Request');
});
