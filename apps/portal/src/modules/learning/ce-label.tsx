import type { CeCredit } from '@producer-portal/api';
import { formatCeCodes, formatCeCredits } from './ce-credits.ts';
import { learningCopy as copy } from './copy.ts';

/**
 * The CE credits of a course as an item of a meta line: `CE credit: 1 hour (MI, OH)`. Screen readers read the names of the
 * states. Null without credits.
 */
export function renderCeLabel(credits: readonly CeCredit[] | null | undefined) {
  const codes = formatCeCodes(credits);
  return (
    codes && (
      <span key="ce">
        {copy.ceLabel} <span aria-hidden="true">{codes}</span>
        <span className="pp-visually-hidden">{formatCeCredits(credits)}</span>
      </span>
    )
  );
}
