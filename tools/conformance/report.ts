import type { IndexedStory } from '../story-index.ts';
import { criteria, type Criterion } from './criteria.ts';
import type { Signature } from './signatures.ts';

/** A component with the stories that show it. */
export interface Component {
  /** Title of its stories: "Components/Actions/Button". */
  title: string;
  stories: readonly IndexedStory[];
}

/** Result of the checks of a story. */
export type StoryResult = 'passed' | 'failed';

/** A criterion's result, with the levels of OpenACR. `not-evaluated` means that a person must still sign, or that a story has no result. */
export interface Adherence {
  level: Signature['level'] | 'not-evaluated';
  notes: string;
}

type Signatures = Readonly<Record<string, Readonly<Record<string, Signature>>>>;

/** Components that show audio or video. */
const mediaComponents = ['Components/Content/VideoPlayer', 'Components/Content/RichContent'];

export const NEEDS_SIGNATURE = 'Needs a human to sign.';

/** Groups the stories of components and patterns by their title. */
export function getComponents(stories: readonly IndexedStory[]): Component[] {
  const byTitle = Map.groupBy(
    stories.filter(({ title }) => /^(?:Components|Patterns)\//.test(title)),
    ({ title }) => title,
  );
  return [...byTitle]
    .map(([title, own]) => ({ title, stories: own }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** True if a person must evaluate a criterion for a component. */
export function needsSignature({ evaluation }: Criterion, { title }: Component): boolean {
  return evaluation === 'human' || (evaluation === 'media' && mediaComponents.includes(title));
}

/** Evaluates a criterion from the results of a component's stories, by story id, and from the signatures. */
export function evaluate(
  criterion: Criterion,
  component: Component,
  results: ReadonlyMap<string, StoryResult>,
  signatures: Signatures,
): Adherence {
  const { num, evaluation, explanation = '' } = criterion;
  if (needsSignature(criterion, component)) {
    const signature = signatures[component.title]?.[num];
    if (!signature) {
      return { level: 'not-evaluated', notes: [NEEDS_SIGNATURE, explanation].join(' ').trim() };
    }
    const { level, by, on, notes = '' } = signature;
    return { level, notes: [`Signed by ${by} on ${on}.`, notes].join(' ').trim() };
  }
  if (evaluation === 'media') {
    return { level: 'not-applicable', notes: 'The component shows no audio or video.' };
  }
  if (evaluation === 'page') {
    return {
      level: 'not-applicable',
      notes: `The page decides, not the component. ${explanation}`,
    };
  }
  const ids = component.stories.map(({ id }) => id);
  const failed = ids.filter((id) => results.get(id) === 'failed');
  const missing = ids.filter((id) => !results.has(id));
  if (failed.length > 0) {
    return { level: 'partially-supports', notes: `Failed stories: ${failed.join(', ')}.` };
  }
  if (missing.length > 0) {
    return { level: 'not-evaluated', notes: `Stories without a result: ${missing.join(', ')}.` };
  }
  return {
    level: 'supports',
    notes: `The checks of all ${ids.length} stories passed. ${explanation}`,
  };
}

/** Creates the OpenACR document of a component, for the catalog of VPAT 2.5, WCAG edition. */
export function createOpenAcr(
  component: Component,
  version: string,
  results: ReadonlyMap<string, StoryResult>,
  signatures: Signatures,
) {
  const createChapter = (level: Criterion['level']) => ({
    criteria: criteria
      .filter((criterion) => criterion.level === level)
      .map((criterion) => ({
        num: criterion.num,
        components: [
          { name: 'web', adherence: evaluate(criterion, component, results, signatures) },
        ],
      })),
  });
  const name = component.title.split('/').at(-1) ?? '';
  return {
    title: `${name} Accessibility Conformance Report`,
    product: { name: `${name} (${component.title})`, version },
    // The schema requires an address. The person who signs enters theirs.
    author: { name: '', email: '' },
    notes: `A draft: a person must still sign each criterion whose notes say "${NEEDS_SIGNATURE}"`,
    evaluation_methods_used:
      'Automated checks in Chromium: axe-core and measurements of contrast in every story; measurements of targets, focus, ' +
      'reflow, zoom, text spacing, forced colors, and motion in stories that show all of a component.',
    license: 'MIT',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: createChapter('A'),
      success_criteria_level_aa: createChapter('AA'),
      success_criteria_level_aaa: { disabled: true },
    },
  };
}

const summaries: Readonly<Record<Criterion['evaluation'], string>> = {
  checked: 'Supports: checked',
  human: '**Needs a human to sign**',
  media: '**Needs a human to sign** for components with media; not applicable to others',
  page: 'Depends on the page',
};

/** Creates the page that summarizes the reports of all components, in Markdown. */
export function createPage(components: readonly Component[], signatures: Signatures): string {
  const criterionRows = criteria.map(
    ({ num, name, level, evaluation, explanation = '' }) =>
      `| ${num} ${name} | ${level} | ${summaries[evaluation]} | ${explanation} |`,
  );
  const componentRows = components.map((component) => {
    const toSign = criteria.filter((criterion) => needsSignature(criterion, component));
    const signed = toSign.filter(({ num }) => signatures[component.title]?.[num]);
    return `| ${component.title} | ${component.stories.length} | ${signed.length} of ${toSign.length} |`;
  });
  return `# Accessibility conformance

<!-- Generated by \`pnpm conformance:page\`. Don't edit. -->

This page summarizes the accessibility conformance reports of the components, for WCAG 2.2, levels A and AA (VPAT 2.5, WCAG edition). It is a draft until people have signed the criteria that only people can judge.

- **Supports: checked** means that tests measure all of the criterion: contrast in every story, the rest in the component's boards (\`docs/contributing/storybook.md#what-fails-a-board\`). CI fails if one of these tests fails, so the result is true of each version.
- **Needs a human to sign** means that no test can decide. The last column shows what tests cover.
- **Depends on the page** means that a component alone can't meet or fail the criterion.

\`pnpm conformance\` runs the checks, and writes a report in the [OpenACR](https://github.com/GSA/openacr) format for each component to \`conformance/\`. The reports are attached to each release. To sign a criterion, add a line to \`tools/conformance/signatures.ts\`, and run \`pnpm conformance:page\`.

## Criteria

| Criterion | Level | Result | What the checks measure |
| --- | --- | --- | --- |
${criterionRows.join('\n')}

## Components

| Component | Stories | Signed criteria |
| --- | --- | --- |
${componentRows.join('\n')}
`;
}

/**
 * Checks that each signature is for an existing criterion that needs one, and has a name, a date that isn't in the future, and
 * notes unless its level is `supports`.
 */
export function findSignatureProblems(
  signatures: Signatures,
  components: readonly Component[],
  today: string,
): string[] {
  return Object.entries(signatures).flatMap(([title, own]) =>
    Object.entries(own).flatMap(([num, { level, by, on, notes = '' }]) => {
      const where = `signatures.ts: ${title}, ${num}`;
      const component = components.find((each) => each.title === title);
      const criterion = criteria.find((each) => each.num === num);
      return [
        ...(component && criterion && needsSignature(criterion, component)
          ? []
          : [`${where}: this component and criterion need no signature.`]),
        ...(by.trim() ? [] : [`${where}: add the name of the person.`]),
        ...(/^\d{4}-\d\d-\d\d$/.test(on) && on <= today
          ? []
          : [`${where}: "${on}" is not a date up to today in the form YYYY-MM-DD.`]),
        ...(level === 'supports' || notes.trim() ? [] : [`${where}: say why in the notes.`]),
      ];
    }),
  );
}
