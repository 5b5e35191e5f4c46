import { describe, expect, it } from 'vitest';
import type { AccessSubject } from '../access/access.ts';
import { rowLink } from './row-link.ts';

const viewer: AccessSubject = { kind: 'regular', claims: null };
const admin: AccessSubject = { kind: 'admin', claims: null };

describe('rowLink', () => {
  it.each([
    ['links to a record’s page', { record_type: 'Alert', slug: 'storm' }, '/alerts/storm'],
    ['links to a simple page', { record_type: 'SimplePage', slug: 'contact-us' }, '/contact-us'],
    [
      'links to an external page',
      { record_type: 'HomeLink', external_url: 'https://example.com/' },
      'https://example.com/',
    ],
  ])('%s', (_, record, href) => {
    expect(rowLink(record, viewer)?.href).toBe(href);
  });

  it('returns null for an invalid slug, and links an unknown type by its slug alone', () => {
    expect(rowLink({ record_type: 'Alert', slug: '../auth' }, viewer)).toBeNull();
    expect(rowLink({ record_type: 'constructor', slug: 'x' }, viewer)?.href).toBe('/x');
  });

  it('doesn’t link to a closed area, but links to a template’s read-only page', () => {
    const closed = { record_type: 'Product', slug: 'agent360-home', area: 'agent360' };
    expect(rowLink(closed, viewer)).toBeNull();
    expect(rowLink(closed, admin)?.href).toBe('/products/agent360/agent360-home');
    expect(rowLink({ record_type: 'Video', slug: 'spot' }, viewer)).toBeNull();
    const template = { record_type: 'CollateralTemplate', slug: 'postcard' };
    expect(rowLink(template, viewer)?.href).toBe('/sales-and-marketing/postcard');
    expect(rowLink(template, admin)?.href).toMatch(/collaterals\/postcard$/u);
  });
});
