/** The page of standing content behind the area's own address. */
export const introductionSlug = 'agent360';

/** Where a page of standing content lives in this area. */
export function pagePath({ slug }: { readonly slug?: string | null | undefined }): string {
  return slug && slug !== introductionSlug ? `/agent360/${slug}` : '/agent360';
}
