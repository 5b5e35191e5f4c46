import { NavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { addVisit, createVisits } from './use-list-link.ts';

const { Push, Replace, Pop } = NavigationType;
const at = (path: string, key: string): Location => {
  const [pathname = '', search = ''] = path.split('?');
  return { pathname, search: search && `?${search}`, hash: '', state: null, key };
};
const alerts = at('/alerts?page=2', 'a');
const alert = at('/alerts/one', 'b');

describe('addVisit', () => {
  it('records the entry before the current one, and the last URL of a list', () => {
    const visits = addVisit(createVisits(alerts), alert, Push);
    expect(visits.entries[visits.index - 1]).toBe(alerts);
    expect(visits.urls['/alerts']).toBe('/alerts?page=2');
  });

  it('keeps the previous entry when a URL is replaced', () => {
    const visits = addVisit(addVisit(createVisits(alerts), alert, Push), { ...alert }, Replace);
    expect(visits.entries[visits.index - 1]).toBe(alerts);
  });

  it('follows Back and Forward', () => {
    const opened = addVisit(createVisits(alerts), alert, Push);
    const back = addVisit(opened, alerts, Pop);
    expect(back.index).toBe(0);
    expect(addVisit(back, alert, Pop).entries[0]).toBe(alerts);
    const other = at('/alerts/two', 'c');
    expect(addVisit(back, other, Push).entries).toEqual([alerts, other]);
  });

  it('forgets the order of entries when the user returns to an entry from before a reload', () => {
    const visits = addVisit(addVisit(createVisits(alerts), alert, Push), at('/search', 'z'), Pop);
    expect(visits).toMatchObject({ index: 0, entries: [{ pathname: '/search' }] });
    expect(visits.urls['/alerts']).toBe('/alerts?page=2');
  });
});
