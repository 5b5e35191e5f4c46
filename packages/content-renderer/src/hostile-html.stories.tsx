import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { findDangers } from './fixtures/find-dangers.ts';
import { hostileFixtures } from './fixtures/index.ts';
import { fixtureOptions } from './fixtures/options.ts';
import { interactWithAll } from './fuzz/sentinel.ts';
import { RichContent } from './rich-content.tsx';

/** Shows all known attacks. They must not affect the page. */
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

/** Prevents navigation. URLs that run code are an exception, so that the story fails if there is one. */
function preventNavigation(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && /^(?:https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
}

const executions: string[] = [];

const meta = {
  title: 'Tests/Hostile HTML',
  component: HostileHtml,
  tags: ['!autodocs'],
  // The cases have intentional problems: duplicate ids, skipped heading levels, images without alt text.
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => {
    executions.length = 0;
    Object.assign(globalThis, { pwned: () => executions.push('a case ran') });
    document.addEventListener('click', preventNavigation);
    return () => {
      document.removeEventListener('click', preventNavigation);
      Reflect.deleteProperty(globalThis, 'pwned');
    };
  },
} satisfies Meta<typeof HostileHtml>;

export default meta;

/** Interacts with every element, parses the markup again, and checks that no code ran. */
export const NothingRuns: StoryObj<typeof meta> = {
  play: async ({ canvasElement, step }) => {
    const cases = [...canvasElement.querySelectorAll<HTMLElement>('[data-case]')];
    const { title } = document;
    const headCount = document.head.children.length;

    await step('every case is shown', async () => {
      await expect(cases).toHaveLength(hostileFixtures.length);
    });

    await step('no dangerous markup is rendered', async () => {
      // Checks only the elements inside the component's root element, because `findDangers` rejects its class.
      await expect(
        cases.flatMap(({ firstElementChild }) =>
          firstElementChild ? findDangers(firstElementChild) : [],
        ),
      ).toEqual([]);
    });

    await step('every element receives events', async () => {
      for (const hostileCase of cases) interactWithAll(hostileCase);
    });

    await step('the markup stays the same when it is parsed again', async () => {
      for (const hostileCase of cases) {
        const copy = document.createElement('div');
        copy.innerHTML = hostileCase.innerHTML;
        canvasElement.append(copy);
        await expect(copy.innerHTML).toBe(hostileCase.innerHTML);
        copy.remove();
      }
    });

    await step('no code ran', async () => {
      // Waits for the error events of images that cannot load.
      const images = cases.flatMap((hostileCase) => [...hostileCase.querySelectorAll('img')]);
      await waitFor(() => expect(images.every((image) => image.complete)).toBe(true));
      await expect(executions).toEqual([]);
      await expect(document.title).toBe(title);
      await expect(document.head.children).toHaveLength(headCount);
      // Some cases try to hide the page with a stylesheet.
      await expect(getComputedStyle(document.body).display).toBe('block');
    });
  },
};
