export {
  claimsSchema,
  type Agency,
  type Claims,
  type PremierAccessGroup,
} from './session/claims-schema.ts';
export type {
  EndReason,
  HandOver,
  RequestStamp,
  Session,
  SessionKind,
  SessionSnapshot,
  StoredValues,
  StoredValueTypes,
  TabMessage,
} from './session/types.ts';
