import type { Messages } from './messages.ts';
import { messages as spanish } from './es-US.ts';
import { pseudoMessages } from './pseudo.ts';

/** Pseudo-translations of all messages. The Spanish catalog has the same keys. */
export const messages: Messages = pseudoMessages(Object.keys(spanish));
