import * as v from 'valibot';

const endReasonSchema = v.picklist([
  'signed-out',
  'refused',
  'invalid',
  'idle',
  'admin-expired',
  'signed-out-in-other-tab',
]);

/**
 * Why the session ended:
 * - `signed-out`: the user signed out.
 * - `refused`: the host returned a 401.
 * - `invalid`: a refresh failed ('Invalid session').
 * - `idle`: there was no input for too long.
 * - `admin-expired`: impersonation ended after the admin's own token had expired.
 * - `signed-out-in-other-tab`: another tab ended it, and the reason is unknown.
 */
export type EndReason = v.InferOutput<typeof endReasonSchema>;

const tabMessageSchema = v.variant('type', [
  /** The tokens changed: read them again. */
  v.object({ type: v.literal('tokens') }),
  /** The session ended for this reason. */
  v.object({ type: v.literal('ended'), reason: endReasonSchema }),
  /**
   * There was input at this time, in milliseconds since 1970 by this device's clock. The message has a time
   * instead of an age, because a sleeping page gets it only when it wakes.
   */
  v.object({ type: v.literal('input'), at: v.number() }),
  /**
   * The sending tab is about to warn the user, or to end the session, because it knows of no recent input. Tabs for
   * which the idle time isn't over respond with `input`.
   */
  v.object({ type: v.literal('idle') }),
  /** The user changed data of this resource. */
  v.object({ type: v.literal('changed'), resource: v.string() }),
]);
/** A message between tabs. It never contains a token or a claim. */
export type TabMessage = v.InferOutput<typeof tabMessageSchema>;

/** A message with the uuid of the sender's user. */
const envelopeSchema = v.object({ uuid: v.nullable(v.string()), message: tabMessageSchema });

export type TabEnvelope = v.InferOutput<typeof envelopeSchema>;

export function readEnvelope(data: unknown): TabEnvelope | null {
  const result = v.safeParse(envelopeSchema, data);
  return result.success ? result.output : null;
}

/** A channel to the other tabs of this browser. */
export type TabChannel = {
  send: (envelope: TabEnvelope) => void;
  close: () => void;
};

/** Opens a channel to the other tabs; null if the browser has none. */
export type OpenTabChannel = (onMessage: (data: unknown) => void) => TabChannel | null;

export const openPlatformChannel: OpenTabChannel = (onMessage) => {
  if (typeof BroadcastChannel !== 'function') return null;
  const channel = new BroadcastChannel('pnp');
  channel.addEventListener('message', ({ data }) => onMessage(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches only its own origin
    send: (envelope) => channel.postMessage(envelope),
    close: () => channel.close(),
  };
};
