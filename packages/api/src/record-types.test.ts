import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  getRecordBasePaths,
  getRecordTypeInfo,
  recordTypeNames,
  recordTypes,
  getRecordTypeAliases,
  toRecordType,
} from './record-types.ts';
import { createFactories } from './testing/factories.ts';
import { getAllContent, sampleLibrary } from './sample-library.ts';

const contract = readFileSync(join(import.meta.dirname, '../../../docs/contract.md'), 'utf8');

describe('recordTypes', () => {
  it('has exactly the record types in the contract', () => {
    // "`record_type` is `Alert`", or a list of types: "`A`, `B`, or `C`".
    const sentences = contract.matchAll(/^`record_type` is ((?:`\w+`(?:, or |, | or )?)+)/gmu);
    const documentedTypes = [...sentences].flatMap(
      ([, types = '']) => types.match(/\w+(?=`)/gu) ?? [],
    );
    expect(recordTypeNames.toSorted()).toEqual(documentedTypes.toSorted());
  });

  it('has every record type of the sample library and the factories', () => {
    const records = [
      ...getAllContent(sampleLibrary),
      ...sampleLibrary.simplePages,
      ...Object.values(createFactories()).map((make) => make()),
    ];
    const types = records.flatMap((record) => ('record_type' in record ? record.record_type : []));
    expect(types.length).toBeGreaterThan(100);
    expect(types.filter((type) => toRecordType(type) !== type)).toEqual([]);
  });

  it('has display names for each type, with a unique plural', () => {
    const plurals = recordTypeNames.map((type) => recordTypes[type].plural);
    expect(new Set(plurals).size).toBe(plurals.length);
    for (const type of recordTypeNames) {
      expect(recordTypes[type]).toMatchObject({
        singular: expect.stringMatching(/^[A-Z][\w -]+$/u),
        plural: expect.stringMatching(/^[A-Z][\w -]+$/u),
      });
    }
  });

  it('gives only alerts and policy updates a read state', () => {
    expect(recordTypeNames.filter((type) => recordTypes[type].hasReadState)).toEqual([
      'Alert',
      'PolicyUpdate',
    ]);
  });
});

describe('toRecordType', () => {
  it.each([
    ['Alert', 'Alert'],
    ['FieldManagamentNews', 'FieldManagamentNews'],
    ['FieldManagementNews', 'FieldManagamentNews'],
    ['alert', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ])('converts %j to %s', (name, type) => {
    expect(toRecordType(name)).toBe(type);
    expect(getRecordTypeInfo({ record_type: name })).toBe(type && recordTypes[type as 'Alert']);
  });

  it('recognizes every spelling, and no spelling belongs to two types', () => {
    const allNames = recordTypeNames.flatMap(getRecordTypeAliases);
    expect(new Set(allNames).size).toBe(allNames.length);
    for (const type of recordTypeNames) {
      for (const name of getRecordTypeAliases(type)) expect(toRecordType(name)).toBe(type);
    }
  });
});

describe('getRecordBasePaths', () => {
  const sales = '/sales-and-marketing';
  const guides = '/guides-and-rate-bulletins';
  const training = '/training-and-job-aids';
  const coopItems = '/marketing-collateral/co-op-marketing-center/collaterals';

  const cases = [
    ['Alert', ['/alerts']],
    ['PolicyUpdate', ['/policy-updates']],
    ['ProductUpdate', ['/products/product-news-and-updates']],
    [
      'Product',
      [
        '/products',
        '/products/classic',
        '/products/agent360',
        '/products/product-availability-map',
      ],
    ],
    ['UnderwritingGuideline', [guides]],
    ['RateBulletin', [guides]],
    ['RateAndRuleManual', [guides]],
    ['JobAid', [`${training}/job-aids`, training]],
    ['Training', [`${training}/elearnings`, training]],
    ['Webinar', [`${training}/webinars`, training]],
    ['Article', [sales]],
    ['SalesPromotion', [sales]],
    ['Collateral', [sales, coopItems]],
    ['CollateralTemplate', [coopItems, sales]],
    ['SocialPost', []],
    ['Video', []],
    ['FieldManagamentNews', ['/field-management/field-management-news']],
    ['SimplePage', ['']],
    ['HomeLink', []],
  ] as const;

  it.each(cases)('returns the paths that open a record of type %s', (type, paths) => {
    expect(getRecordBasePaths(type)).toEqual(paths);
  });

  it('returns only the path of the detail page, if there is one, for every other type', () => {
    const names = cases.map(([type]): string => type);
    for (const type of recordTypeNames.filter((name) => !names.includes(name))) {
      const { page } = recordTypes[type];
      expect(getRecordBasePaths(type)).toEqual(page.kind === 'detail' ? [page.path] : []);
    }
  });
});
