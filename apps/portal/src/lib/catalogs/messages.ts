import type { CompiledMessage } from 'icu-minify/format';

/** Translations by source message. `messageKey` in i18n.ts defines the keys. */
export type Messages = Readonly<Record<string, CompiledMessage>>;
