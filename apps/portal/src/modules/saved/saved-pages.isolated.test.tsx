import { UiProvider } from '@producer-portal/ui';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SavedPages } from './saved-pages.tsx';

// The locale is chosen when its module loads, which is before the tests.
vi.hoisted(() => localStorage.setItem('locale', 'es-US'));

it('marks the titles of records as English on a Spanish page', () => {
  const pages = [
    { path: '/alerts/4101', title: 'Lake Erie storm', isRecord: true, details: 'Alerts' },
    { path: '/alerts', title: 'Alerts', isRecord: false, details: '' },
  ];
  render(
    <UiProvider>
      <SavedPages pages={pages} />
    </UiProvider>,
  );
  expect(screen.getByRole('link', { name: 'Lake Erie storm' }).lang).toBe('en');
  expect(screen.getByRole('link', { name: 'Alerts' }).lang).toBe('');
});
