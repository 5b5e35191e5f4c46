/**
 * A search that producers type, and its expected first result: the slug of a record, or the path of a quick answer. If there are
 * several expected results, any of them can be first. Without a persona, the user is a producer in Michigan, Ohio, and Indiana.
 */
export type GoldenQuery = readonly [
  query: string,
  expected: string | readonly string[],
  persona?: string,
];

const map = '/products/product-availability-map';
const center = '/marketing-collateral/co-op-marketing-center';
const training = '/training-and-job-aids';
/** A path instead of a slug, because the expected result is the quick answer that links to the alert. */
const stormNoticePath = '/alerts/lake-erie-storm-lifted';
const guidelines = [
  'motorcycle-guideline-all-states',
  'great-lakes-manufactured-home-guideline',
  'mi-specialty-dwelling-guideline-before',
];

const pages: readonly GoldenQuery[] = [
  ['availability map', map],
  ['where is the product map', map],
  ['login problem', '/contact-us'],
  ['can’t log in', '/contact-us'],
  ['phone number', '/contact-us'],
  ['co-op balance', center],
  ['my orders', `${center}/orders`],
  ['webinars', `${training}/webinars`],
  ['job aids', `${training}/job-aids`],
  ['take20', `${training}/take20`],
  ['continuing education', training],
  ['CE hours Ohio', `${training}/elearnings/search?ceState=OH`],
  ['returned order', `${center}/orders`],
  ['underwriting guidelines', '/guides-and-rate-bulletins'],
  ['site map', '/sitemap'],
  ['faq', '/ask-foremost'],
  ['social media posts', '/ready-to-use-social-media-posts'],
  ['accessibility', '/digital-accessibility'],
  ['system status', '/system-and-technical'],
  ['policy updates', '/policy-updates'],
  ['mailing list', '/communication-request-forms'],
  ['what to expect', '/agent360/what-to-expect'],
];

const orders: readonly GoldenQuery[] = [
  ['CO-8811', `${center}/orders/8811`],
  ['co 8798', `${center}/orders/8798`],
  ['8803', `${center}/orders/8803`],
  ['order 8532', `${center}/orders/8532`],
];

const availability: readonly GoldenQuery[] = [
  ['motorcycle texas', `${map}/motorcycle?state=TX`],
  ['motorcycle michigan', `${map}/motorcycle?state=MI`],
  ['umbrella florida', `${map}/umbrella?state=FL`],
  ['boat OH', `${map}/boat?state=OH`],
  ['mobile home rhode island', `${map}/manufactured-home?state=RI`],
  ['MH MI', `${map}/manufactured-home?state=MI`],
  ['can I write boats in Florida', `${map}/boat?state=FL`],
  ['flood indiana', `${map}/flood?state=IN`],
  ['rv ohio', `${map}/motor-home?state=OH`],
  ['agent360 auto tennessee', `${map}/agent360-auto?state=TN`],
  ['where can I sell umbrella in massachusetts', `${map}/umbrella?state=MA`],
  ['jet ski MI', `${map}/boat?state=MI`],
];

const numbers: readonly GoldenQuery[] = [
  ['UG 2026 024', 'motorcycle-guideline-all-states'],
  ['UG-2026-031', 'mi-specialty-dwelling-guideline'],
  ['ug2025012', 'mi-specialty-dwelling-guideline-before'],
  ['UG 027', 'great-lakes-manufactured-home-guideline'],
  ['RB-041', 'oh-motor-home-rates'],
  ['rb 2026 038', 'mi-boat-rates'],
  ['RB.036', 'in-off-road-rates'],
  ['RM 2025 007', 'great-lakes-travel-trailer-manual'],
  ['PNP-2026-018', 'mi-specialty-dwelling-roof-age'],
  ['PNP 017', 'great-lakes-umbrella-underlying-limits'],
];

const binding: readonly GoldenQuery[] = [
  ['moratorium', stormNoticePath],
  ['binding moratorium', stormNoticePath],
  ['lake erie storm', 'lake-erie-storm-lifted'],
  ['can I bind in Ohio', stormNoticePath],
  ['binding restriction michigan', stormNoticePath],
  ['stop binding', stormNoticePath],
  ['binding michigan boat', stormNoticePath],
  ['can I bind a mobile home in ohio today', stormNoticePath],
  ['is there a moratorium in PA', stormNoticePath],
  ['MH moratorium', stormNoticePath],
  ['binding hold california', '/alerts/california-red-flag-binding-hold', 'home-office-admin'],
  ['storm photos', 'lake-erie-storm-lifted'],
  ['bind authority', guidelines],
  ['binding limit motorcycle', 'motorcycle-guideline-all-states'],
  ['red flag', 'california-red-flag-binding-hold', 'home-office-admin'],
];

