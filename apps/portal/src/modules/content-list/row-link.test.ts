import { describe, expect, it } from 'vitest';
import { rowLink } from './row-link.ts';

describe('a row leads', () => {
  it.each([
    ['to a record’s page', { record_type: 'Alert', slug: 'storm' }, '/alerts/storm'],
    [
      'to a page of standing text',
      { record_type: 'SimplePage', slug: 'contact-us' },
      '/contact-us',
    ],
    [
      'out of the portal',
      { record_type: 'HomeLink', external_url: 'https://example.com/' },
      'https://example.com/',
    ],
  ])('%s', (_, record, href) => {
    expect(rowLink(record)?.href).toBe(href);
  });

  it('nowhere, where its words alone can be shown', () => {
    expect(rowLink({ record_type: 'Alert', slug: '../auth' })).toBeNull();
  });
});
