import type { MenuItem } from '@producer-portal/api';

const help = (askTitle: string): MenuItem[] => [
  { label: 'Contact us', path: '/contact-us' },
  { label: askTitle, path: '/ask-foremost' },
  { label: 'Digital accessibility', path: '/digital-accessibility' },
  { label: 'Request forms', path: '/communication-request-forms' },
];

/** What the menus show until the host has answered, and when it does not. */
export const fallbackMenus = (askTitle: string): Record<'top' | 'bottom', MenuItem[]> => ({
  top: [
    {
      label: 'News',
      children: [
        { label: 'All alerts', path: '/alerts' },
        { label: 'Unread alerts', path: '/alerts?unread=true' },
        { label: 'Policy updates', path: '/policy-updates' },
      ],
    },
    {
      label: 'Alerts by topic',
      children: [
        { label: 'Field management updates', path: '/alerts?category=field_management_updates' },
        { label: 'Sales and marketing', path: '/alerts?category=sales_and_marketing' },
        { label: 'Product news and updates', path: '/alerts?category=product_news_and_updates' },
        { label: 'Job aids', path: '/alerts?category=job_aids' },
        { label: 'System and technical', path: '/alerts?category=system_and_technical' },
      ],
    },
    { label: 'Help', children: help(askTitle) },
  ],
  bottom: help(askTitle),
});