// The guidelines and rate bulletins whose slugs end in `-before` are in effect today.
const rules: readonly GoldenQuery[] = [
  ['michigan specialty dwelling guideline', 'mi-specialty-dwelling-guideline-before'],
  ['motorcycle guideline', 'motorcycle-guideline-all-states'],
  ['MH guide', 'great-lakes-manufactured-home-guideline'],
  ['manufactured home guideline ohio', 'great-lakes-manufactured-home-guideline'],
  ['ohio motor home rates', ['oh-motor-home-rates-before', 'oh-motor-home-rates']],
  ['michigan boat rates', 'mi-boat-rates'],
  ['travel trailer manual', 'great-lakes-travel-trailer-manual'],
  ['collector auto manual', 'collector-auto-manual'],
  ['dog bite', 'great-lakes-manufactured-home-guideline'],
  ['roof age michigan', 'mi-specialty-dwelling-roof-age'],
  ['umbrella underlying limits', 'great-lakes-umbrella-underlying-limits'],
  ['replacement cost mobile home', 'mi-manufactured-home-replacement-cost'],
  ['park model', ['park-models-open-in-three-states', 'oh-travel-trailer-park-models']],
  ['down payment', 'all-states-billing-down-payment'],
  ['student housing', 'oh-specialty-dwelling-student-housing'],
  ['indiana motor home rate change', 'in-motor-home-rate-change'],
  [
    'motorcycle rate change',
    ['tx-motorcycle-rate-change', 'tx-motorcycle-rates'],
    'exclusive-producer',
  ],
  ['cosmetic hail damage', 'tx-manufactured-home-hail-roof', 'exclusive-producer'],
  ['wind and hail deductible', 'fl-manufactured-home-wind-hail-deductible', 'independent-csr'],
  ['boat speed limit', 'fl-boat-speed-limit', 'independent-csr'],
  ['open counties', 'florida-territory-open-counties', 'independent-csr'],
];

const tasks: readonly GoldenQuery[] = [
  ['reset password', 'reset-a-password'],
  ['how do I reset my password', 'reset-a-password'],
  ['forgot password', 'reset-a-password'],
  ['add a lienholder', 'add-a-lienholder'],
  ['take a payment', 'take-a-payment'],
  ['commission statement', ['commission-statement-line-by-line', 'read-your-commission-statement']],
  ['report a claim', ['report-a-claim', 'report-a-claim-after-hours']],
  ['claim after hours', 'report-a-claim-after-hours'],
  ['paperless', ['paperless-in-two-minutes', 'move-a-policy-to-paperless']],
  ['endorsement', ['issue-an-endorsement', 'same-day-endorsements']],
  ['upload photos', 'upload-photos-from-a-phone'],
  ['agency bill', ['agency-bill-policy', 'agency-bill-remittance-dates']],
  ['print center address', 'print-center-new-address'],
  ['one-time code', 'sign-in-one-time-code'],
  [
    'e-sign',
    ['e-signature-within-10-days', 'e-signature-new-sender', 'all-states-e-signature-consent'],
  ],
  ['billing center outage', 'billing-center-outage-resolved'],
  ['policy download', 'policy-download-runs-late'],
  ['license renewal', ['ce-renewal-checklist', 'renew-your-license-early']],
  ['territory manager', 'great-lakes-territory-manager'],
  ['open road contest', 'open-road-contest'],
  ['co-op claims', ['co-op-claims-close', 'co-op-money-left']],
  ['advance-quote discount', ['advance-quote-discount', 'boat-early-bird']],
  ['personal injury protection', 'mi-no-fault-in-agent360-auto'],
];

const products: readonly GoldenQuery[] = [
  ['motorcycle', 'motorcycle'],
  ['MH', 'manufactured-home'],
  ['umb', 'umbrella'],
  ['flood', 'flood'],
  ['agent360 landlord', 'agent360-landlord'],
  ['electric bikes', 'umbrella-counts-electric-bikes'],
  ['boat survey', 'boat-quotes-without-a-survey'],
  ['camper van', 'motor-home-converted-vans-accepted-with-a-registered-shop'],
  ['spanish forms', 'classic-policy-forms-in-spanish'],
  ['pet coverage', 'motor-home-pet-coverage'],
  [
    'total loss motorcycle',
    ['motorcycle-two-more-model-years', 'motorcycle-total-loss-limit-raised'],
  ],
];

const marketingAndTraining: readonly GoldenQuery[] = [
  ['yard sign', 'yard-sign-boat-show'],
  ['motorcycle postcard', ['postcard-first-ride', 'motorcycle-postcards']],
  ['door hanger', 'door-hanger-manufactured-home'],
  ['budget planner', 'co-op-budget-planner'],
  ['refer a rider', 'motorcycle-refer-a-rider'],
  ['ethics', ['ethics-live', 'ethics-in-everyday-sales']],
  ['flood basics', 'flood-basics'],
  ['storm webinar', 'storm-season-before-the-watch'],
];

// cspell:disable
const typos: readonly GoldenQuery[] = [
  ['motorcyle', 'motorcycle'],
  ['lienholdr', 'add-a-lienholder'],
  ['moratorum', 'lake-erie-storm-lifted'],
];
// cspell:enable

/** The golden set, by kind of question. */
export const goldenQueries = {
  pages,
  orders,
  availability,
  numbers,
  binding,
  rules,
  tasks,
  products,
  marketingAndTraining,
  typos,
};
