import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import { slug } from 'github-slugger';
import { Suspense, use, useEffect, type ComponentProps } from 'react';
import { findPages, toStorybookLink } from './repository-links.ts';

const texts = import.meta.glob<string>(['../../docs/**/*.md', '../../packages/*/README.md'], {
  query: '?raw',
  import: 'default',
});
const pages = findPages(
  Object.values(
    import.meta.glob<string>('./pages/*.mdx', { query: '?raw', import: 'default', eager: true }),
  ),
);
/** Set when the site is published, such as "https://github.com/example/portal/blob/main". */
const repository = import.meta.env['STORYBOOK_REPOSITORY_FILES'] as string | undefined;

const loadedTexts = new Map<string, Promise<string>>();

function loadText(path: string): Promise<string> {
  const load = texts[`../../${path}`];
  if (!load) throw new Error(`${path} is not among the documents that Storybook can show.`);
  const text = loadedTexts.get(path) ?? load();
  loadedTexts.set(path, text);
  return text;
}

interface DocumentLinkProps extends ComponentProps<'a'> {
  /** The document that contains the link. */
  document: string;
}

function DocumentLink({ document, href = '', children }: DocumentLinkProps) {
  const target = toStorybookLink(href, document, pages, repository);
  if (!target) return children;
  const isExternal = /^https?:/.test(target);
  return (
    <AnchorMdx href={target} target={isExternal ? '_blank' : '_self'}>
      {children}
    </AnchorMdx>
  );
}

function Document({ path }: { path: string }) {
  const text = use(loadText(path));
  // Storybook scrolls to the URL's anchor before the text has loaded.
  useEffect(() => {
    document.getElementById(window.parent.location.hash.slice(1))?.scrollIntoView();
  }, []);
  const options = {
    // Anchors are the same as in the repository.
    slugify: (heading: string) => slug(heading),
    // Custom overrides replace Storybook's overrides, so Storybook's are listed too.
    overrides: {
      code: CodeOrSourceMdx,
      ...HeadersMdx,
      a: { component: DocumentLink, props: { document: path } },
    },
  };
  // A code block can have a file name after its language. Remove the name.
  return <Markdown options={options}>{text.replaceAll(/^( *```\w+) .*$/gm, '$1')}</Markdown>;
}

/** Shows a document of the repository as a page of Storybook. Its links lead to other pages if Storybook has them. */
export function RepositoryPage({ path }: { path: string }) {
  return (
    <Suspense>
      <Document path={path} />
    </Suspense>
  );
}
