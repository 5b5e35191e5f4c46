import { createHash } from 'node:crypto';
import { createDates } from '@producer-portal/api/dates';
import * as v from 'valibot';
import { toTextLines } from '../db/plain-text.ts';
import { writePdf } from '../files/pdf.ts';
import { PROGRAM } from '../program.ts';
import { verifyProof } from './proof-file.ts';

const periodsSchema = v.optional(
  v.array(v.object({ from: v.string(), until: v.nullish(v.string()) })),
  [],
);

/** The fields of a revision that the PDF shows. */
const revisionSchema = v.object({
  number: v.number(),
  title: v.string(),
  published_at: v.string(),
  change_note: v.nullish(v.string()),
  rule: v.nullish(v.string()),
  new_business: periodsSchema,
  renewal: periodsSchema,
  excerpt: v.nullish(v.string()),
  contents: v.nullish(v.array(v.object({ content: v.string() })), []),
});
type Period = v.InferOutput<typeof periodsSchema>[number];

const { formatLongDate, formatTime } = createDates();

/** Formats an instant as the portal does: `March 2, 2026, 02:05 pm ET`. */
const formatInstant = (instant: string) => `${formatLongDate(instant)}, ${formatTime(instant)}`;

const isInPeriod = (instant: string, { from, until }: Period) => {
  const time = Date.parse(instant);
  return Date.parse(from) <= time && (!until || time < Date.parse(until));
};

function formatPeriods(periods: readonly Period[]): string {
  if (periods.length === 0) return 'at no time';
  return periods
    .map(({ from, until }) =>
      until
        ? `from ${formatInstant(from)} until ${formatInstant(until)}`
        : `from ${formatInstant(from)} until further notice`,
    )
    .join('; ');
}

/**
 * Writes a readable PDF of a proof file: the revision's text, and when it was in effect, shown, and
 * acknowledged. The proof file is the evidence, so the PDF quotes its SHA-256.
 *
 * @param proofFile The text that `createProof` returned.
 * @param fileName The name of the proof file.
 */
export async function writeProofPdf(proofFile: string, fileName: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(proofFile);
  const { proof, kid } = await verifyProof(bytes);
  const [{ revision }, ...events] = proof.entries;
  const {
    number,
    title,
    published_at,
    change_note,
    rule,
    new_business,
    renewal,
    excerpt,
    contents,
  } = v.parse(revisionSchema, revision);

  const describeEffect = (instant: string) => {
    const kinds = [
      ...(new_business.some((period) => isInPeriod(instant, period)) ? ['new business'] : []),
      ...(renewal.some((period) => isInPeriod(instant, period)) ? ['renewals'] : []),
    ];
    return kinds.length === 0
      ? 'At that time, it was not in effect.'
      : `At that time, it was in effect for ${kinds.join(' and ')}.`;
  };
  const verbs = { shown: 'First shown to', acknowledged: 'Acknowledged by' } as const;
  const missing = (['shown', 'acknowledged'] as const).filter((kind) =>
    events.every((event) => event.kind !== kind),
  );
  return writePdf(
    `Proof: ${title}`,
    [
      { heading: 'The revision' },
      `Revision ${number}, published ${formatInstant(published_at)}.`,
      ...(change_note ? [`What changed: ${change_note}`] : []),
      `In effect for new business: ${formatPeriods(new_business)}.`,
      `In effect for renewals: ${formatPeriods(renewal)}.`,
      { heading: 'Shown and acknowledged' },
      ...events.map(
        ({ kind, at, user }) =>
          `${verbs[kind]} ${user.name}, agent code ${user.agent_code}: ${formatInstant(at)}. ${describeEffect(at)}`,
      ),
      ...(missing.length > 0 ? [`Not recorded for this user: ${missing.join(', ')}.`] : []),
      ...(rule ? [{ heading: 'The rule' }, ...rule.split('\n')] : []),
      { heading: 'The text' },
      ...(excerpt ? [excerpt] : []),
      ...contents.flatMap(({ content }) => toTextLines(content)),
      { heading: 'How to check this proof' },
      `Issued ${formatInstant(proof.issued_at)}. The evidence is the file ${fileName}; this document only describes it. ` +
        `To check the file, run "${PROGRAM} verify-proof" with its name.`,
      `SHA-256 of the file: ${createHash('sha256').update(bytes).digest('hex')}`,
      `Signing key: ${kid}`,
    ],
    new Date(proof.issued_at),
  );
}
