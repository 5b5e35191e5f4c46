import { describe, expect, it } from 'vitest';
import { parseBindParams, toBindPath } from './bind-params.ts';

const parse = (search: string) => parseBindParams(new URLSearchParams(search));

describe('parseBindParams', () => {
  it('reads a whole question', () => {
    const path =
      '/can-i-bind?state=OH&county=39043&zip=44870&product=boat&action=quote&at=2026-03-02T19:05Z';
    const params = parse(path.split('?')[1]!);
    expect(params).toEqual({
      state: 'OH',
      county: '39043',
      zip: '44870',
      product: 'boat',
      action: 'quote',
      at: '2026-03-02T19:05Z',
    });
    expect(toBindPath(params)).toBe(path);
  });

  it('leaves out the defaults', () => {
    expect(toBindPath(parse('state=oh&product=boat&action=bind'))).toBe(
      '/can-i-bind?state=OH&product=boat',
    );
    expect(toBindPath(parse(''))).toBe('/can-i-bind');
  });

  it.each([
    'state=ZZ',
    'county=39043',
    'state[]=OH',
    'zip=448700',
    'zip=%00',
    'product=%3Cscript%3E',
    'product=Boat%20',
    'action=delete',
    'action=toString',
    'at=tomorrow',
    'at=2026-03-02',
    'at=2026-99-99T10:00Z',
  ])('drops the invalid value of %s', (search) => {
    expect(toBindPath(parse(search))).toBe('/can-i-bind');
  });

  it('rounds a time down to the minute, in UTC', () => {
    expect(parse('at=2026-03-02T14:05:59.999-05:00').at).toBe('2026-03-02T19:05Z');
  });
});
