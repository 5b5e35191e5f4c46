import { describe, expect, it } from 'vitest';
import { downloadPath, toAllowedUrl } from './file-urls.ts';

const origin = 'https://portal.example.com';
const target = (url: string) =>
  toAllowedUrl(url, ['files.example.com', 'docs.example.com:8443'], origin);

describe('toAllowedUrl', () => {
  it.each([
    ['/files/7?signature=x', `${origin}/files/7?signature=x`],
    [`${origin}/files/7`, `${origin}/files/7`],
    ['https://files.example.com/7', 'https://files.example.com/7'],
    ['https://FILES.example.com:443/7', 'https://files.example.com/7'],
    ['https://docs.example.com:8443/7', 'https://docs.example.com:8443/7'],
  ])('allows %s', (url, href) => expect(target(url)).toBe(href));

  it.each([
    'http://files.example.com/7',
    'https://files.example.com:8443/7',
    'https://docs.example.com/7',
    'https://docs.example.com:9443/7',
    'http://docs.example.com:8443/7',
    'https://files.example.com.evil.example/7',
    'https://evil.example/files.example.com',
    '//evil.example/7',
    '/\\evil.example/7',
    '\\\\evil.example',
    'https://files.example.com@evil.example/7',
    'https://user:pass@files.example.com/7',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://portal.example.com/7',
    'file:///etc/passwd',
    'https://',
    'https://files.example.com%2eevil.example/',
    ' javascript:alert(1)',
  ])('rejects %j', (url) => expect(target(url)).toBeNull());
});

describe('downloadPath', () => {
  it('encodes id and name', () => {
    expect(downloadPath({ id: 'a&b=c', name: 'Q1 & Q2 #1.pdf' })).toBe(
      '/attachments?id=a%26b%3Dc&name=Q1%20%26%20Q2%20%231.pdf',
    );
    expect(downloadPath({ id: 7 })).toBe('/attachments?id=7');
  });
});
