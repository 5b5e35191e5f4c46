import { diagnosticAnchors } from '@producer-portal/api';
import type { Diagnostic, DiagnosticCode } from '@producer-portal/api';
import { explainSetting } from './config-diagnostics.ts';
import type { PortalConfig } from './portal-config.ts';
import type { Services } from './services.tsx';

/**
 * Why sign-in failed: the user has no access, or the host or the configuration is at fault, which only support can fix. Other
 * reasons, such as an expired code, are represented by null.
 */
export type SignInFailure =
  | { kind: 'no-access' }
  | { kind: 'misconfigured'; diagnostic: Diagnostic };

/** Settings that determine the address of the sign-in; `portal-config` is the whole block. */
const signInSettings: readonly (keyof PortalConfig | 'portal-config')[] = [
  'portal-config',
  'apiHost',
  'ssoInitiatePath',
];

/** Finds the reason for a failed sign-in. An invalid setting comes first, because it causes the other failures. */
export function describeFailure(
  { invalidSettings }: Pick<Services, 'invalidSettings'>,
  { isDenied = false, diagnostic }: { isDenied?: boolean; diagnostic?: Diagnostic } = {},
): SignInFailure | null {
  const setting = invalidSettings.find(({ key }) => signInSettings.some((each) => each === key));
  const reason = setting ? explainSetting(setting) : diagnostic;
  if (reason) return { kind: 'misconfigured', diagnostic: reason };
  return isDenied ? { kind: 'no-access' } : null;
}

const isCode = (value: unknown): value is DiagnosticCode =>
  typeof value === 'string' && Object.hasOwn(diagnosticAnchors, value);

/** Reads the failure from history state, which is untrusted. Long texts are cut off. */
export function readFailure(state: unknown): SignInFailure | null {
  const failure = readField(state, 'failure');
  if (readField(failure, 'kind') === 'no-access') return { kind: 'no-access' };
  const diagnostic = readField(failure, 'diagnostic');
  const code = readField(diagnostic, 'code');
  if (!isCode(code)) return null;
  const text = (key: keyof Diagnostic): string | null => {
    const value = readField(diagnostic, key);
    return typeof value === 'string' ? value.slice(0, 200) : null;
  };
  return {
    kind: 'misconfigured',
    diagnostic: {
      code,
      call: text('call'),
      field: text('field') ?? '',
      found: text('found') ?? '',
      expected: text('expected') ?? '',
      count: 1,
      anchor: diagnosticAnchors[code],
      requestId: text('requestId'),
    },
  };
}

const readField = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
