import { describe, expect, it } from 'vitest';
import { criteria } from './criteria.ts';
import {
  createOpenAcr,
  createPage,
  evaluate,
  findSignatureProblems,
  getComponents,
  NEEDS_SIGNATURE,
  type StoryResult,
} from './report.ts';
import type { Signature } from './signatures.ts';

const title = 'Components/Actions/Button';
const story = (exportName: string, componentTitle = title) => ({
  id: `${componentTitle.replaceAll('/', '-').toLowerCase()}--${exportName.toLowerCase()}`,
  title: componentTitle,
  exportName,
  tags: [],
});
const stories = [story('Default'), story('Matrix'), story('Complete', 'Screens/News/Alerts')];
const components = getComponents(stories);
const [button = { title, stories: [] }] = components;
const passed = new Map<string, StoryResult>(stories.map(({ id }) => [id, 'passed']));
const signed: Signature = { level: 'supports', by: 'Dana Whitfield', on: '2026-03-02' };

function evaluateButton(num: string, results = passed, signatures = {}) {
  const criterion = criteria.find((each) => each.num === num);
  if (!criterion) throw new Error(num);
  return evaluate(criterion, button, results, signatures);
}

it('contains the 55 criteria of WCAG 2.2, levels A and AA', () => {
  expect(new Set(criteria.map(({ num }) => num)).size).toBe(55);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
});

it('covers only components, not screens', () => {
  expect(components.map((each) => each.title)).toEqual([title]);
});

describe('a criterion that the checks measure', () => {
  it('is supported if every story passed', () => {
    expect(evaluateButton('1.4.3').level).toBe('supports');
  });

  it('is only partially supported if a story failed', () => {
    const [{ id } = { id: '' }] = button.stories;
    const failed = new Map<string, StoryResult>([...passed, [id, 'failed']]);
    const { level, notes } = evaluateButton('1.4.3', failed);
    expect(level).toBe('partially-supports');
    expect(notes).toContain(id);
  });

  it('is not evaluated if a story has no result', () => {
    expect(evaluateButton('1.4.3', new Map()).level).toBe('not-evaluated');
  });
});

describe('a criterion that only a person can judge', () => {
  it('needs a signature, even if every story passed', () => {
    const { level, notes } = evaluateButton('3.2.1');
    expect(level).toBe('not-evaluated');
    expect(notes).toContain(NEEDS_SIGNATURE);
  });

  it('has the conformance level that a person signed', () => {
    const { level, notes } = evaluateButton('3.2.1', passed, { [title]: { '3.2.1': signed } });
    expect(level).toBe('supports');
    expect(notes).toBe('Signed by Dana Whitfield on 2026-03-02.');
  });
});

it('says that criteria for audio and video don’t apply to a button', () => {
  expect(evaluateButton('1.2.2').level).toBe('not-applicable');
});

it('creates an OpenACR document with every criterion', () => {
  const { chapters, catalog } = createOpenAcr(button, '1.0.0', passed, {});
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = chapters;
  expect(a.criteria.length + aa.criteria.length).toBe(55);
  expect(catalog).toBe('2.5-edition-wcag-2.2-en');
});

it('lists on the page which criteria must be signed', () => {
  const page = createPage(components, { [title]: { '3.2.1': signed } });
  expect(page).toMatch(/3\.2\.1 On Focus \| A \| \*\*Needs a human to sign\*\*/);
  expect(page).toMatch(/Components\/Actions\/Button \| 2 \| 1 of \d+ \|/);
});

it.each([
  ['a checked criterion', title, '1.4.3', signed, 'need no signature'],
  ['an unknown component', 'Components/Removed', '3.2.1', signed, 'need no signature'],
  ['a signature without a name', title, '3.2.1', { ...signed, by: ' ' }, 'add the name'],
  [
    'a date in the future',
    title,
    '3.2.1',
    { ...signed, on: '2999-01-01' },
    'not a date up to today',
  ],
  ['a defect without notes', title, '3.2.1', { ...signed, level: 'partially-supports' }, 'say why'],
] as const)('rejects %s', (_, component, num, signature, problem) => {
  const problems = findSignatureProblems(
    { [component]: { [num]: signature } },
    components,
    '2026-11-23',
  );
  expect(problems).toEqual([expect.stringContaining(problem)]);
});
