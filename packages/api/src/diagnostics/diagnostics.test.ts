import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDiagnostics } from './create-diagnostics.ts';
import { describeShape } from './describe-shape.ts';
import { createDiagnostic, diagnosticAnchors, type Diagnostic } from './diagnostic.ts';
import { formatDiagnostic } from './format-diagnostic.ts';

const contract = readFileSync(join(import.meta.dirname, '../../../../docs/contract.md'), 'utf8');

afterEach(() => {
  vi.restoreAllMocks();
});

const createDayDiagnostic = (field: string) =>
  createDiagnostic({
    code: 'dropped-field',
    call: 'GET /api/v1/alerts',
    field,
    found: 'string (date and time)',
    expected: 'day (YYYY-MM-DD)',
  });

describe('the contract', () => {
  it('lists every code', () => {
    const section = contract.split('### Diagnostics')[1]?.split('\n## ')[0] ?? '';
    const listedCodes = [...section.matchAll(/^\| `([a-z-]+)`/gm)].map(([, code]) => code);
    expect(new Set(listedCodes)).toEqual(new Set(Object.keys(diagnosticAnchors)));
  });

  it('has a section for every anchor', () => {
    const headings = [...contract.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );
    expect(headings).toEqual(expect.arrayContaining(Object.values(diagnosticAnchors)));
  });
});

describe('createDiagnostics', () => {
  it('calls onDiagnostic for every breach and warns once for each kind', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const reportedDiagnostics: Diagnostic[] = [];
    const diagnostics = createDiagnostics({
      warn: true,
      onDiagnostic: (each) => reportedDiagnostics.push(each),
    });
    for (const field of ['alerts.0.effective_until', 'alerts.7.effective_until'])
      diagnostics.report(createDayDiagnostic(field));
    diagnostics.report(createDayDiagnostic('alerts.0.effective_from'));
    expect(reportedDiagnostics).toHaveLength(3);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    expect(warn.mock.calls[0]).toEqual([
      '[producer-portal] dropped-field: GET /api/v1/alerts: alerts.0.effective_until is string (date and time), expected day (YYYY-MM-DD). ' +
        'The field was left out, so screens don’t show it. Send the field in the expected format, or leave it out. ' +
        'See node_modules/@producer-portal/api/dist/docs/contract.md#optional-fields',
    ]);
  });

  it.each([
    ['development', 1],
    ['production', 0],
    ['test', 0],
  ])('in %s, warns %i times by default', async (mode, times) => {
    vi.stubEnv('NODE_ENV', mode);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    createDiagnostics().report(createDayDiagnostic('alerts.0.effective_until'));
    // The text is loaded by now, because this file imports it.
    await vi.dynamicImportSettled();
    expect(warn).toHaveBeenCalledTimes(times);
    vi.unstubAllEnvs();
  });
});

it('says how often a breach has occurred', () => {
  const text = formatDiagnostic({ ...createDayDiagnostic('alerts.0.effective_until'), count: 23 });
  expect(text).toContain('(23 times in this response)');
});

it.each([
  [undefined, 'missing'],
  [null, 'null'],
  [[], 'array'],
  [{}, 'object'],
  [7, 'number'],
  ['', 'string (empty)'],
  ['041187', 'string (number)'],
  ['2026-03-02', 'string (day)'],
  ['2026-03-02T17:30:00Z', 'string (date and time)'],
  ['https://api.example.com', 'string (origin)'],
  ['https://api.example.com/', 'string (URL with a trailing slash)'],
  ['https://api.example.com/v2', 'string (URL with a path)'],
  ['https://api.example.com?v=2', 'string (URL with a query or fragment)'],
  ['https://api.example.com/#v2', 'string (URL with a query or fragment)'],
  ['https://user@api.example.com/v2', 'string (URL with a user name)'],
  ['api.example.com', 'string (host name without a scheme)'],
  ['{"name":"Harbor & Pine"}', 'string (JSON)'],
  ['<p>Call Ms. Alvarez</p>', 'string (markup)'],
  ['Ms. Alvarez', 'string'],
])('describes the shape of %j as %s, without its value', (value, shape) => {
  expect(describeShape(value)).toBe(shape);
});
