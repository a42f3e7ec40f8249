import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import { describe, expect, it } from 'vitest';
import { countsAfter, filterOf, isOwnAddress, listAfter, queryOf } from './news.ts';

const one = (id: string, read: boolean, type: NotificationView['type'] = 'donation') => ({
  id,
  type,
  title: '',
  message: '',
  read,
  createdAt: '2026-11-20T08:00:00.000Z',
  actionUrl: null,
  from: null,
});
const items = [one('a', false), one('b', true), one('c', false, 'status_change')];
const counts = {
  count: 2,
  kinds: { teams: 0, applications: 1, donations: 1, mentors: 0, network: 0 },
};
const shape = (list: readonly NotificationView[]) =>
  list.map(({ id, read }) => `${id}${read ? '' : '*'}`).join(' ');

describe('a list after an action', () => {
  it('has what was marked', () => {
    expect(shape(listAfter(items, { what: 'mark', ids: ['a'], read: true }, false))).toBe('a b c*');
    expect(shape(listAfter(items, { what: 'mark', ids: ['b'], read: false }, false))).toBe(
      'a* b* c*',
    );
    expect(shape(listAfter(items, { what: 'markAll' }, false))).toBe('a b c');
  });

  it('of unread ones loses what was read', () => {
    expect(shape(listAfter(items, { what: 'mark', ids: ['a'], read: true }, true))).toBe('c*');
    expect(listAfter(items, { what: 'markAll' }, true)).toEqual([]);
  });

  it('loses what was removed', () => {
    expect(shape(listAfter(items, { what: 'remove', ids: ['a', 'c'] }, false))).toBe('b');
  });
});

describe('the counts after an action', () => {
  it('follow what was unread, by kind', () => {
    expect(countsAfter(counts, { what: 'mark', ids: ['a', 'b'], read: true }, items)).toEqual({
      count: 1,
      kinds: { ...counts.kinds, donations: 0 },
    });
    expect(countsAfter(counts, { what: 'mark', ids: ['b', 'a'], read: false }, items)).toEqual({
      count: 3,
      kinds: { ...counts.kinds, donations: 2 },
    });
    expect(countsAfter(counts, { what: 'remove', ids: ['b', 'c'] }, items)).toEqual({
      count: 1,
      kinds: { ...counts.kinds, applications: 0 },
    });
    expect(countsAfter(counts, { what: 'markAll' }, items).count).toBe(0);
  });

  it('are never below nothing', () => {
    const none = countsAfter(counts, { what: 'markAll' }, items);
    expect(countsAfter(none, { what: 'mark', ids: ['a'], read: true }, items)).toEqual(none);
  });
});

describe('the filter of an address', () => {
  it('goes there and back', () => {
    for (const query of ['', 'kind=teams', 'unread=1', 'kind=network&unread=1']) {
      expect(queryOf(filterOf(new URLSearchParams(query)))).toBe(query);
    }
  });

  it('leaves out what it does not know', () => {
    expect(filterOf(new URLSearchParams('kind=constructor&unread=yes'))).toEqual({
      kind: null,
      unreadOnly: false,
    });
  });
});

describe('an address', () => {
  it.each([
    ['/zona', true],
    ['/ob/odbor?application=1#a', true],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['https://elsewhere.example', false],
    ['javascript:alert(1)', false],
    ['', false],
    [null, false],
  ])('%s is our own: %s', (url, own) => {
    expect(isOwnAddress(url)).toBe(own);
  });
});
