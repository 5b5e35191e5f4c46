import { createDiagnostic } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import { describeFailure, readFailure } from './sign-in-failure.ts';

const diagnostic = createDiagnostic({
  code: 'invalid-token',
  field: 'jwt.uuid',
  found: 'missing',
  expected: 'string',
});

describe('describeFailure', () => {
  const invalidSettings = [
    { key: 'imageHosts', value: ['https://img.example.com'] },
    { key: 'apiHost', value: 'https://api.example.com/' },
  ];

  it('names an invalid setting that breaks sign-in before other failures, because it causes them', () => {
    expect(describeFailure({ invalidSettings }, { isDenied: true, diagnostic })).toMatchObject({
      kind: 'misconfigured',
      diagnostic: { code: 'invalid-config', field: 'apiHost' },
    });
  });

  it.each([
    [{ diagnostic }, { kind: 'misconfigured', diagnostic }],
    [{ isDenied: true }, { kind: 'no-access' }],
    [{}, null],
  ])('explains %j', (reason, failure) => {
    const harmless = invalidSettings.slice(0, 1);
    expect(describeFailure({ invalidSettings: harmless }, reason)).toEqual(failure);
  });
});

describe('readFailure', () => {
  it('reads what describeFailure returned', () => {
    const failure = describeFailure({ invalidSettings: [] }, { diagnostic });
    expect(readFailure(structuredClone({ from: '/', failure }))).toEqual(failure);
  });

  it.each([
    null,
    'text',
    { failure: null },
    { failure: { kind: 'misconfigured' } },
    { failure: { kind: 'misconfigured', diagnostic: { code: 'constructor' } } },
    { failure: { kind: 'misconfigured', diagnostic: [] } },
  ])('ignores the state %j', (state) => {
    expect(readFailure(state)).toBeNull();
  });

  it('cuts off long texts, and replaces values that aren’t text and unknown anchors', () => {
    const hostile = { ...diagnostic, field: 'x'.repeat(5000), found: {}, anchor: '//evil.example' };
    expect(readFailure({ failure: { kind: 'misconfigured', diagnostic: hostile } })).toMatchObject({
      diagnostic: { field: 'x'.repeat(200), found: '', anchor: 'claims' },
    });
  });
});
