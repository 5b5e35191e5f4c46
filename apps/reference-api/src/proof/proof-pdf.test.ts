import { generateKeyPair } from 'jose';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { SIGNING_ALGORITHM } from '../session/signing-keys.ts';
import { createProof } from './proof-file.ts';
import { writeProofPdf } from './proof-pdf.ts';

const subject = {
  revision: {
    number: 3,
    title: 'Wind deductible',
    published_at: '2026-02-27T15:00:00.000Z',
    change_note: 'The deductible changed from 1% to 2%.',
    new_business: [{ from: '2026-03-01T05:00:00.000Z', until: '2026-03-08T07:30:00.000Z' }],
    contents: [{ content: '<p>A deductible of 2% applies.</p>' }],
  },
  user: { uuid: 'u-1', name: 'Dana Whitfield', agent_code: '041187' },
  shownAt: '2026-03-02T19:05:00.000Z',
  acknowledgedAt: null,
};

async function readPdf(acknowledgedAt: string | null): Promise<string> {
  const key = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const file = await createProof(
    { ...subject, acknowledgedAt },
    key,
    new Date('2026-03-09T12:00:00Z'),
  );
  const pdf = await writeProofPdf(file, 'proof-17.json');
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/gu, ' ');
}

it('says which revision was in effect, and when it was shown and acknowledged', async () => {
  const text = await readPdf('2026-03-08T20:00:00.000Z');
  for (const sentence of [
    'Revision 3, published February 27, 2026, 10:00 am ET.',
    'What changed: The deductible changed from 1% to 2%.',
    // Daylight saving time starts at 2 a.m. on March 8.
    'In effect for new business: from March 1, 2026, 12:00 am ET until March 8, 2026, 03:30 am ET.',
    'In effect for renewals: at no time.',
    'First shown to Dana Whitfield, agent code 041187: March 2, 2026, 02:05 pm ET. At that time, it was in effect for new business.',
    'Acknowledged by Dana Whitfield, agent code 041187: March 8, 2026, 04:00 pm ET. At that time, it was not in effect.',
    'A deductible of 2% applies.',
    'proof-17.json',
  ]) {
    expect(text).toContain(sentence);
  }
  expect(text).not.toContain('Not recorded');
});

it('says that the user has not acknowledged the revision', async () => {
  expect(await readPdf(null)).toContain('Not recorded for this user: acknowledged.');
});
