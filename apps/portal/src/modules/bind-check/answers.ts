import type { BindAnswer } from '@producer-portal/api';

/** The tone of each answer, which is also the name of its icon. */
export const answerTones = {
  yes: 'success',
  limited: 'warning',
  no: 'danger',
  unknown: 'info',
} as const satisfies Record<BindAnswer, string>;
