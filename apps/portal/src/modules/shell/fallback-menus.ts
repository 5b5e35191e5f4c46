import type { MenuItem } from '@producer-portal/api';

const help: MenuItem[] = [
  { label: 'Contact us', path: '/contact-us' },
  { label: 'Digital accessibility', path: '/digital-accessibility' },
];

/** What the menus show until the host has answered, and when it does not. */
export const fallbackMenus: Record<'top' | 'bottom', MenuItem[]> = {
  top: [
    {
      label: 'News',
      children: [
        { label: 'All alerts', path: '/alerts' },
        { label: 'Unread alerts', path: '/alerts?unread=true' },
        { label: 'Policy updates', path: '/policy-updates' },
      ],
    },
    { label: 'Help', children: help },
  ],
  bottom: help,
};
