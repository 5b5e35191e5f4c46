import { createFactories } from '@producer-portal/api/testing';
import { describe, expect, it } from 'vitest';
import { groupByCategory } from './group-by-category.ts';

const make = createFactories();
const rates = { id: 1, key: 'rate_change', name: 'Rate change' };
const forms = { id: 2, key: 'form_change', name: 'Form change' };

describe('groupByCategory', () => {
  it('orders categories by their newest update, with uncategorized updates last', () => {
    const groups = groupByCategory([
      make.productUpdate({ title: 'loose', category: null }),
      make.productUpdate({ title: 'newest', category: forms }),
      make.productUpdate({ title: 'next', category: rates }),
      make.productUpdate({ title: 'old', category: forms }),
    ]);
    expect(
      groups.map(({ category, updates }) => [category?.name, updates.map(({ title }) => title)]),
    ).toEqual([
      ['Form change', ['newest', 'old']],
      ['Rate change', ['next']],
      [undefined, ['loose']],
    ]);
  });

  it('returns an empty array without updates', () => {
    expect(groupByCategory([])).toEqual([]);
  });
});
