/** Slug of the simple page at `/agent360`. */
export const introductionSlug = 'agent360';

/** Returns the path of a simple page in the Agent360 area. */
export function pagePath({ slug }: { readonly slug?: string | null | undefined }): string {
  return slug && slug !== introductionSlug ? `/agent360/${slug}` : '/agent360';
}
