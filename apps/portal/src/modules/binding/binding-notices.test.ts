import type { Alert } from '@producer-portal/api';
import { describe, expect, it } from 'vitest';
import {
  findBindingNotices,
  isInScope,
  formatNoticeEnd,
  getNoticeStates,
  readBindingNotices,
} from './binding-notices.ts';

const now = Date.parse('2026-03-02T19:05:00Z');
const tags = [{ id: 307, key: 'binding_restrictions', name: 'Binding moratoriums' }];

const alert = (id: number, fields: Partial<Alert> = {}): Alert => ({
  id,
  record_type: 'Alert',
  title: `Alert ${id}`,
  tags,
  binding: 'closed',
  published_at: '2026-03-01T12:00:00Z',
  ...fields,
});
const state = (code: string) => ({ code, name: code });
const product = (slug: string) => ({ id: slug, name: slug, slug });
const findIds = (alerts: Alert[]) => findBindingNotices(alerts, now).map((each) => each.alert.id);
const findNotices = (...alerts: Alert[]) => findBindingNotices(alerts, now);

describe('findBindingNotices', () => {
  it('returns only alerts with the tag of binding notices', () => {
    const otherTag = [{ id: 1, key: 'enhancement', name: 'Enhancement' }];
    expect(findIds([alert(1), alert(2, { tags: otherTag }), alert(3, { tags: null })])).toEqual([
      1,
    ]);
  });

  it('returns only alerts that are in effect today in Eastern Time', () => {
    const alerts = [
      alert(1, { effective_until: '2026-03-01' }),
      alert(2, { effective_until: '2026-03-02' }),
      alert(3, { effective_from: '2026-03-02' }),
      alert(4, { effective_from: '2026-03-03' }),
      alert(5),
    ];
    expect(findIds(alerts)).toEqual([2, 3, 5]);
  });

  it('leaves out replaced alerts, and alerts that open binding again', () => {
    const later = { id: 9, slug: 'later', title: 'Later', published_at: '2026-03-02T12:00:00Z' };
    expect(findIds([alert(1, { related: [later] }), alert(2, { binding: 'open' })])).toEqual([]);
  });

  it('never guesses what an alert means for binding', () => {
    const statuses = findNotices(alert(1, { binding: null }), alert(2, { binding: 'paused' }));
    expect(statuses.map(({ status }) => status)).toEqual(['unknown', 'unknown']);
  });

  it('knows only the moratoriums if the list has more pages or has not loaded', () => {
    const items = [alert(1, { binding: 'closed' }), alert(2, { binding: 'conditional' })];
    const readStatuses = (total: number) =>
      readBindingNotices({ items, total }, now).notices.map(({ status }) => status);
    expect(readStatuses(2)).toEqual(['closed', 'conditional']);
    expect(readStatuses(21)).toEqual(['closed', 'unknown']);
    expect(readBindingNotices(undefined, now)).toEqual({ notices: [], isComplete: false });
  });

  it('sorts the most serious alerts first, and equally serious ones by their end', () => {
    const alerts = [
      alert(1, { binding: 'conditional' }),
      alert(2, { binding: undefined }),
      alert(3),
      alert(4, { effective_until: '2026-03-09' }),
      alert(5, { effective_until: '2026-03-04' }),
    ];
    expect(findIds(alerts)).toEqual([5, 4, 3, 2, 1]);
  });
});

describe('isInScope', () => {
  const [notice] = findNotices(alert(1, { states: [state('MI')], products: [product('boat')] }));
  const [forAll] = findNotices(alert(2, { states: [], products: null }));

  it.each([
    [{}, true],
    [{ product: 'boat' }, true],
    [{ product: 'boat', state: 'MI' }, true],
    [{ product: 'boat', state: 'OH' }, false],
    [{ product: 'umbrella', state: 'MI' }, false],
  ])('compares the notice’s products and states with the scope: %o is %s', (scope, expected) => {
    expect(isInScope(notice!, scope)).toBe(expected);
    expect(isInScope(forAll!, scope)).toBe(true);
  });
});

describe('getNoticeStates', () => {
  const own = ['MI', 'OH', 'IN'];

  it('returns the user’s states that the notices apply to', () => {
    const notices = findNotices(
      alert(1, { states: [state('PA'), state('OH')] }),
      alert(2, { states: [state('MI')] }),
    );
    expect(getNoticeStates(notices, own)).toEqual(['MI', 'OH']);
    expect(getNoticeStates(notices, [])).toEqual(['MI', 'OH', 'PA']);
  });

  it('returns all of the user’s states for a notice without states', () => {
    expect(getNoticeStates(findNotices(alert(1)), own)).toEqual(['IN', 'MI', 'OH']);
    expect(getNoticeStates(findNotices(alert(1)), [])).toEqual([]);
  });
});

it('says until when a notice applies', () => {
  const [ends, endless] = findNotices(alert(1, { effective_until: '2026-03-08' }), alert(2));
  expect(formatNoticeEnd(ends!, now)).toBe('Through\u00a0Mar\u00a08');
  expect(formatNoticeEnd(endless!, now)).toBe('Until further notice');
});
