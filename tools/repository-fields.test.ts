import { expect, it } from 'vitest';
import { getRepositoryFields } from './repository-fields.ts';

it.each(['https://github.com/owner/name', 'https://github.com/owner/name.git'])(
  'derives the fields from %s',
  (url) => {
    expect(getRepositoryFields(url, 'packages/ui')).toEqual({
      homepage: 'https://github.com/owner/name/tree/main/packages/ui#readme',
      bugs: 'https://github.com/owner/name/issues',
      repository: {
        type: 'git',
        url: 'git+https://github.com/owner/name.git',
        directory: 'packages/ui',
      },
    });
  },
);

it.each(['', 'owner/name', 'http://github.com/owner/name', 'https://github.com'])(
  'rejects "%s"',
  (url) => {
    expect(() => getRepositoryFields(url, 'packages/ui')).toThrow('is not the URL of a repository');
  },
);
