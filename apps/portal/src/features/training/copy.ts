import { t } from '../../lib/i18n.ts';
import { failureCopy, recordCopy } from '../../modules/content-list/copy.ts';

/** Screen texts for the training overview and Take20. */
export const trainingCopy = {
  title: t('Training and job aids'),
  intro: t('Live webinars, self-paced courses, and quick job aids.'),
  index: {
    ...failureCopy,
    loading: t('Loading training and job aids'),
    slow: t('Still loading training and job aids. Your connection seems slow.'),
    failedTitle: t('Couldn’t load training and job aids'),
    emptyTitle: t('No training yet'),
    emptyText: t('Training and job aids for your states appear here.'),
  },
  kindsLabel: t('Types of training'),
  kinds: {
    webinars: [t('Webinars'), t('Live sessions with our experts.')],
    elearnings: [t('E-learnings'), t('Self-paced courses.')],
    jobAids: [t('Job aids'), t('One page, one task.')],
    take20: [t('Take20'), t('One topic in 20 minutes.')],
  },
  upcoming: t('Next webinars'),
  noneUpcoming: t('No webinars are scheduled.'),
  allWebinars: t('All webinars'),
  elearnings: t('New e-learnings'),
  noElearnings: t('No e-learnings yet.'),
  allElearnings: t('All e-learnings'),
  monthly: t('This month’s job aids'),
  noMonthly: t('No job aids this month.'),
  allMonthly: t('All job aids for this month'),
  prelaunch: t('Get ready for Agent360'),
  allPrelaunch: t('All prelaunch job aids'),
  take20: {
    ...recordCopy({
      loading: t('Loading Take20'),
      slow: t('Still loading Take20. Your connection seems slow.'),
      failedTitle: t('Couldn’t load Take20'),
    }),
    title: t('Take20'),
    emptyTitle: t('No Take20 sessions yet'),
    emptyText: t('20-minute sessions appear here.'),
  },
  about: t('About Take20'),
  more: t('Next steps'),
  live: t('Next live session'),
  noneLive: t('We’ll announce the next session here.'),
  recorded: t('Recordings'),
  allRecorded: t('Search all Take20 webinars'),
  courses: t('Take20 e-learnings'),
  allCourses: t('Search all Take20 e-learnings'),
} as const;
