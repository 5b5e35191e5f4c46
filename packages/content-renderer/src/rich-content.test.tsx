import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { lazy, useState, type ComponentPropsWithoutRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ordinaryFixtures } from './fixtures/index.ts';
import { fixtureOptions } from './fixtures/options.ts';
import type { ContentReport } from './report.ts';
import { RichContent } from './rich-content.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
});

function Link({ href, children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  return (
    <a {...rest} href={`/app${href}`}>
      {children} (ours)
    </a>
  );
}

function ThrowingComponent(): never {
  throw new Error('no');
}

/** Allows the image's host until the second click on the button. */
function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <RichContent
        html='<p><img src="https://img.example.com/a.png" alt="Map"></p>'
        policy={{ imageHosts: count < 2 ? ['img.example.com'] : [] }}
      />
    </>
  );
}

describe('custom components', () => {
  test('receive the props and children of the plain element', () => {
    render(
      <RichContent
        html='<p><a href="/a" title="T">Roof <b>age</b></a></p>'
        components={{ a: Link }}
      />,
    );
    const link = screen.getByRole('link', { name: 'Roof age (ours)' });
    expect(link.getAttribute('href')).toBe('/app/a');
    expect(link.title).toBe('T');
    expect(within(link).getByText('age').localName).toBe('strong');
  });

  test('do not render again if the new policy and labels equal the old ones, or if only onReport changes', () => {
    const rendered = vi.fn<() => void>();
    const components = {
      p: ({ children }: ComponentPropsWithoutRef<'p'>) => {
        rendered();
        return <p>{children}</p>;
      },
    };
    const createView = () => (
      <RichContent
        html="<p>Roof age</p>"
        components={components}
        policy={{ imageHosts: ['img.example.com'] }}
        labels={{ table: 'Table' }}
        onReport={() => undefined}
      />
    );
    const { rerender } = render(createView());
    rerender(createView());
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  test('are replaced by the plain element if they throw, and the rest renders', () => {
    const onReport = vi.fn<(reports: readonly ContentReport[]) => void>();
    render(
      <RichContent
        html="<p>Before</p><h2>Roof age</h2><p>After</p>"
        components={{ h2: ThrowingComponent }}
        onReport={onReport}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Roof age' })).toBeDefined();
    expect(screen.getByText('After')).toBeDefined();
    expect(onReport).toHaveBeenCalledWith([
      { kind: 'component-failed', tag: 'h2', error: new Error('no') },
    ]);
  });

  test('are replaced by the plain element if they throw on the server', () => {
    const markup = renderToString(
      <RichContent html="<h2>Roof age</h2><p>After</p>" components={{ h2: ThrowingComponent }} />,
    );
    expect(markup).toContain('<h2 id="user-content-roof-age">Roof age</h2>');
    expect(markup).toContain('<p>After</p>');
  });

  test('show the plain element until they load, if they are lazy', async () => {
    const lazyModule = Promise.withResolvers<{ default: typeof Link }>();
    const LazyLink = lazy(() => lazyModule.promise);
    render(<RichContent html='<a href="/a">Roof age</a>' components={{ a: LazyLink }} />);
    expect(screen.getByRole('link', { name: 'Roof age' })).toBeDefined();
    await act(async () => {
      lazyModule.resolve({ default: Link });
      await lazyModule.promise;
    });
    expect(screen.getByRole('link', { name: 'Roof age (ours)' })).toBeDefined();
  });
});

describe('labels', () => {
  const labels = { table: 'Table', truncated: 'Shortened.', external: '(other site)' };

  test('are the name of a table that has no caption, heading, or headers', () => {
    render(<RichContent html="<table><tr><td>1</td></tr></table>" labels={labels} />);
    expect(screen.getByRole('region', { name: 'Table' }).tabIndex).toBe(0);
  });

  test.each([
    ['<table><caption>Rates</caption><tr><th>State</th></tr></table>', 'Rates'],
    ['<h2>Counties</h2><table><tr><th>State</th></tr></table>', 'Counties'],
    ['<table><tr><th>State</th><th>Change</th></tr></table>', 'State, Change'],
  ])('are not used for a table that has a name: %s', (html, name) => {
    render(<RichContent html={html} labels={labels} />);
    expect(screen.getByRole('region', { name })).toBeDefined();
  });

  test('are added after links to other sites', () => {
    render(
      <RichContent html='<a href="https://a.example/">A</a> <a href="/b">B</a>' labels={labels} />,
    );
    expect(screen.getByRole('link', { name: 'A (other site)' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'B' })).toBeDefined();
  });

  test('are added at the end of a document that was cut short', () => {
    const policy = { limits: { nodes: 2 } };
    render(<RichContent html="<p>a</p><p>b</p>" policy={policy} labels={labels} />);
    expect(screen.getByRole('note').textContent).toBe('Shortened.');
    expect(screen.queryByText('b')).toBeNull();
  });

  test('are optional: the default note is an ellipsis', () => {
    render(<RichContent html="<p>a</p><p>b</p>" policy={{ limits: { nodes: 2 } }} />);
    expect(screen.getByRole('note').textContent).toBe('…');
  });
});

test.each([
  [undefined, 'H2'],
  [2, 'H3'],
  [6, 'H6'],
])('headings start below the heading offset %s', (headingOffset, tag) => {
  render(<RichContent html="<h1>Roof age</h1>" headingOffset={headingOffset} />);
  expect(screen.getByRole('heading').tagName).toBe(tag);
});

test('a document without content renders nothing', () => {
  const { container } = render(
    <RichContent html="<p>&nbsp;</p><script>x</script>" className="x" />,
  );
  expect(container.innerHTML).toBe('');
});

describe('reports', () => {
  const onReport = vi.fn<(reports: readonly ContentReport[]) => void>();
  beforeEach(() => onReport.mockClear());

  test('are sent once for a document, even if other props change', () => {
    const createView = () => (
      <RichContent
        html="<script>x</script><p>a</p>"
        policy={{ imageHosts: ['img.example.com'] }}
        onReport={(reports) => onReport(reports)}
      />
    );
    const { rerender } = render(createView());
    rerender(createView());
    expect(onReport.mock.calls).toEqual([[[{ kind: 'dropped-element', tag: 'script' }]]]);
  });

  test('include the type of `html` if it is not a string', () => {
    render(<RichContent html={null as unknown as string} onReport={onReport} />);
    expect(onReport).toHaveBeenCalledWith([{ kind: 'invalid-input', received: 'null' }]);
  });

  test('reach a listener that is added later', () => {
    const { rerender } = render(<RichContent html="<script>x</script>" />);
    rerender(<RichContent html="<script>x</script>" onReport={onReport} />);
    expect(onReport.mock.calls).toEqual([[[{ kind: 'dropped-element', tag: 'script' }]]]);
  });

  test('reach a listener that is added by the same render in which a component throws', () => {
    const { rerender } = render(<RichContent html="<p>a</p>" />);
    rerender(
      <RichContent html="<p>a</p>" components={{ p: ThrowingComponent }} onReport={onReport} />,
    );
    expect(onReport).toHaveBeenCalledWith([
      { kind: 'component-failed', tag: 'p', error: new Error('no') },
    ]);
  });

  test('do not reach a listener that was removed', () => {
    const { rerender } = render(<RichContent html="<p>a</p>" onReport={onReport} />);
    rerender(<RichContent html="<p>a</p>" />);
    rerender(<RichContent html="<p>a</p>" components={{ p: ThrowingComponent }} />);
    expect(screen.getByText('a')).toBeDefined();
    expect(onReport).not.toHaveBeenCalled();
  });

  test('are not sent for a document without problems', () => {
    render(<RichContent html="<p>a</p>" onReport={onReport} />);
    expect(onReport).not.toHaveBeenCalled();
  });
});

test('the DOM elements stay when the parent renders again, and are replaced when the policy changes', () => {
  render(<Page />);
  const image = screen.getByRole('img', { name: 'Map' });
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('img', { name: 'Map' })).toBe(image);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Map' })).toBeDefined();
});

test.each(ordinaryFixtures)('$number $title: hydrates without errors', async ({ input }) => {
  const content = <RichContent html={input} {...fixtureOptions} components={{ a: Link }} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(content);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = await act(() => hydrateRoot(page, content, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('a new document replaces the first one without conflicts between their styles', () => {
  const consoleError = vi.spyOn(console, 'error');
  const { rerender, container } = render(
    <RichContent html='<p style="margin: 0; margin-top: 1em">One</p>' />,
  );
  rerender(<RichContent html='<p style="margin: 2em">Two</p>' />);
  rerender(<RichContent html='<p style="margin-top: 1em">Three</p>' />);
  expect(container.textContent).toBe('Three');
  expect(container.querySelector('p')?.getAttribute('style')).toBe('margin-top: 1em;');
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test('two documents with different prefixes share no ids', () => {
  const html = '<h2>Rates</h2><p id="own">x</p><p><a href="#own">y</a></p>';
  const { container } = render(
    <>
      <RichContent html={html} />
      <RichContent html={html} idPrefix="second-" />
    </>,
  );
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids).toEqual(['user-content-rates', 'user-content-own', 'second-rates', 'second-own']);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#user-content-own', '#second-own']);
});

test('a heading offset that is not a number is reported', () => {
  const onReport = vi.fn<(reports: readonly ContentReport[]) => void>();
  const offset: unknown = 'two';
  render(
    <RichContent html="<h2>Rates</h2>" headingOffset={offset as number} onReport={onReport} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Rates' })).toBeDefined();
  expect(onReport).toHaveBeenCalledWith([
    { kind: 'invalid-option', option: 'headingOffset', received: 'two' },
  ]);
});
