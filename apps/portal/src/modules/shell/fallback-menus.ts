import type { MenuItem } from '@producer-portal/api';

const section = (label: string, ...links: readonly (readonly [label: string, path: string])[]) => ({
  label,
  children: links.map(([text, path]) => ({ label: text, path })),
});

const help = (askTitle: string): MenuItem =>
  section(
    'Help',
    ['Contact us', '/contact-us'],
    [askTitle, '/ask-foremost'],
    ['Communication request forms', '/communication-request-forms'],
    ['Digital accessibility', '/digital-accessibility'],
    ['Sitemap', '/sitemap'],
  );

/** The menus that are shown until the host responds, or if it doesn't. */
export const fallbackMenus = (askTitle: string): Record<'top' | 'bottom', MenuItem[]> => ({
  top: [
    section(
      'News',
      ['All alerts', '/alerts'],
      ['Policy updates', '/policy-updates'],
      ['Field management news', '/field-management/field-management-news'],
      ['System and technical', '/system-and-technical'],
    ),
    section(
      'Products',
      ['All products', '/products'],
      ['Product availability map', '/products/product-availability-map'],
      ['Product news and updates', '/products/product-news-and-updates'],
    ),
    { label: 'Guides', path: '/guides-and-rate-bulletins' },
    section(
      'Training',
      ['Training and job aids', '/training-and-job-aids'],
      ['Webinars', '/training-and-job-aids/webinars'],
      ['E-learnings', '/training-and-job-aids/elearnings'],
      ['Job aids', '/training-and-job-aids/job-aids'],
    ),
    section('Agent360', ['About Agent360', '/agent360'], ['Training', '/agent360/training']),
    section(
      'Marketing',
      ['Sales and marketing', '/sales-and-marketing'],
      ['Marketing collateral', '/marketing-collateral'],
      ['Social media posts', '/ready-to-use-social-media-posts'],
      ['Co-branded videos', '/co-branded-videos'],
    ),
    help(askTitle),
  ],
  bottom: help(askTitle).children ?? [],
});
