import { toId } from 'storybook/internal/csf';

/**
 * Finds the documents that Storybook shows.
 *
 * @param sources texts of the MDX files, each of which shows one document.
 * @returns the id of each document's page in Storybook, by the document's path in the repository.
 * @throws Error if a file has no title or shows no document.
 * @example findPages(['<Meta title="Guides/Deploy" />\n<RepositoryPage path="docs/guides/deploy.md" />'])
 * // Map { 'docs/guides/deploy.md' => 'guides-deploy--docs' }
 */
export function findPages(sources: readonly string[]): Map<string, string> {
  return new Map(
    sources.map((source) => {
      const title = /<Meta title="([^"]+)"/.exec(source)?.[1];
      const path = /<RepositoryPage path="([^"]+)"/.exec(source)?.[1];
      if (!title || !path) throw new Error(`This page has no title or no path:\n${source}`);
      return [path, toId(title, 'docs')];
    }),
  );
}

/**
 * Converts a link in a document to one that works in Storybook.
 *
 * @param href the link as written: relative to the document, an anchor, or a URL.
 * @param document path of the document in the repository.
 * @param pages ids of Storybook's pages by document.
 * @param repository URL of the repository's files, or undefined if it isn't known.
 * @returns undefined if the link leads to a file that Storybook doesn't show, and the repository isn't known.
 */
export function toStorybookLink(
  href: string,
  document: string,
  pages: ReadonlyMap<string, string>,
  repository: string | undefined,
): string | undefined {
  if (/^(?:#|[a-z]+:)/.test(href)) return href;
  const { pathname, hash } = new URL(href, `file:///${document}`);
  const target = pathname.slice(1);
  const page = pages.get(target);
  if (page) return `?path=/docs/${page}${hash}`;
  return repository && `${repository}/${target}${hash}`;
}
