import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { createElement, createRef } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from '../index.ts';

/** Checks rules that all exported components must follow. */

type AnyComponent = ComponentType<Record<string, unknown>>;

interface StoryFile {
  default: {
    title: string;
    component: unknown;
    subcomponents?: Record<string, unknown>;
    args?: Record<string, unknown>;
  };
  Default?: { args?: Record<string, unknown> };
  Playground?: object;
}

const stories = import.meta.glob<StoryFile>('../components/*/*.stories.tsx', { eager: true });
const source = join(import.meta.dirname, '..');
const files = new Set(globSync('components/*/*', { cwd: source }));

/** Components without an element: they provide a context, or add behavior to their child. */
const componentsWithoutElement = new Set([
  'LiveRegionProvider',
  'MenuRoot',
  'MenuSub',
  'MenuTrigger',
  'RouteAnnouncer',
  'ToastProvider',
  'UiProvider',
]);

/** Wrappers for components that work only inside another component. */
const wrappers: Record<string, (part: ReactNode) => ReactElement> = {
  MenuCheckboxItem: (part) => wrapInMenu(<ui.MenuContent>{part}</ui.MenuContent>),
  MenuContent: wrapInMenu,
  MenuItem: (part) => wrapInMenu(<ui.MenuContent>{part}</ui.MenuContent>),
  MenuLabel: (part) => wrapInMenu(<ui.MenuContent>{part}</ui.MenuContent>),
  MenuRadioGroup: (part) => wrapInMenu(<ui.MenuContent>{part}</ui.MenuContent>),
  MenuRadioItem: (part) =>
    wrapInMenu(
      <ui.MenuContent>
        <ui.MenuRadioGroup value="" onValueChange={() => undefined}>
          {part}
        </ui.MenuRadioGroup>
      </ui.MenuContent>,
    ),
  MenuSub: (part) => wrapInMenu(<ui.MenuContent>{part}</ui.MenuContent>),
  MenuSubContent: wrapInSubmenu,
  MenuSubTrigger: wrapInSubmenu,
  MenuTrigger: () => wrapInMenu(null),
  MenuSeparator: (part) => wrapInMenu(<ui.MenuContent>{part}</ui.MenuContent>),
};

function wrapInMenu(content: ReactNode): ReactElement {
  return (
    <ui.MenuRoot open>
      <ui.MenuTrigger>
        <button>Menu</button>
      </ui.MenuTrigger>
      {content}
    </ui.MenuRoot>
  );
}

function wrapInSubmenu(part: ReactNode): ReactElement {
  return wrapInMenu(
    <ui.MenuContent>
      <ui.MenuSub open>{part}</ui.MenuSub>
    </ui.MenuContent>,
  );
}

interface Subject {
  name: string;
  component: AnyComponent;
  folder: string | undefined;
  story: StoryFile | undefined;
  /** The args of its `Default` story. Subcomponents need none. */
  args: Record<string, unknown>;
}

const subjects: Subject[] = Object.entries(ui)
  .filter((entry): entry is [string, AnyComponent & (typeof entry)[1]] => /^[A-Z]/.test(entry[0]))
  .map(([name, component]) => {
    const [path, story] =
      Object.entries(stories).find(([, { default: meta }]) =>
        [meta.component, ...Object.values(meta.subcomponents ?? {})].includes(component),
      ) ?? [];
    const isMain = story?.default.component === component;
    return {
      name,
      component,
      folder: path?.split('/').at(-2),
      story,
      args: isMain ? { ...story?.default.args, ...story?.Default?.args } : {},
    };
  });

function renderSubject(
  { name, component, args }: Subject,
  extraProps: Record<string, unknown> = {},
): ReactElement {
  const element = createElement(component, { ...args, ...extraProps });
  return <ui.LiveRegionProvider>{wrappers[name]?.(element) ?? element}</ui.LiveRegionProvider>;
}

it('finds the components and stories', () => {
  expect(subjects.length).toBeGreaterThanOrEqual(25);
  expect(Object.keys(stories).length).toBeGreaterThanOrEqual(18);
  const names = new Set(subjects.map(({ name }) => name));
  expect(
    [...componentsWithoutElement, ...Object.keys(wrappers)].filter((name) => !names.has(name)),
  ).toEqual([]);
});

describe.each(subjects)('$name', (subject) => {
  const { name, component, folder, story } = subject;

  it('has the same name in React and as an export', () => {
    expect(component.displayName ?? component.name).toBe(name);
  });

  it('has stories, a docs page, and tests in its own folder', () => {
    expect(
      folder,
      `no story file has ${name} as its component or among its subcomponents`,
    ).toBeDefined();
    const basePath = `components/${folder}/${folder}`;
    expect([`${basePath}.mdx`, `${basePath}.test.tsx`].filter((file) => !files.has(file))).toEqual(
      [],
    );
    expect(story?.Default).toBeDefined();
    expect(story?.Playground).toBeDefined();
    const titleParts = story?.default.title.split('/');
    expect(titleParts?.[0]).toBe('Components');
    expect(titleParts).toHaveLength(3);
    expect(toKebabCase(titleParts?.[2] ?? '')).toBe(folder);
  });

  it('renders on the server', () => {
    expect(() => renderToString(renderSubject(subject))).not.toThrow();
  });
});

describe.each(subjects.filter(({ name }) => !componentsWithoutElement.has(name)))(
  '$name',
  (subject) => {
    it('passes ref, attributes, and className to its element', () => {
      const ref = createRef<HTMLElement>();
      render(renderSubject(subject, { ref, className: 'from-outside', 'data-conformance': '' }));
      expect(ref.current).toBeInstanceOf(Element);
      expect(document.querySelector('[data-conformance]')).toBe(ref.current);
      expect(document.querySelector('.from-outside')).not.toBeNull();
    });
  },
);

function toKebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

describe('components have no built-in English text', () => {
  const components = globSync('{components,internal}/**/*.tsx', { cwd: source }).filter(
    (file) => !/\.(?:test|stories)\.tsx$/.test(file),
  );

  it('finds the components', () => {
    expect(components.length).toBeGreaterThan(18);
  });

  it.each(components)('%s', (file) => {
    const code = readFileSync(join(source, file), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|\/\/.*/g,
      '',
    );
    const attributes = code.match(/\b(?:aria-label|alt|title|placeholder)="[^"]*[A-Za-z][^"]*"/g);
    const text = code.match(/<\w[^<>=]*>\s*[A-Za-z][^<>{}=;()]*<\//g);
    expect([...(attributes ?? []), ...(text ?? [])]).toEqual([]);
  });
});
