import { generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { SIGNING_ALGORITHM } from '../session/signing-keys.ts';
import { toCanonicalJson } from './canonical-json.ts';
import { createProof, InvalidProof, verifyProof, type ProofKey } from './proof-file.ts';

const revision = {
  id: '17',
  number: 3,
  title: 'Wind deductible – “coastal” counties',
  published_at: '2026-02-27T15:00:00.000Z',
  new_business: [{ from: '2026-03-01T05:00:00.000Z' }],
  contents: [{ content: '<p>A deductible of 2% applies.</p>' }],
};
const subject = {
  revision,
  user: { uuid: 'u-1', name: 'Dana Whitfield', agent_code: '041187' },
  shownAt: '2026-03-02T19:05:00.000Z',
  acknowledgedAt: '2026-03-02T19:06:00.000Z',
};
const issuedAt = new Date('2026-03-03T12:00:00Z');
const toBytes = (text: string) => new TextEncoder().encode(text);

let key: ProofKey;
beforeAll(async () => {
  key = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
});

describe('canonical JSON', () => {
  it('sorts keys, and leaves out white space and undefined keys', () => {
    expect(toCanonicalJson({ b: [1, null, 'ü"'], a: { d: true, c: undefined } })).toBe(
      '{"a":{"d":true},"b":[1,null,"ü\\""]}',
    );
  });
});

describe('a proof file', () => {
  it('is valid if it is unchanged, and lists the events', async () => {
    const { proof, kid } = await verifyProof(toBytes(await createProof(subject, key, issuedAt)));
    expect(proof.entries.map(({ kind, at }) => [kind, at])).toEqual([
      ['published', revision.published_at],
      ['shown', subject.shownAt],
      ['acknowledged', subject.acknowledgedAt],
    ]);
    expect(proof.entries[0].revision).toEqual(revision);
    expect(kid).toMatch(/^[\w-]{43}$/);
  });

  it('leaves out events that have not happened', async () => {
    const text = await createProof(
      { ...subject, shownAt: null, acknowledgedAt: null },
      key,
      issuedAt,
    );
    const { proof } = await verifyProof(toBytes(text));
    expect(proof.entries.map(({ kind }) => kind)).toEqual(['published']);
  });

  it('is rejected if any byte was changed, removed, or added', async () => {
    const file = toBytes(await createProof(subject, key, issuedAt));
    const variants = [...file].flatMap((byte, index) => {
      const flippedBits = [1, 0x20, 0xff].map((mask) => {
        const flipped = Uint8Array.from(file);
        flipped[index] = byte ^ mask;
        return flipped;
      });
      const start = file.subarray(0, index);
      const withoutByte = Uint8Array.from([...start, ...file.subarray(index + 1)]);
      const withExtraByte = Uint8Array.from([...start, 0x20, ...file.subarray(index)]);
      return [...flippedBits, withoutByte, withExtraByte];
    });
    const results = await Promise.allSettled(variants.map(verifyProof));
    const accepted = results.filter(({ status }) => status === 'fulfilled');
    expect(variants.length).toBeGreaterThan(5000);
    expect(accepted).toEqual([]);
    expect(
      results.every(
        (result) => result.status === 'rejected' && result.reason instanceof InvalidProof,
      ),
    ).toBe(true);
  });

  it('is rejected if it has the signature of another proof file', async () => {
    const otherKeys = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
    const text = await createProof(subject, key, issuedAt);
    const forged = await createProof({ ...subject, acknowledgedAt: null }, otherKeys, issuedAt);
    const signature = /"signature":"[^"]+"/u;
    const swapped = forged.replace(signature, signature.exec(text)?.[0] ?? '');
    await expect(verifyProof(toBytes(swapped))).rejects.toThrow('The signature doesn’t match');
  });

  it('is rejected if another program formatted it', async () => {
    const text = await createProof(subject, key, issuedAt);
    const formatted = JSON.stringify(JSON.parse(text), null, 2);
    await expect(verifyProof(toBytes(formatted))).rejects.toThrow('formatted or saved');
  });

  it.each(['', '{}', 'null', '[]', '{"format":"producer-portal-proof-1"}', '\u0000'])(
    'is rejected if it is %j',
    async (text) => {
      await expect(verifyProof(toBytes(text))).rejects.toThrow(InvalidProof);
    },
  );
});
