/** Paths of the training pages and their searches. */
export const learningPaths = {
  training: '/training-and-job-aids',
  take20: '/training-and-job-aids/take20',
  webinars: '/training-and-job-aids/webinars',
  webinarSearch: '/training-and-job-aids/webinars/search',
  elearnings: '/training-and-job-aids/elearnings',
  elearningSearch: '/training-and-job-aids/elearnings/search',
  jobAids: '/training-and-job-aids/job-aids',
  jobAidSearch: '/training-and-job-aids/job-aids/search',
} as const;

/**
 * The path of a course search for the courses with CE credit in a state.
 *
 * @param search - `learningPaths.webinarSearch` or `learningPaths.elearningSearch`.
 * @param state - a two-letter code.
 */
export const ceSearchPath = (search: string, state: string) =>
  `${search}?ceState=${encodeURIComponent(state)}`;
