import type { CartItemProblem, CartItemProblems } from '@producer-portal/api';
import { formCopy } from '../../modules/form-errors/copy.ts';
import type { FieldErrors } from '../../modules/form-errors/form-errors.tsx';
import { coopCopy as copy } from './copy.ts';

const toText = (problem: CartItemProblem): string =>
  problem.code === 'too-long' ? formCopy.tooLong(problem.max) : copy.problems[problem.code];

/** Returns an item's error messages by field. The keys are those of the host's errors, such as `fields.agency_phone`. */
export const toFieldErrors = (problems: CartItemProblems): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, [toText(problem)]]),
  );
