import type { ModeName } from '../modes.ts';

interface Story {
  id: string;
  name: string;
  tags: readonly string[];
}

/** A reference screenshot of a story in one mode. */
export interface Reference {
  mode: ModeName;
  /** Path in the folder `references`, without extension. */
  path: string;
}

/**
 * The reference screenshots of a story. A matrix has two, and one complete screen of each layout has two. Other stories have
 * none, because they show the same elements.
 */
export function getReferences({ id, name, tags }: Story): Reference[] {
  const path = id.replace('--', '/');
  return getModes(name, tags).map((mode) => ({ mode, path: `${path}-${mode}` }));
}

function getModes(name: string, tags: readonly string[]): ModeName[] {
  if (name === 'Matrix') return ['desktop-light', 'desktop-dark'];
  if (tags.includes('layout-reference')) return ['phone-light', 'desktop-dark'];
  return [];
}
