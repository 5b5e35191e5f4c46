import type { CartItemProblem, CartItemProblems } from '@producer-portal/api';
import { formCopy } from '../../modules/form-errors/copy.ts';
import type { FieldErrors } from '../../modules/form-errors/form-errors.tsx';
import { coopCopy as copy } from './copy.ts';

const toText = (problem: CartItemProblem): string =>
  problem.code === 'too-long' ? formCopy.tooLong(problem.max) : copy.problems[problem.code];

/** Returns the messages for an item's problems, by dotted field name as in the host's errors. */
export const toFieldErrors = (problems: CartItemProblems): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, [toText(problem)]]),
  );
