import { t, tc } from '../../lib/i18n.ts';
import { recordCopy } from '../../modules/content-list/copy.ts';

/** Translations can put the word "County" before the name. Other kinds, such as parishes, keep their names. */
function countyName(name: string): string {
  const [, properName] = /^(.+) County$/u.exec(name) ?? [];
  return properName ? t('{name} County', { name: properName }) : name;
}

/** Screen texts for the binding check. */
export const bindCopy = {
  ...recordCopy({
    loading: t('Loading products'),
    slow: t('Still loading products. Your connection seems slow.'),
    failedTitle: t('Couldn’t load products'),
  }),
  intro: t('Check a place, a product, and a time against the rules in effect.'),
  countyName,
  inCounty: (name: string, state: string) =>
    t('{county}, {state}', { county: countyName(name), state }),
  emptyTitle: t('No products yet'),
  emptyText: t('Products you can sell appear here.'),
  notOffered: {
    title: t('Binding checks aren’t available'),
    text: t('Binding alerts say what is stopped or limited today.'),
    alerts: t('Binding alerts'),
  },
  question: t('Your question'),
  place: t('Where?'),
  zip: t('ZIP code'),
  zipHint: t('Five digits'),
  zipInvalid: t('Enter five digits, such as 44870.'),
  zipUnknown: (zip: string) =>
    t('We don’t know the county of ZIP code {zip}. Choose the state and county.', { zip }),
  zipFailed: t('Couldn’t look up the ZIP code. Choose the state and county.'),
  zipFound: (zip: string, county: string) => t('{zip} is in {county}.', { zip, county }),
  whichCounty: (zip: string, count: number) =>
    t('{zip} is in {count} counties. Which one?', { zip, count }),
  state: t('State'),
  county: t('County'),
  allCounties: t('Any county'),
  countyPicker: {
    show: t('Show all counties'),
    clear: t('Any county'),
    none: (text: string) => t('No counties match “{text}”.', { text }),
    count: (count: number) => t('{count, plural, one {# county} other {# counties}}', { count }),
  },
  product: t('Product'),
  productPicker: {
    show: t('Show all products'),
    clear: t('Clear product'),
    none: (text: string) => t('No products match “{text}”.', { text }),
    count: (count: number) => t('{count, plural, one {# product} other {# products}}', { count }),
  },
  action: t('What do you want to do?'),
  when: t('When?'),
  now: t('Now'),
  otherTime: t('Another date and time'),
  date: t('Date'),
  time: t('Time (Eastern Time)'),
  noSuchTime: t('Clocks move forward at 2:00 am on this date. Enter 3:00 am or later.'),
  chooseState: t('Choose a state'),
  chooseStateText: t('Choose one of your states, or enter a ZIP code.'),
  chooseProduct: (state: string) => t('Choose a product in {state}', { state }),
  checking: t('Checking the rules…'),
  failed: t('Couldn’t check the rules. Don’t bind until you know.'),
  untilFurtherNotice: t('No, until further notice'),
  countyNeeded: t('It depends on the county'),
  notLicensed: (state: string) => t('{state} isn’t one of your states', { state }),
  explain: {
    countyNeeded: t(
      'A rule covers only some counties. Enter the ZIP code or choose the county of the risk.',
    ),
    noData: t('We have no data for this product, place, and time. Call before you bind.'),
    notLicensed: (states: string) => t('We can only answer for {states}.', { states }),
  },
  contacts: t('Contact us'),
  enterZip: t('Enter the ZIP code'),
  checkedAt: (time: string) => t('Checked {time}', { time }),
  checkAgain: t('Check again'),
  limitedByProduct: (state: string) => t('This product is limited in {state}.', { state }),
  closedByProduct: (state: string) => t('This product isn’t offered in {state}.', { state }),
  productNote: t('About this product’s availability'),
  noRules: t('No rule stops or limits this.'),
  rules: t('Rules in effect'),
  rulesAt: (time: string) => t('Rules in effect {time}', { time }),
  restrictions: { stopped: t('Stopped'), limited: tc('binding', 'Limited') },
  noSentence: t('Read the source for this rule.'),
  counties: (names: string) => t('Counties: {names}', { names }),
  fullText: t('Full text:'),
  revision: (number: number, date: string) =>
    t('Revision {number}, published {date}', { number, date }),
  since: (time: string) => t('Since {time}', { time }),
  until: (time: string) => t('Until {time}', { time }),
  through: (date: string) => t('Through {date}', { date }),
  history: t('The last 30 days'),
  historyBefore: (time: string) => t('The 30 days before {time}', { time }),
  historySame: t('The answer has been the same for 30 days.'),
} as const;
