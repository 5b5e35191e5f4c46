import type { MenuEntry } from './menu-entry.ts';

/** A sample menu for stories and tests. */
export const sampleMenu: MenuEntry[] = [
  {
    id: 'news',
    label: 'News',
    children: [
      { id: 'alerts', label: 'All alerts', href: '/alerts' },
      { id: 'unread', label: 'Unread alerts', href: '/alerts?unread=true' },
      { id: 'policy', label: 'Policy updates', href: '/policy-updates' },
    ],
  },
  {
    id: 'topics',
    label: 'Alerts by topic',
    children: [
      { id: 'field', label: 'Field management', href: '/alerts?category=field_management_updates' },
      { id: 'sales', label: 'Sales and marketing', href: '/alerts?category=sales_and_marketing' },
      { id: 'job-aids', label: 'Job aids', href: '/alerts?category=job_aids' },
    ],
  },
  {
    id: 'help',
    label: 'Help',
    children: [
      { id: 'contact', label: 'Contact us', href: '/contact-us' },
      { id: 'forms', label: 'Request forms', href: '/communication-request-forms' },
      { id: 'learning', label: 'Learning site', href: 'https://example.com/', external: true },
    ],
  },
];
