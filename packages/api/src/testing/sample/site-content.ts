import type { MenuItem, MenusOnTheWire } from '../../resources/menus.ts';
import type { RedirectRecord } from '../../resources/redirect-records.ts';
import type { Statics } from '../../resources/statics.ts';
import type { FavoritePage } from '../../resources/favorite-pages/schema.ts';

const helpPages: MenuItem[] = [
  { label: 'Contact us', path: '/contact-us' },
  { label: 'Ask Us', path: '/ask-foremost' },
  { label: 'Communication request forms', path: '/communication-request-forms' },
  { label: 'Digital accessibility', path: '/digital-accessibility' },
  { label: 'Sitemap', path: '/sitemap' },
];

/** The menus. `mobile` is empty, so phones show `top`. */
export const menus: MenusOnTheWire = {
  top: [
    {
      label: 'News',
      children: [
        { label: 'All alerts', path: '/alerts' },
        { label: 'Unread alerts', path: '/alerts?unread=true' },
        { label: 'Policy updates', path: '/policy-updates' },
        { label: 'Field management news', path: '/field-management/field-management-news' },
        { label: 'System and technical', path: '/system-and-technical' },
      ],
    },
    {
      label: 'Products',
      children: [
        { label: 'All products', path: '/products' },
        { label: 'Product availability map', path: '/products/product-availability-map' },
        { label: 'Can I bind?', path: '/can-i-bind' },
        { label: 'Product news and updates', path: '/products/product-news-and-updates' },
      ],
    },
    { label: 'Guides', path: '/guides-and-rate-bulletins' },
    {
      label: 'Training',
      children: [
        { label: 'Training and job aids', path: '/training-and-job-aids' },
        { label: 'Webinars', path: '/training-and-job-aids/webinars' },
        { label: 'E-learnings', path: '/training-and-job-aids/elearnings' },
        { label: 'Job aids', path: '/training-and-job-aids/job-aids' },
        { label: 'Take20', path: '/training-and-job-aids/take20' },
      ],
    },
    {
      label: 'Agent360',
      children: [
        { label: 'About Agent360', path: '/agent360' },
        { label: 'What to expect', path: '/agent360/what-to-expect' },
        { label: 'Product overview', path: '/agent360/product-overview' },
        { label: 'New products', path: '/agent360/new-products' },
        { label: 'Training', path: '/agent360/training' },
      ],
    },
    {
      label: 'Marketing',
      children: [
        { label: 'Sales and marketing', path: '/sales-and-marketing' },
        { label: 'Marketing collateral', path: '/marketing-collateral' },
        { label: 'Co-op marketing center', path: '/marketing-collateral/co-op-marketing-center' },
        { label: 'Your orders', path: '/marketing-collateral/co-op-marketing-center/orders' },
        { label: 'Social media posts', path: '/ready-to-use-social-media-posts' },
        { label: 'Co-branded videos', path: '/co-branded-videos' },
      ],
    },
    { label: 'Help', children: helpPages },
  ],
  mobile: [],
  bottom: helpPages,
};

/** Static content of the home page and the footer. */
export const statics: Statics = {
  home: {
    title: 'Quick links',
    contents: [
      {
        content: `<div class="row">
<div class="col">
<h3>Can I bind?</h3>
<ul>
<li><a href="/alerts?category=product_news_and_updates">Binding moratoriums and product alerts</a></li>
<li><a href="/products/product-availability-map">Where each product is available</a></li>
<li><a href="/guides-and-rate-bulletins">Guides and rate bulletins</a></li>
</ul>
</div>
<div class="col">
<h3>How do I…?</h3>
<ul>
<li><a href="/training-and-job-aids/job-aids">Job aids</a></li>
<li><a href="/training-and-job-aids/webinars">Webinars</a></li>
<li><a href="/alerts/photos-that-pass-the-first-time">Photos that pass</a></li>
</ul>
</div>
<div class="col">
<h3>Is a system down?</h3>
<ul>
<li><a href="/system-and-technical">Maintenance and outages</a></li>
<li><a href="tel:555-0140">Producer support, 555-0140</a></li>
</ul>
</div>
<div class="col">
<h3>Get help</h3>
<ul>
<li><a href="/contact-us">Contacts</a></li>
<li><a href="/ask-foremost">Ask Us: Frequently asked questions</a></li>
</ul>
</div>
</div>`,
      },
    ],
  },
  footer: {
    title: 'Northmere Specialty',
    contents: [
      {
        content:
          '<p>For licensed Northmere Specialty producers only. Not for distribution to customers. Coverage is subject to policy terms. If a bulletin and the policy differ, the policy controls.</p>',
      },
    ],
  },
};

/** Old paths and their redirects. */
export const redirectRecords: RedirectRecord[] = [
  { path: '/contact', to: '/contact-us' },
  { path: '/help', to: '/ask-foremost' },
  { path: '/accessibility', to: '/digital-accessibility' },
  { path: '/forms', to: '/communication-request-forms' },
  { path: '/binding-restrictions', to: '/alerts?category=product_news_and_updates' },
  { path: '/outages', to: '/alerts?category=system_and_technical' },
  { path: '/alerts/lake-erie-storm', to: '/alerts/lake-erie-storm-lifted' },
  { path: '/policy-updates/pnp-014', to: '/policy-updates/tx-motorcycle-rate-change' },
  { path: '/weather', to: 'https://weather.example.com/warnings' },
];

const favorites: Record<string, readonly (readonly [title: string, path: string])[]> = {
  'independent-producer': [
    ['Alerts', '/alerts'],
    ['Policy updates', '/policy-updates'],
    ['Unread alerts', '/alerts?unread=true'],
    ['Michigan alerts', '/alerts?states[]=MI'],
    ['Photos that pass the first time', '/alerts/photos-that-pass-the-first-time'],
    [
      'MI – Specialty dwelling – Roof settlement by age',
      '/policy-updates/mi-specialty-dwelling-roof-age',
    ],
    ['Maintenance and outages', '/alerts?category=system_and_technical'],
    ['Add a lienholder', '/alerts/add-a-lienholder'],
    ['Contact us', '/contact-us'],
  ],
  'independent-csr': [
    ['Florida alerts', '/alerts?states[]=FL'],
    ['Communication request forms', '/communication-request-forms'],
  ],
  'exclusive-producer': [['Policy updates', '/policy-updates']],
  manager: [
    ['Unread alerts', '/alerts?unread=true'],
    ['Policy updates', '/policy-updates'],
    ['Maintenance and outages', '/alerts?category=system_and_technical'],
    ['Ask Us', '/ask-foremost'],
  ],
};

const FIRST_FAVORITE_ID = 7001;

/** The favorites by persona id, in display order. Personas without favorites are left out. */
export const favoritesByPersona: Readonly<Record<string, FavoritePage[]>> = Object.fromEntries(
  Object.entries(favorites).map(([personaId, pages], user) => [
    personaId,
    pages.map(([title, path], index) => ({
      id: FIRST_FAVORITE_ID + 100 * user + index,
      position: index + 1,
      title,
      path,
    })),
  ]),
);
