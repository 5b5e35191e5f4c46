import type { SimplePage } from '../../resources/simple-pages.ts';
import { sampleImage } from './image-list.ts';
import type { Area } from './view.ts';

/** Pages that belong to an area restricted by claims (docs/product.md#access-rules). */
export const simplePageAreas: { readonly [slug: string]: Area | undefined } = {
  agent360: 'agent360',
  'what-to-expect': 'agent360',
  'product-overview': 'agent360 products',
};

/** The simple pages: help pages, which the catch-all route finds by slug, and Agent360 pages. */
export const simplePages: SimplePage[] = [
  {
    id: 8001,
    slug: 'contact-us',
    record_type: 'SimplePage',
    title: 'Contact us',
    excerpt: 'Phone numbers, email addresses, and hours for each department.',
    image: sampleImage('filing-tray'),
    contents: [
      {
        content: `<p>We’re open Monday through Friday, 8:00&nbsp;am to 6:00&nbsp;pm&nbsp;ET. You can report claims 24/7. Have the policy number ready so that we can help you faster.</p>
<table>
<caption>Typical response times</caption>
<thead><tr><th scope="col">Contact method</th><th scope="col">Response</th></tr></thead>
<tbody>
<tr><td>Phone</td><td>Under four minutes (longer on Monday mornings)</td></tr>
<tr><td>Email</td><td>Within one business day</td></tr>
<tr><td>Referral in the system</td><td>Within one business day (see the due time on the referral)</td></tr>
</tbody>
</table>
<p>Can’t sign in? Call producer support. We never ask for your password or one-time code.</p>`,
      },
    ],
    topics: [
      {
        title: 'Underwriting',
        text: 'Eligibility, referrals, binding authority, and moratoriums.',
        phone: '555-0110',
        email: 'underwriting@example.com',
      },
      {
        title: 'Billing',
        text: 'Payments, payment plans, agency bill, and commission statements.',
        phone: '555-0120',
        email: 'billing@example.com',
      },
      {
        title: 'Claims',
        text: 'Report a loss or check a claim, 24/7.',
        phone: '555-0130',
        email: 'claims@example.com',
      },
      {
        title: 'Producer support',
        text: 'Sign-in, systems, downloads, and this portal.',
        phone: '555-0140',
        email: 'support@example.com',
      },
      {
        title: 'Marketing',
        text: 'Your co-op balance, co-op claims, and approval of your own designs.',
        phone: '555-0155',
        email: 'marketing@example.com',
      },
      {
        title: 'Licensing and appointments',
        text: 'New states, new staff, and name changes.',
        phone: '555-0150',
        email: 'licensing@example.com',
      },
      {
        title: 'Communication request forms',
        text: 'Changes to your mailings and agency record.',
        path: '/communication-request-forms',
      },
    ],
  },
  {
    id: 8002,
    slug: 'ask-foremost',
    record_type: 'SimplePage',
    title: 'Ask Us',
    excerpt: 'Answers to the questions producers ask most.',
    contents: [
      {
        content: `<p>These are the questions we hear most. If you don’t see yours, send us an email.</p>
<h2>Can I bind today?</h2>
<p>Use <a href="/can-i-bind">Can I bind?</a> to check a county and product before you bind. We post binding moratoriums and other restrictions in <a href="/alerts?category=product_news_and_updates">the product alerts</a>.</p>
<h2>My customer has a loss. What can I say?</h2>
<p>Tell the customer how to report the claim, and that an adjuster will review it. Don’t say whether it is covered.</p>
<h2>Why did the premium on a saved quote change?</h2>
<p>A quote keeps its rate for 30 days, unless new rates take effect first. <a href="/policy-updates">Policy updates</a> list the effective date for each state.</p>
<h2>Can I print a bulletin?</h2>
<p>Yes. Open the bulletin and select <strong>Print</strong>. Bulletins print on one or two pages, without menus.</p>`,
      },
    ],
    topics: [
      {
        title: 'Email us',
        text: 'We reply within one business day.',
        email: 'support@example.com',
      },
      { title: 'All contacts', path: '/contact-us' },
      { title: 'Weather service', external_url: 'https://weather.example.com/warnings' },
    ],
  },
  {
    id: 8003,
    slug: 'digital-accessibility',
    record_type: 'SimplePage',
    title: 'Digital accessibility',
    excerpt: 'How we make this portal accessible, and how to report a problem.',
    contents: [
      {
        content: `<p>Everyone who sells our policies should be able to use this portal, with or without a mouse, at any text size, and with any assistive technology. We build it to the Web Content Accessibility Guidelines (WCAG) 2.2, level&nbsp;AA.</p>
<h2>What we support</h2>
<ul>
<li>Every page works with the keyboard alone, with a visible focus indicator.</li>
<li>You can enlarge text to 200% without losing content. Pages fit narrow screens without sideways scrolling.</li>
<li>Colors have enough contrast in the light and dark themes.</li>
<li>Nothing blinks or moves automatically.</li>
<li>Videos have captions.</li>
</ul>
<h2>Known issues</h2>
<p>Screen readers can’t read some older PDF files because they are scans. Request another format and we will send it within two business days.</p>
<h2>Report a problem</h2>
<p>Tell us which page you were on, what you wanted to do, and which browser or assistive technology you use.</p>`,
      },
    ],
    topics: [
      {
        title: 'Report an accessibility problem',
        text: 'We reply within two business days.',
        phone: '555-0145',
        email: 'accessibility@example.com',
      },
    ],
  },
  {
    id: 8004,
    slug: 'communication-request-forms',
    record_type: 'SimplePage',
    title: 'Communication request forms',
    excerpt: 'Forms to change what we send, who receives it, and in what format.',
    contents: [
      {
        content: `<p>Fill out a form, save it, and email it to <a href="mailto:support@example.com">support@example.com</a>. Changes take three business days. Only an agency principal can sign.</p>
<div class="callout"><p>New phone number or email address? You don’t need a form. Call producer support.</p></div>`,
      },
    ],
    topics: [{ title: 'Questions about a form', phone: '555-0140', email: 'support@example.com' }],
    forms: [
      {
        attachment_id: 'form-mailing-list',
        name: 'Mailing list change.pdf',
        description: 'Change who in your agency gets alerts by email.',
      },
      {
        attachment_id: 'form-agency-record',
        name: 'Agency record change.pdf',
        description: 'Change the agency name, address, bank account, or principals.',
      },
      {
        attachment_id: 'form-large-print',
        name: 'Large print and braille.pdf',
        description: 'Request a customer’s documents in another format, at no cost.',
      },
      {
        attachment_id: 'form-do-not-contact',
        name: 'Do not contact.pdf',
        description: 'Stop our marketing to a customer.',
      },
    ],
  },
  {
    id: 8005,
    slug: 'take20',
    record_type: 'SimplePage',
    title: 'Take20',
    excerpt: '20-minute sessions on one topic, live or recorded.',
    image: sampleImage('calendar-stamp'),
    contents: [
      {
        content: `<p><strong>One topic in 20 minutes.</strong> A Take20 session is short enough to fit between customers.</p>
<div class="row">
<div class="col">
<h2>Live</h2>
<p>Thursdays at 11:00&nbsp;am&nbsp;ET. The last five minutes are for your questions. Type yours, and our expert answers it live.</p>
</div>
<div class="col">
<h2>Recorded</h2>
<p>Available the next business day, with captions. Take20 also has short self-paced e-learnings.</p>
</div>
</div>
<p>Take20 sessions don’t earn CE credit. See webinars and e-learnings for CE courses.</p>`,
      },
    ],
    topics: [
      { title: 'All webinars', path: '/training-and-job-aids/webinars' },
      { title: 'All e-learnings', path: '/training-and-job-aids/elearnings' },
      {
        title: 'Suggest a topic',
        text: 'What would you like to learn about?',
        email: 'training@example.com',
      },
    ],
  },
  {
    id: 8006,
    slug: 'agent360',
    record_type: 'SimplePage',
    title: 'Agent360',
    excerpt: 'Home, auto, landlord, and umbrella on one account, with one bill.',
    image: sampleImage('key-and-lock'),
    contents: [
      {
        content: `<p><strong>Agent360 is our newer platform.</strong> Each household has one account for its homes, cars, rental houses, and umbrella, with one bill and one signature.</p>
<table>
<caption>Two platforms, side by side</caption>
<thead><tr><th scope="col">You want to</th><th scope="col">Classic</th><th scope="col">Agent360</th></tr></thead>
<tbody>
<tr><td>Quote a home and two cars</td><td>Two quotes</td><td>One</td></tr>
<tr><td>Change a mailing address</td><td>On each policy</td><td>Once</td></tr>
<tr><td>Insure a boat or a motorcycle</td><td>Yes</td><td>Not yet</td></tr>
<tr><td>See what is due</td><td>On each policy</td><td>In one place</td></tr>
</tbody>
</table>
<p>Home and auto policies move to Agent360 at renewal, never mid-term. All other policies stay in Classic.</p>`,
      },
    ],
    topics: [
      {
        title: 'What to expect',
        text: 'Launch dates by state, and how to prepare.',
        path: '/agent360/what-to-expect',
      },
      {
        title: 'Training',
        text: 'Courses and webinars on the platform.',
        path: '/agent360/training',
      },
      {
        title: 'Launch team',
        text: 'Replies within two minutes on launch days.',
        phone: '555-0147',
        email: 'launch@example.com',
      },
    ],
  },
  {
    id: 8007,
    slug: 'what-to-expect',
    record_type: 'SimplePage',
    title: 'What to expect',
    excerpt: 'Agent360 launches by state, in waves. See what happens in yours, and when.',
    contents: [
      {
        content: `<p>We launch Agent360 state by state, in waves. We announce your launch day at least 60 days ahead.</p>
<h2>Before launch</h2>
<ol>
<li>60 days before: an alert announces the launch day, and courses open.</li>
<li>10 days before: your staff list closes. Each person gets an invitation.</li>
<li>5 days before: practice accounts open. Try the system without risk.</li>
</ol>
<h2>On launch day</h2>
<p>From 8:00&nbsp;am&nbsp;ET, start new home and auto quotes in Agent360. You can bind quotes saved in Classic for 30 days.</p>
<h2>After launch</h2>
<p>Home and auto policies move at renewal. All other policies stay in Classic. The customer gets one letter, and you get a copy a week earlier. Commission rates don’t change.</p>
<div class="callout"><p>We never ask for your password to &ldquo;prepare&rdquo; your move.</p></div>`,
      },
    ],
  },
  {
    id: 8008,
    slug: 'product-overview',
    record_type: 'SimplePage',
    title: 'Product overview',
    excerpt: 'What Agent360 offers, what each line adds to the account, and what comes next.',
    contents: [
      {
        content: `<p>Start with the home. It sets the discounts for all other lines.</p>
<h2>How the lines work together</h2>
<ul>
<li><strong>Home</strong> opens the account and sets its billing date.</li>
<li><strong>Auto</strong> earns a discount on the home, and the home earns a discount on each car.</li>
<li><strong>Landlord</strong> covers up to 10 houses with one owner.</li>
<li><strong>Umbrella</strong> checks the underlying limits and shows which one is too low.</li>
</ul>
<p>Our partner sells flood coverage, separate from the account and with its own bill.</p>`,
      },
    ],
    topics: [
      { title: 'New products', path: '/agent360/new-products' },
      { title: 'Product availability map', path: '/products/product-availability-map' },
    ],
  },
];
