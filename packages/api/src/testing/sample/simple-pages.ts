import type { SimplePage } from '../../resources/simple-pages.ts';
import { sampleImage } from './image-list.ts';
import type { Area } from './view.ts';

/** Which of the pages are part of an area that claims open (docs/product.md#access-rules). */
export const simplePageAreas: { readonly [slug: string]: Area | undefined } = {
  agent360: 'agent360',
  'what-to-expect': 'agent360',
  'product-overview': 'agent360 products',
};

/** The standing pages: help, which the catch-all address finds by its slug, and introductions. */
export const simplePages: SimplePage[] = [
  {
    id: 8001,
    slug: 'contact-us',
    record_type: 'SimplePage',
    title: 'Contact us',
    excerpt: 'Phone and e-mail of each desk, and when somebody answers.',
    image: sampleImage('filing-tray'),
    contents: [
      {
        content: `<p>People answer Monday to Friday from 8:00&nbsp;am to 6:00&nbsp;pm&nbsp;ET. Claims are taken around the clock. Have the policy number ready: it is the quickest way to the right desk.</p>
<table>
<caption>Typical answer times</caption>
<thead><tr><th scope="col">Way</th><th scope="col">Answer</th></tr></thead>
<tbody>
<tr><td>Phone</td><td>Under four minutes; longest on Monday morning</td></tr>
<tr><td>E-mail</td><td>Within one workday</td></tr>
<tr><td>Referral in the system</td><td>Within one workday; each one shows its due time</td></tr>
</tbody>
</table>
<p>Locked out? Call producer support. Nobody from our side asks for your password or your one-time code.</p>`,
      },
    ],
    topics: [
      {
        title: 'Underwriting',
        text: 'Eligibility, referrals, binding stops.',
        phone: '555-0110',
        email: 'underwriting@example.com',
      },
      {
        title: 'Billing',
        text: 'Payments, plans, agency bill, commission statements.',
        phone: '555-0120',
        email: 'billing@example.com',
      },
      {
        title: 'Claims',
        text: 'Report a loss or ask about one, day and night.',
        phone: '555-0130',
        email: 'claims@example.com',
      },
      {
        title: 'Producer support',
        text: 'Sign-in, systems, downloads, this portal.',
        phone: '555-0140',
        email: 'support@example.com',
      },
      {
        title: 'Licensing and appointments',
        text: 'New states, new staff, changes of name.',
        phone: '555-0150',
        email: 'licensing@example.com',
      },
      {
        title: 'Request forms',
        text: 'Changes to your mailings and to your agency’s record.',
        path: '/communication-request-forms',
      },
    ],
  },
  {
    id: 8002,
    slug: 'ask-foremost',
    record_type: 'SimplePage',
    title: 'Ask Us',
    excerpt: 'Questions that producers ask most, with short answers.',
    contents: [
      {
        content: `<p>Below are the questions that we hear most. If yours is not among them, write to us; a person reads each mail.</p>
<h2>Can I bind today?</h2>
<p>Look at <a href="/alerts?category=product_news_and_updates">the product alerts</a> first. A binding stop is always there, with its counties, before anywhere else.</p>
<h2>My customer has a loss. What may I say?</h2>
<p>Say that we will look at it, and how to report it. Do not say that it is covered, or that it is not.</p>
<h2>Why did the price of a saved quote change?</h2>
<p>A quote keeps its rate for 30 days, unless new rates start in between. <a href="/policy-updates">Policy updates</a> name the day for each state.</p>
<h2>Where is the paper version?</h2>
<p>Each notice prints on one or two pages from your browser, without menus.</p>`,
      },
    ],
    topics: [
      { title: 'Write to us', text: 'We answer within one workday.', email: 'support@example.com' },
      { title: 'All contacts', path: '/contact-us' },
      { title: 'Weather service', external_url: 'https://weather.example.com/warnings' },
    ],
  },
  {
    id: 8003,
    slug: 'digital-accessibility',
    record_type: 'SimplePage',
    title: 'Digital accessibility',
    excerpt: 'How we keep this portal usable for everyone, and how to tell us when it is not.',
    contents: [
      {
        content: `<p>Everyone who sells our policies should be able to use this portal, with or without a mouse, at any size of text, and with any reading aid. We build it to the Web Content Accessibility Guidelines 2.2, level&nbsp;AA.</p>
<h2>What you can count on</h2>
<ul>
<li>Each page works with the keyboard alone, and you can see where you are.</li>
<li>Text can be enlarged to 200% without loss. Pages fit a narrow screen without scrolling sideways.</li>
<li>Colors have enough contrast, in the light and in the dark theme.</li>
<li>Nothing blinks or moves by itself.</li>
<li>Videos have captions.</li>
</ul>
<h2>What we know is not good enough</h2>
<p>Some older PDF files are scans that a reader cannot read aloud. Ask for any of them in another form and you will have it within two workdays.</p>
<h2>Tell us</h2>
<p>Write which page it was, what you wanted to do, and which browser or aid you use. You do not have to explain why.</p>`,
      },
    ],
    topics: [
      {
        title: 'Report a barrier',
        text: 'Answer within two workdays.',
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
    excerpt: 'Forms to change what we send, to whom, and in which form.',
    contents: [
      {
        content: `<p>Fill in a form, save it and send it to <a href="mailto:support@example.com">support@example.com</a>. Changes take three workdays. Only a principal of the agency may sign.</p>
<div class="callout"><p>New phone or e-mail address? No form is needed; call producer support.</p></div>`,
      },
    ],
    topics: [{ title: 'Questions about a form', phone: '555-0140', email: 'support@example.com' }],
    forms: [
      {
        attachment_id: 'form-mailing-list',
        name: 'Mailing list change.pdf',
        description: 'Who in your office gets alerts by e-mail.',
      },
      {
        attachment_id: 'form-agency-record',
        name: 'Agency record change.pdf',
        description: 'Name, address, bank account and principals.',
      },
      {
        attachment_id: 'form-large-print',
        name: 'Large print and braille.pdf',
        description: 'Documents for a customer in another format, at no cost.',
      },
      {
        attachment_id: 'form-do-not-contact',
        name: 'Do not contact.pdf',
        description: 'A customer who wants no advertising from us.',
      },
    ],
  },
  {
    id: 8005,
    slug: 'take20',
    record_type: 'SimplePage',
    title: 'Take20',
    excerpt: 'Twenty minutes, one topic, live or recorded.',
    image: sampleImage('calendar-stamp'),
    contents: [
      {
        content: `<p><strong>One topic, twenty minutes, no slides that you have seen before.</strong> A Take20 is short enough for the time between two customers.</p>
<div class="row">
<div class="col">
<h2>Live</h2>
<p>Thursdays at 11:00&nbsp;am&nbsp;ET. The last five minutes are yours: type your question, and the person who knows answers it.</p>
</div>
<div class="col">
<h2>Recorded</h2>
<p>On the next workday, with captions. Short courses that you take by yourself stand below, too.</p>
</div>
</div>
<p>No credits are given for a Take20. Continuing education is listed under webinars and e-learnings.</p>`,
      },
    ],
    topics: [
      { title: 'All webinars', path: '/training-and-job-aids/webinars' },
      { title: 'All e-learnings', path: '/training-and-job-aids/elearnings' },
      {
        title: 'Propose a topic',
        text: 'Whatever you had to ask twice.',
        email: 'training@example.com',
      },
    ],
  },
  {
    id: 8006,
    slug: 'agent360',
    record_type: 'SimplePage',
    title: 'Agent360',
    excerpt: 'Home, auto, landlord and umbrella on one account, with one bill.',
    image: sampleImage('key-and-lock'),
    contents: [
      {
        content: `<p><strong>Agent360 is our newer platform.</strong> A household is one account there: its homes, cars and rented houses, one umbrella above them, one bill and one signature.</p>
<table>
<caption>Two platforms, side by side</caption>
<thead><tr><th scope="col">You want to</th><th scope="col">Classic</th><th scope="col">Agent360</th></tr></thead>
<tbody>
<tr><td>Quote a home and two cars</td><td>Two quotes</td><td>One</td></tr>
<tr><td>Change a mailing address</td><td>On each policy</td><td>Once</td></tr>
<tr><td>Insure a boat or a motorcycle</td><td>Yes</td><td>Not yet</td></tr>
<tr><td>See what is due</td><td>Policy by policy</td><td>On one line</td></tr>
</tbody>
</table>
<p>Classic products stay where they are. Nothing moves in the middle of a term.</p>`,
      },
    ],
    topics: [
      {
        title: 'What to expect',
        text: 'Waves, days, and what you do before yours.',
        path: '/agent360/what-to-expect',
      },
      {
        title: 'Training',
        text: 'Courses and webinars on the platform.',
        path: '/agent360/training',
      },
      {
        title: 'Launch team',
        text: 'Answers in two minutes on launch days.',
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
    excerpt: 'States come in waves. This is what happens in yours, and when.',
    contents: [
      {
        content: `<p>We open Agent360 state by state, in waves. You hear of your day at least sixty days ahead.</p>
<h2>Before</h2>
<ol>
<li>Sixty days: an alert names the day. Courses open.</li>
<li>Ten days: your list of staff closes. Each person gets an invitation.</li>
<li>Five days: practice accounts. Break something.</li>
</ol>
<h2>On the day</h2>
<p>New quotes for the products that move are made in Agent360 from 8:00&nbsp;am&nbsp;ET. Quotes that you saved in Classic can be bound there for thirty days.</p>
<h2>After</h2>
<p>Policies move at renewal. The customer gets one letter, and you get it a week before them. Commission rates do not change.</p>
<div class="callout"><p>Nobody from our side asks for your password to &ldquo;prepare&rdquo; your move.</p></div>`,
      },
    ],
  },
  {
    id: 8008,
    slug: 'product-overview',
    record_type: 'SimplePage',
    title: 'Product overview',
    excerpt: 'What Agent360 holds, what each line adds to the account, and what comes next.',
    contents: [
      {
        content: `<p>Begin with the home: the discounts of all other lines come from it.</p>
<h2>How the lines work together</h2>
<ul>
<li><strong>Home</strong> opens the account and sets its billing day.</li>
<li><strong>Auto</strong> lowers the price of the home, and the home that of each car.</li>
<li><strong>Landlord</strong> takes up to ten houses with one owner.</li>
<li><strong>Umbrella</strong> reads the limits below it and says which one is too low.</li>
</ul>
<p>Flood is sold by our partner and stands beside the account, with a bill of its own.</p>`,
      },
    ],
    topics: [
      { title: 'New products', path: '/agent360/new-products' },
      { title: 'Where it is available', path: '/products/product-availability-map' },
    ],
  },
];
