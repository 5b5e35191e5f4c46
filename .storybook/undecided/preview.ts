import type { A11yReport } from '@storybook/addon-a11y';
import type { Preview } from '@storybook/react-vite';
import { nameOf, openModal } from '../conditions/page.ts';
import { contrastFault, withEverythingHit } from './contrast.ts';
import { exceptions } from './exceptions.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;
type Context = Pick<Parameters<AfterEach>[0], 'id' | 'reporting'>;
type Results = Exclude<A11yReport, { error: Error }>;

/** What takes the focus though it waits behind an open dialog: the dialog must take it back. */
function focusFault(hidden: Element): string | undefined {
  const modal = openModal();
  if (!modal) return 'there is no open dialog';
  const before = document.activeElement;
  const within = [hidden, ...hidden.querySelectorAll<HTMLElement>('*')];
  const taker = within.find((element) => {
    (element as HTMLElement).focus();
    return !modal.contains(document.activeElement) && element === document.activeElement;
  });
  (before as HTMLElement | null)?.focus();
  return taker && `${nameOf(taker)} keeps the focus behind the open dialog`;
}

/** Only words can be missing from a name: a sign that stands for an action is not spoken. */
function nameFault(control: Element): string | undefined {
  return /[\p{L}\p{N}]/u.test(control.textContent)
    ? 'its name lacks words that it shows'
    : undefined;
}

/** What axe leaves to people and can be told here, by its rule: each returns what is wrong with an element. */
const measurements: Readonly<Record<string, (element: Element) => string | undefined>> = {
  'color-contrast': contrastFault,
  'color-contrast-enhanced': contrastFault,
  'aria-hidden-focus': focusFault,
  'label-content-name-mismatch': nameFault,
};

/** What axe could not decide in its last run over the story, and neither a measurement nor an exception does. */
export function undecidedFaults({ id, reporting }: Context): string[] {
  const report = reporting.reports.findLast(({ type }) => type === 'a11y');
  const results = report?.result as Results | undefined;
  if (!results?.incomplete) return [];

  const unused = new Set(exceptions.filter(({ story }) => story === id));
  const faults = withEverythingHit(() =>
    results.incomplete.flatMap(({ id: rule, nodes }) =>
      nodes.flatMap(({ target, any: [check] }) => {
        const element = document.querySelector(String(target.at(-1)));
        if (!element) return [`(${rule}) ${target.join(' ')} is gone before it could be measured`];
        const measure = measurements[rule];
        const fault = measure ? measure(element) : (check?.message ?? 'no measurement decides it');
        if (fault === undefined) return [];
        const exception = exceptions.find(
          (each) => each.story === id && each.rule === rule && element.matches(each.element),
        );
        if (exception) unused.delete(exception);
        return exception ? [] : [`(${rule}) ${nameOf(element)}: ${fault}`];
      }),
    ),
  );

  const { incomplete, passes, violations, inapplicable } = results;
  const rules = new Set(
    [...incomplete, ...passes, ...violations, ...inapplicable].map((rule) => rule.id),
  );
  for (const { rule, element } of unused) {
    if (rules.has(rule)) {
      faults.push(`(${rule}) nothing needs the exception for ${element} any longer: remove it`);
    }
  }
  return faults;
}

/** Listed before the accessibility addon, so that it runs after it; in tests alone, because it moves the focus. */
export const afterEach: AfterEach = (context) => {
  const faults = import.meta.env['VITEST_STORYBOOK'] ? undecidedFaults(context) : [];
  if (faults.length > 0) throw new Error(`axe could not decide:\n${faults.join('\n')}`);
};
