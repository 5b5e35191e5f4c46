import { t } from '../../lib/i18n.ts';
import { messages } from '../../lib/page-locale.ts';
import type { MenuItem } from '@producer-portal/api';

const section = (label: string, ...links: readonly (readonly [label: string, path: string])[]) => ({
  label,
  children: links.map(([text, path]) => ({ label: text, path })),
});

const help = (askTitle: string): MenuItem =>
  section(
    t('Help'),
    [t('Contact us'), '/contact-us'],
    [askTitle, '/ask-foremost'],
    [t('Communication request forms'), '/communication-request-forms'],
    [t('Digital accessibility'), '/digital-accessibility'],
    [t('Sitemap'), '/sitemap'],
  );

/** The menus that are shown until the host responds, or if it doesn't. */
export const getFallbackMenus = (askTitle: string): Record<'top' | 'bottom', MenuItem[]> => ({
  top: [
    section(
      t('News'),
      [t('All alerts'), '/alerts'],
      [t('Policy updates'), '/policy-updates'],
      [t('Field management news'), '/field-management/field-management-news'],
      [t('System and technical'), '/system-and-technical'],
    ),
    section(
      t('Products'),
      [t('All products'), '/products'],
      [t('Product availability map'), '/products/product-availability-map'],
      [t('Product news and updates'), '/products/product-news-and-updates'],
    ),
    { label: t('Guides'), path: '/guides-and-rate-bulletins' },
    section(
      t('Training'),
      [t('Training and job aids'), '/training-and-job-aids'],
      [t('Webinars'), '/training-and-job-aids/webinars'],
      [t('E-learnings'), '/training-and-job-aids/elearnings'],
      [t('Job aids'), '/training-and-job-aids/job-aids'],
    ),
    section(
      t('Agent360'),
      [t('About Agent360'), '/agent360'],
      [t('Training'), '/agent360/training'],
    ),
    section(
      t('Marketing'),
      [t('Sales and marketing'), '/sales-and-marketing'],
      [t('Marketing collateral'), '/marketing-collateral'],
      [t('Social media posts'), '/ready-to-use-social-media-posts'],
      [t('Co-branded videos'), '/co-branded-videos'],
    ),
    help(askTitle),
  ],
  bottom: help(askTitle).children ?? [],
});

const toKey = ({ label, path }: MenuItem) => JSON.stringify([label, path ?? null]);

/**
 * Returns a function that translates the host's items that are also built-in: those with the same English label and the same path.
 * It returns undefined for all others.
 */
export function createMenuTranslator(
  builtIn: readonly MenuItem[],
): (item: MenuItem) => string | undefined {
  const keys = new Set(builtIn.flatMap((item) => [item, ...(item.children ?? [])]).map(toKey));
  return (item) => {
    // The keys of the messages are the English texts.
    const label = Object.hasOwn(messages, item.label) ? messages[item.label] : undefined;
    return typeof label === 'string' && keys.has(toKey({ ...item, label })) ? label : undefined;
  };
}
