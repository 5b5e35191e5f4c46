import { t } from '../../lib/i18n.ts';

export const webinarCopy = {
  status: {
    upcoming: t('Upcoming'),
    today: t('Today'),
    live: t('Live now'),
    recorded: t('Recorded'),
    ended: t('Ended'),
  },
  stamp: {
    ahead: (date: string) => t('Scheduled for {date}', { date }),
    past: (date: string) => t('Held on {date}', { date }),
  },
  eastern: (time: string) => t('{time} ET', { time }),
  fromTo: (from: string, to: string) => t('{from} to {to}', { from, to }),
  onDay: (day: string, time: string) => `${day}, ${time}`,
  local: (time: string) => t('{time} your time', { time }),
  noTime: t('Date to be announced'),
  register: t('Register'),
  join: t('Join now'),
  watch: t('Watch'),
  addToCalendar: t('Add to calendar'),
  added: (file: string) =>
    t('Saved as {file}. Open the file to add the webinar to your calendar.', { file }),
  calendarRegister: (address: string) => t('Register or join: {address}', { address }),
  calendarPage: (address: string) => t('About this webinar: {address}', { address }),
  details: {
    when: t('When'),
    yourTime: t('Your time'),
    presenter: t('Presenter'),
  },
  notRecorded: t('This webinar has ended. There’s no recording.'),
  noRegistration: t('You can’t register here. See below for how to attend.'),
  recordingOf: (title: string) => t('Recording: {title}', { title }),
  agendaDay: (weekday: string, date: string) => `${weekday}, ${date}`,
} as const;
