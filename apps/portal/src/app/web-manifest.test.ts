import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routes } from '../routes.manifest.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const read = (path: string) => readFileSync(join(publicFolder, path));

interface Icon {
  src: string;
  sizes: string;
  purpose?: string;
}
interface WebManifest {
  start_url: string;
  icons: Icon[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
}
const manifest = JSON.parse(read('manifest.webmanifest').toString()) as WebManifest;

/** The size of an icon in the manifest's format. An SVG has the size `any`. */
function readSize(path: string): string {
  const bytes = read(path);
  if (bytes.toString('latin1', 0, 4) === '<svg') return 'any';
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${path} is not a PNG.`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('lists icons that exist in the stated size', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  expect(icons.map(({ src }) => readSize(src))).toEqual(icons.map(({ sizes }) => sizes));
  expect(readSize('apple-touch-icon.png')).toBe('180x180');
});

it('has the icons that browsers need to install the portal', () => {
  const getSizes = (purpose: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
  expect(getSizes('any')).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(getSizes('maskable')).toEqual(['512x512']);
});

it.each([manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])(
  'opens a screen of the portal: %s',
  (url) => {
    expect(Object.values(routes).map(({ path }) => path)).toContain(url);
  },
);
