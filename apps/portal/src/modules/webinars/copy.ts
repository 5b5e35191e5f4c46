/** The words of a webinar: its status, its times, what can be done with it. */
export const webinarCopy = {
  status: {
    upcoming: 'Upcoming',
    today: 'Today',
    live: 'Live now',
    recorded: 'Recorded',
    ended: 'Ended',
  },
  stamp: {
    ahead: (date: string) => `Takes place on ${date}`,
    past: (date: string) => `Took place on ${date}`,
  },
  eastern: (time: string) => `${time} ET`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
  local: (time: string) => `${time} your time`,
  noTime: 'Date to be announced',
  register: 'Register',
  join: 'Join now',
  watch: 'Watch',
  addToCalendar: 'Add to calendar',
  added: (file: string) => `Saved as ${file}. Open it to put it into your calendar.`,
  calendarRegister: (address: string) => `Register or join: ${address}`,
  calendarPage: (address: string) => `About this webinar: ${address}`,
  facts: {
    when: 'When',
    yourTime: 'Your time',
    presenter: 'Presenter',
  },
  notRecorded: 'This webinar is over, and there is no recording of it.',
  noRegistration: 'There is no registration here. How to take part is said below.',
  recordingLabel: 'Recording',
} as const;
