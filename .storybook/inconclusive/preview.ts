import type { A11yReport } from '@storybook/addon-a11y';
import type { Preview } from '@storybook/react-vite';
import { describeElement, findOpenModal } from '../conditions/page.ts';
import { findContrastProblem, withAllPointerEvents } from './contrast.ts';
import { exceptions } from './exceptions.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;
type Context = Pick<Parameters<AfterEach>[0], 'id' | 'reporting'>;
type Results = Exclude<A11yReport, { error: Error }>;

/** Finds an element that keeps focus although it is behind an open dialog. The dialog must move focus back into itself. */
function findFocusProblem(hidden: Element): string | undefined {
  const modal = findOpenModal();
  if (!modal) return 'there is no open dialog';
  const before = document.activeElement;
  const candidates = [hidden, ...hidden.querySelectorAll<HTMLElement>('*')];
  const focusTarget = candidates.find((element) => {
    (element as HTMLElement).focus();
    return !modal.contains(document.activeElement) && element === document.activeElement;
  });
  (before as HTMLElement | null)?.focus();
  return focusTarget && `${describeElement(focusTarget)} keeps the focus behind the open dialog`;
}

/**
 * Confirms axe's finding that a control's accessible name lacks its visible text, but only if the text has letters or
 * digits. Icon characters alone aren't a problem, because screen readers don't speak them.
 */
function findNameProblem(control: Element): string | undefined {
  return /[\p{L}\p{N}]/u.test(control.textContent)
    ? 'its accessible name lacks its visible text'
    : undefined;
}

const getLevel = (heading: Element): number =>
  Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1));

/** Finds a heading that skips a level. Axe can't compare heading levels if a part of the page renders while axe runs. */
function findHeadingProblem(heading: Element): string | undefined {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].filter(
    (each) => each.checkVisibility(),
  );
  const before = headings[headings.indexOf(heading) - 1];
  const isSkipped = before !== undefined && getLevel(heading) > getLevel(before) + 1;
  return isSkipped ? `its level skips one after ${describeElement(before)}` : undefined;
}

/** Measurements for findings that axe reports as inconclusive, by rule. Each returns an element's problem, if any. */
const measurements: Readonly<Record<string, (element: Element) => string | undefined>> = {
  'color-contrast-enhanced': findContrastProblem,
  'aria-hidden-focus': findFocusProblem,
  'heading-order': findHeadingProblem,
  'label-content-name-mismatch': findNameProblem,
};

/**
 * Returns the inconclusive findings of axe's last run that fail their measurement, or whose rule has no measurement.
 * Leaves out findings with an exception. Also returns unused exceptions.
 */
export function findInconclusiveProblems({ id, reporting }: Context): string[] {
  const report = reporting.reports.findLast(({ type }) => type === 'a11y');
  const results = report?.result as Results | undefined;
  if (!results?.incomplete) return [];

  const unused = new Set(exceptions.filter(({ story }) => story === id));
  const problems = withAllPointerEvents(() =>
    results.incomplete.flatMap(({ id: rule, nodes }) =>
      nodes.flatMap(({ target, any: [check] }) => {
        const element = document.querySelector(String(target.at(-1)));
        if (!element)
          return [`(${rule}) ${target.join(' ')} disappeared before it could be measured`];
        const measure = measurements[rule];
        const problem = measure
          ? measure(element)
          : (check?.message ?? 'this rule has no measurement');
        if (problem === undefined) return [];
        const exception = exceptions.find(
          (each) => each.story === id && each.rule === rule && element.matches(each.element),
        );
        if (exception) unused.delete(exception);
        return exception ? [] : [`(${rule}) ${describeElement(element)}: ${problem}`];
      }),
    ),
  );

  const { incomplete, passes, violations, inapplicable } = results;
  const rules = new Set(
    [...incomplete, ...passes, ...violations, ...inapplicable].map((rule) => rule.id),
  );
  for (const { rule, element } of unused) {
    if (rules.has(rule)) {
      problems.push(`(${rule}) the exception for ${element} is unused: remove it`);
    }
  }
  return problems;
}

/** Runs after the accessibility addon, and only in tests because it moves focus. */
export const afterEach: AfterEach = (context) => {
  const problems = import.meta.env['VITEST_STORYBOOK'] ? findInconclusiveProblems(context) : [];
  if (problems.length > 0) throw new Error(`axe could not decide:\n${problems.join('\n')}`);
};
