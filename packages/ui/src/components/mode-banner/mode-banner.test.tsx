import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ModeBanner } from './mode-banner.tsx';

const stop = <button type="button">Stop viewing</button>;

describe('ModeBanner', () => {
  it('is a region named by who is viewed, with the way out in it', () => {
    render(<ModeBanner action={stop}>Viewing as agent 04-1187</ModeBanner>);
    const region = screen.getByRole('region', { name: 'Viewing as agent 04-1187' });
    expect(within(region).getByRole('button', { name: 'Stop viewing' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says at once what went wrong, and keeps the way out', () => {
    render(
      <ModeBanner action={stop} error="Viewing could not be stopped.">
        Viewing as agent 04-1187
      </ModeBanner>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Viewing could not be stopped.');
    expect(screen.getByRole('button', { name: 'Stop viewing' })).toBeDefined();
  });
});
