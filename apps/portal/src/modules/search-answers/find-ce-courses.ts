import { learningCopy } from '../learning/copy.ts';
import { ceSearchPath, learningPaths } from '../learning/paths.ts';
import { parseAvailabilityQuestion } from './find-availability.ts';
import { toWords } from './words.ts';

/** Words around "CE" or "continuing education". */
const COURSE_WORDS = new Set(
  toWords(
    'continuing education credit hours course class classes training webinar elearning requirement',
  ),
);

/**
 * Finds the searches for courses with CE credit in the state that a query names: "ohio ce", "CE hours for Ohio", "continuing
 * education MI".
 *
 * @returns an empty list if the query isn't about CE credit, or names no state.
 */
export function findCeCourses(query: string): { readonly title: string; readonly path: string }[] {
  const question = parseAvailabilityQuestion(query);
  if (!question) return [];
  const { state, words } = question;
  const isAboutCe = words.includes('ce') || /\bcontinuing education\b/u.test(words.join(' '));
  if (!isAboutCe || !words.every((word) => word === 'ce' || COURSE_WORDS.has(word))) return [];
  return [
    {
      title: learningCopy.ceElearnings(state.name),
      path: ceSearchPath(learningPaths.elearningSearch, state.code),
    },
    {
      title: learningCopy.ceWebinars(state.name),
      path: ceSearchPath(learningPaths.webinarSearch, state.code),
    },
  ];
}
