import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Drawing } from './drawing.tsx';

it.each(['in-tray', 'stamp-pad', 'folded-map', 'order-slip'] as const)(
  '%s is a picture alone, of at most 2 kB',
  (name) => {
    const svg = renderToStaticMarkup(<Drawing name={name} />);
    expect(svg).toContain('aria-hidden="true"');
    expect(new Blob([svg]).size).toBeLessThanOrEqual(2048);
  },
);
