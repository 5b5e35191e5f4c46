import { UiProvider } from '@producer-portal/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleClock } from '../../testing/application.tsx';
import { signInSample } from '../../testing/open-screen.tsx';
import { createTestServices } from '../../testing/services.ts';
import { ClockProvider } from '../../lib/clock.tsx';
import { ServicesProvider } from '../session/services.tsx';
import { HealthPanel } from './health-panel.tsx';

const onReportLoad = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./health-report.tsx', async (original) => {
  onReportLoad();
  return original();
});

afterEach(() => {
  signInSample(null);
});

const htmlWithoutIssues = '<h2>Roof age</h2><p>Send the form by April 1, 2026.</p>';
const htmlWithIssues = `<h2>Roof age</h2><p>Register by March 1, 2026. <a href="/roof">Click here</a></p>
  <p><a href="javascript:go()">The form</a></p><blink>x</blink>`;

function show(persona: string, content: string | null, adminHost = 'https://admin.example.com') {
  signInSample(persona);
  const services = createTestServices({ now: sampleClock, config: { adminHost } });
  const contents = content === null ? [] : [{ content }];
  render(
    <ServicesProvider value={services}>
      <ClockProvider value={sampleClock}>
        <UiProvider>
          <HealthPanel record={{ record_type: 'Alert', id: 7, contents }} />
        </UiProvider>
      </ClockProvider>
    </ServicesProvider>,
  );
}

describe('the content health panel', () => {
  // Must run first, before another test loads the report.
  it.each(['independent-producer', 'manager', 'independent-csr'])(
    'is hidden from %s and doesn’t load the report',
    async (persona) => {
      show(persona, htmlWithIssues);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(document.body.textContent).toBe('');
      expect(onReportLoad).not.toHaveBeenCalled();
    },
  );

  it.each(['home-office-admin', 'admin-as-producer'])(
    'shows %s the edit link and the issues, most severe first',
    async (persona) => {
      show(persona, htmlWithIssues);
      const summary = await screen.findByText(/1 to fix, 2 to improve, 1 note$/);
      expect(screen.getByRole('link', { name: /^Edit this record/ })).toBeTruthy();
      await userEvent.click(summary);
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Fix The link “The form” is shown as plain text because its address isn’t allowed: javascript:go()Under “Roof age”',
        'Improve The link text “Click here” doesn’t say where the link goes.Under “Roof age”',
        'Improve A deadline passed on March 1, 2026: “Roof age Register by March 1, 2026”Under “Roof age”',
        'Note <blink> is removed, but its text stays.',
      ]);
    },
  );

  it('reports that content has no issues', async () => {
    show('home-office-admin', htmlWithoutIssues);
    expect((await screen.findByText(/No issues found/)).textContent).toBe(
      'Content health: No issues found',
    );
  });

  it('reports issues even without an admin site, and is not shown for a record without text', async () => {
    show('home-office-admin', htmlWithoutIssues, '');
    await screen.findByText(/No issues found/);
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    show('home-office-admin', null);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(screen.queryByText(/Content health/)).toBeNull();
  });

  it('shortens a long list and shows how many more issues there are', async () => {
    show('home-office-admin', '<a href="#">Roof form</a>'.repeat(700));
    await userEvent.click(await screen.findByText(/700 to fix/));
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    expect(screen.getByText('And 650 more.')).toBeTruthy();
  });
});
