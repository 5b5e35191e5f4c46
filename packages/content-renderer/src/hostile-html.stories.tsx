import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { findDangers } from './fixtures/find-dangers.ts';
import { hostileFixtures } from './fixtures/index.ts';
import { fixtureOptions } from './fixtures/options.ts';
import { touchAll } from './fuzz/sentinel.ts';
import { RichContent } from './rich-content.tsx';

/** All that attackers are known to send, shown: the page must stay the page's own. */
function HostileHtml() {
  return (
    <ol>
      {hostileFixtures.map(({ number, title, input }) => (
        <li key={number}>
          {number} {title}
          <div data-case={number}>
            <RichContent html={input} {...fixtureOptions} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Keeps the page where it is, but for addresses that would run in it. */
function stayHere(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && /^(?:https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
}

const executions: string[] = [];

const meta = {
  title: 'Tests/Hostile HTML',
  component: HostileHtml,
  tags: ['!autodocs'],
  // The cases are broken on purpose: same ids, headings out of order, pictures without words.
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => {
    executions.length = 0;
    Object.assign(globalThis, { pwned: () => executions.push('a case ran') });
    document.addEventListener('click', stayHere);
    return () => {
      document.removeEventListener('click', stayHere);
      Reflect.deleteProperty(globalThis, 'pwned');
    };
  },
} satisfies Meta<typeof HostileHtml>;

export default meta;

/** Clicks, points at and focuses everything, reads the markup a second time, and finds nothing that ran. */
export const NothingRuns: StoryObj<typeof meta> = {
  play: async ({ canvasElement, step }) => {
    const cases = [...canvasElement.querySelectorAll<HTMLElement>('[data-case]')];
    const { title } = document;
    const head = document.head.children.length;

    await step('every case is shown', async () => {
      await expect(cases).toHaveLength(hostileFixtures.length);
    });

    await step('nothing dangerous is drawn', async () => {
      // The first element is the component's own, which alone has a class.
      await expect(
        cases.flatMap(({ firstElementChild }) =>
          firstElementChild ? findDangers(firstElementChild) : [],
        ),
      ).toEqual([]);
    });

    await step('everything is clicked, pointed at and focused', async () => {
      for (const each of cases) touchAll(each);
    });

    await step('the markup is read again, as a page of its own would', async () => {
      for (const each of cases) {
        const again = document.createElement('div');
        again.innerHTML = each.innerHTML;
        canvasElement.append(again);
        await expect(again.innerHTML).toBe(each.innerHTML);
        again.remove();
      }
    });

    await step('nothing ran', async () => {
      // Pictures that cannot be loaded have had their chance to say so.
      const pictures = cases.flatMap((each) => [...each.querySelectorAll('img')]);
      await waitFor(() => expect(pictures.every((picture) => picture.complete)).toBe(true));
      await expect(executions).toEqual([]);
      await expect(document.title).toBe(title);
      await expect(document.head.children).toHaveLength(head);
      await expect(getComputedStyle(document.body).display).toBe('block');
    });
  },
};
