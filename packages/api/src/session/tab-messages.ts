import * as v from 'valibot';

const endReasonSchema = v.picklist([
  'signed-out',
  'refused',
  'invalid',
  'idle',
  'admin-expired',
  'elsewhere',
]);

/**
 * Why there is no session any more: signed out, refused by the host (401), a refresh that failed
 * ('Invalid session'), no input for too long, an admin session that was over when impersonation
 * ended, or a change in another tab that gave no reason.
 */
export type EndReason = v.InferOutput<typeof endReasonSchema>;

export const tabMessageSchema = v.variant('type', [
  /** The tokens changed: read them again. */
  v.object({ type: v.literal('tokens') }),
  /** The session ended, and why. */
  v.object({ type: v.literal('ended'), reason: endReasonSchema }),
  /** There was input, so many milliseconds ago. */
  v.object({ type: v.literal('input'), ago: v.number() }),
  /** This tab is about to end the session for want of input: does another know better? */
  v.object({ type: v.literal('idle') }),
  /** The person changed something of this resource. */
  v.object({ type: v.literal('changed'), resource: v.string() }),
]);
/** What one tab tells the others: never a token or a claim. */
export type TabMessage = v.InferOutput<typeof tabMessageSchema>;

/** A message as it travels: with the uuid of the person whose tab it comes from. */
const envelopeSchema = v.object({ uuid: v.nullable(v.string()), message: tabMessageSchema });

export type TabEnvelope = v.InferOutput<typeof envelopeSchema>;

export function readEnvelope(data: unknown): TabEnvelope | null {
  const parsed = v.safeParse(envelopeSchema, data);
  return parsed.success ? parsed.output : null;
}

/** The part of a BroadcastChannel that is used. */
export type TabChannel = {
  postMessage(data: TabEnvelope): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
};

/** The tabs' channel, or null where there is none. */
export function platformChannel(): TabChannel | null {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel('pnp') : null;
}
