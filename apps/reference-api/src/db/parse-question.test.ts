import { describe, expect, it } from 'vitest';
import { isQuestion, parseQuestion } from './parse-question.ts';
import { compileSynonyms } from './synonyms.ts';

const synonyms = compileSynonyms([['UMB', 'umbrella']]);
const parse = (text: string) => parseQuestion(text, synonyms);
const toNames = (terms: ReturnType<typeof parse>['required']) =>
  terms.map(({ variants }) => variants.join('/').replaceAll('"', ''));

/** Tests a sentence like PostgreSQL's operator `~*`. */
function isAnswer(question: string, sentence: string): boolean {
  const pattern = parse(question).answerPattern?.replaceAll(/\\[mM]/g, String.raw`\b`);
  return pattern === undefined || new RegExp(pattern, 'iu').test(sentence);
}

it.each([
  'When does the boat deductible change?',
  'what’s the fax number',
  'whats the fax number',
  'max roof age texas?',
  'cost of water backup',
])('recognizes a question: %s', (text) => expect(isQuestion(text)).toBe(true));

it.each(['boat deductible change', 'roof age?', '"when does it change"'])(
  'recognizes other searches: %s',
  (text) => expect(isQuestion(text)).toBe(false),
);

describe('the kind of value that answers a question', () => {
  it.each([
    ['How many photos do I need?', 'One photo of each side.'],
    ['How many policies count?', 'One policy per household.'],
    ['How many photos do I need?', 'Send six photos.'],
    ['How many photos do I need?', 'None.'],
    ['How far can a house be from the coast?', 'Within one mile.'],
    ['How often do rates change?', 'Twice a year.'],
    ['What day do the rates change?', 'On April 4.'],
    ['How much do rates go up?', 'An increase of 4.8%.'],
    ['How much do rates go up?', 'From -$12 to $30.'],
    ['What are the fees?', '$25 for each payment.'],
    ['advance quote discount on a motorcycle', '10% on a motorcycle.'],
    ['What’s the waiting period?', '30 days.'],
    ['What is the storage length for the credit?', 'Four months in a row.'],
    ['What’s the fax number?', 'Fax 555-0110.'],
    ['Claims phone number?', 'Phone: 555-0130'],
    ['Who do I call about a claim?', 'Phone: 555-0130'],
    ['Who do I email about a claim?', 'Email: claims@example.com'],
    ['What hours are you open?', 'Monday through Friday, 8:00 am to 6:00 pm.'],
    ['When are you open?', 'Until 6:00 pm.'],
    ['When is the money due?', 'On the 25th.'],
    ['When is the second reminder?', 'Day: 7; Customer gets: A second reminder'],
    ['What is the minimum age of a rider?', 'Riders must be 25 or older.'],
    ['What is the maximum age of a house?', 'Houses up to 40 years old.'],
    ['Why did the price change?', 'New rates took effect.'],
    ['What do I do if a customer has no email?', 'Print the form.'],
    ['Any discount for a fenced yard?', 'A fenced yard does not qualify.'],
    ['Can’t I get a discount?', 'Only with an alarm.'],
    ['Which browsers work?', 'Firefox does.'],
  ])('%s %s', (question, sentence) => expect(isAnswer(question, sentence)).toBe(true));

  it.each([
    ['How many days do I have?', 'From January 22.'],
    ['How many days do I have?', 'From January 22, 2027.'],
    ['How many cars can I add?', 'One carrier.'],
    ['How many days do I have?', 'If the customer has no email, print it.'],
    ['How big can photos be?', 'The portal is open 24/7.'],
    ['How big can a park model be?', 'A deck of up to $15,000.'],
    ['How much does an umbrella cost?', 'Limits of $2 million.'],
    ['How much is the gift card?', 'No purchase necessary.'],
    ['How long does lost rent pay?', '50% of the rent.'],
    ['What are the fees?', 'Fees are due monthly.'],
    ['What’s the fax number?', 'Send a fax.'],
    ['Who do I call about a claim?', 'Call us if a note is unclear.'],
    ['What hours are you open?', 'The claims line is open 24/7.'],
    ['When is the office open?', 'A $100 gift card for the office.'],
    ['How many riders can I add?', '4.8% of riders.'],
    ['What is the maximum age of a rider?', 'Riders must be 25 or older.'],
    ['What is the maximum age of a rider?', 'A permit for up to 60 days.'],
  ])('is not in: %s %s', (question, sentence) => expect(isAnswer(question, sentence)).toBe(false));
});

it('separates important words from those that many answers have', () => {
  const { required, optional, states } = parse('Can an agent bind a UMB in OH?');
  expect(toNames(required)).toContain('UMB/umbrella');
  expect(toNames(required)).not.toContain('bind');
  expect(toNames(optional)).toEqual(['OH/Ohio', 'agent', 'bind']);
  expect(states.map(({ state }) => state)).toEqual(['OH']);
});

it('finds words with the same meaning', () => {
  const { required } = parse('How much are houses near a pool charged?');
  expect(toNames(required)).toEqual(
    expect.arrayContaining(['houses/house/dwelling', 'pool', 'charged/surcharge']),
  );
});

it('doesn’t require the number in an age', () => {
  const { required, optional } = parse('Do I need a survey for a 12 year old boat?');
  expect(toNames(required)).toEqual(expect.arrayContaining(['survey', 'boat']));
  expect(toNames(optional)).toEqual(['need', '12-year-old']);
});

it.each([
  ['mortgagee or lienholder for a loan?', ['mortgagee', 'lienholder']],
  ['Is a mortgagee, or lienholder used?', ['mortgagee', 'lienholder']],
  ['Can I add two or more drivers?', []],
  ['Do I send the form or not?', []],
  ['Do rates change in Ohio or Indiana?', []],
  ['Is it one or both?', []],
])('finds the alternatives of "%s"', (question, expected) => {
  expect(toNames(parse(question).alternatives)).toEqual(expected);
});
