import { createElement, Fragment } from 'react';
import { addons } from 'storybook/manager-api';
import { registerActivityPanel } from './activity-panel.ts';

const ring = createElement(
  'abbr',
  { title: 'Not yet reviewed', style: { textDecoration: 'none' } },
  ' ○',
);

// Adds a ring to every component that lacks a review (reviews.ts).
addons.setConfig({
  sidebar: {
    renderLabel: ({ name, type, tags }: { name: string; type: string; tags: string[] }) =>
      type === 'component' && tags.includes('needs-review')
        ? createElement(Fragment, null, name, ring)
        : name,
  },
});

registerActivityPanel();
