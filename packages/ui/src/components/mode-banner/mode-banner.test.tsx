import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ModeBanner } from './mode-banner.tsx';

const stop = <button type="button">Stop viewing</button>;

describe('ModeBanner', () => {
  it('is a region named by the mode, with a button to exit', () => {
    render(<ModeBanner action={stop}>Viewing as agent 04-1187</ModeBanner>);
    const region = screen.getByRole('region', { name: 'Viewing as agent 04-1187' });
    expect(within(region).getByRole('button', { name: 'Stop viewing' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('announces an error immediately, and still shows the button', () => {
    render(
      <ModeBanner action={stop} error="Couldn't stop viewing.">
        Viewing as agent 04-1187
      </ModeBanner>,
    );
    expect(screen.getByRole('alert').textContent).toBe("Couldn't stop viewing.");
    expect(screen.getByRole('button', { name: 'Stop viewing' })).toBeDefined();
  });
});
