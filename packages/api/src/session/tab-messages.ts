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

const tabMessageSchema = v.variant('type', [
  /** The tokens changed: read them again. */
  v.object({ type: v.literal('tokens') }),
  /** The session ended, and why. */
  v.object({ type: v.literal('ended'), reason: endReasonSchema }),
  /**
   * There was input, at that time by this device's clock in milliseconds since 1970. A time and not
   * an age: a page that sleeps gets the message when it wakes.
   */
  v.object({ type: v.literal('input'), at: v.number() }),
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

/** The way to the other tabs of this browser. */
export type TabChannel = {
  send: (envelope: TabEnvelope) => void;
  close: () => void;
};

/** Opens the way to the other tabs, or null where there is none. */
export type OpenTabChannel = (onMessage: (data: unknown) => void) => TabChannel | null;

export const openPlatformChannel: OpenTabChannel = (onMessage) => {
  if (typeof BroadcastChannel !== 'function') return null;
  const channel = new BroadcastChannel('pnp');
  channel.addEventListener('message', ({ data }) => onMessage(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin alone
    send: (envelope) => channel.postMessage(envelope),
    close: () => channel.close(),
  };
};
