import { describe, expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { type CallSubject, callActors, callPolicy } from './call.policy.ts';

const call = (isPublished: boolean, state: CallSubject['state'] = 'open'): CallSubject => ({
  bankSlug: 'tuzla',
  state,
  isPublished,
});

const people =
  'asistent koordinator voditelj savjetnik menadzer odbor vlasnikVoditelj clanVoditelj';

describe('a call', () => {
  it('is read by everybody once it is published', () => {
    const columns = ['draft', 'published'];
    const actual = actualMatrix(columns, (actor, column) =>
      callPolicy.view(actor, call(column === 'published')),
    );
    expect(actual).toEqual(
      expectedMatrix(
        columns,
        `
        nobody:                              s +
        lejla vlasnik clan moderator zenica: f +
        ${people} obAdmin globalni admin:    + +`,
      ),
    );
  });

  it('is applied to by every member while it is open', () => {
    const columns = ['coming', 'open', 'closed'] as const;
    const members = `lejla vlasnik clan moderator zenica ${people} obAdmin globalni admin`;
    const published = actualMatrix(columns, (actor, state) =>
      callPolicy.apply(actor, call(true, state)),
    );
    expect(published).toEqual(expectedMatrix(columns, `nobody: s\n${members}: n + n`));
    const draft = actualMatrix(columns, (actor, state) =>
      callPolicy.apply(actor, call(false, state)),
    );
    expect(draft).toEqual(expectedMatrix(columns, `nobody: s\n${members}: n`));
  });

  it('is managed and decided by its bank', () => {
    const columns = ['manage', 'publishDecisions'] as const;
    const actual = actualMatrix(columns, (actor, ability) =>
      callPolicy[ability](actor, call(true)),
    );
    expect(actual).toEqual(
      expectedMatrix(
        columns,
        `
        nobody:                                    s s
        lejla vlasnik clan moderator zenica:       f f
        asistent odbor:                            f f
        savjetnik:                                 f +
        menadzer obAdmin:                          + f
        koordinator voditelj globalni admin:       + +
        vlasnikVoditelj clanVoditelj:              + +`,
      ),
    );
  });

  it('is deleted by who manages it, while it was never public', () => {
    const columns = ['neverPublic', 'wasPublic'] as const;
    const actual = actualMatrix(columns, (actor, column) =>
      callPolicy.remove(actor, { bankSlug: 'tuzla', wasPublic: column === 'wasPublic' }),
    );
    expect(actual).toEqual(
      expectedMatrix(
        columns,
        `
        nobody:                                    s s
        lejla vlasnik clan moderator zenica:       f f
        asistent odbor savjetnik:                  f f
        menadzer obAdmin:                          + w
        koordinator voditelj globalni admin:       + w
        vlasnikVoditelj clanVoditelj:              + w`,
      ),
    );
  });

  it('shows its work to the people of its bank, and of a partner once it is public', () => {
    const columns = ['draft', 'published', 'partnerDraft', 'partnerPublished'] as const;
    const actual = actualMatrix(columns, (actor, column) =>
      callPolicy.viewWork(actor, {
        isPublished: column === 'published' || column === 'partnerPublished',
        ...(column.startsWith('partner')
          ? { bankSlug: 'mostar', partners: ['tuzla'] }
          : { bankSlug: 'tuzla', partners: [] }),
      }),
    );
    expect(actual).toEqual(
      expectedMatrix(
        columns,
        `
        nobody:                                    s s s s
        lejla vlasnik clan moderator zenica:       f f f f
        ${people}:                                 + + f +
        obAdmin globalni admin:                    + + + +`,
      ),
    );
  });

  it('shows what is not published to the people of its own bank alone', () => {
    const columns = ['tuzla', 'mostar'] as const;
    const actual = actualMatrix(columns, (actor, bankSlug) =>
      callPolicy.viewChanges(actor, { bankSlug }),
    );
    expect(actual).toEqual(
      expectedMatrix(
        columns,
        `
        nobody:                              s s
        lejla vlasnik clan moderator zenica: f f
        ${people}:                           + f
        obAdmin globalni admin:              + +`,
      ),
    );
  });

  it('has for its actors the staff of its bank and the admins', () => {
    expect(callActors(personas.voditelj, 'tuzla')).toEqual(['voditelj']);
    expect(callActors(personas.voditelj, 'zenica')).toEqual([]);
    expect(callActors(personas.odbor, 'tuzla')).toEqual([]);
    expect(callActors(personas.obAdmin, 'tuzla')).toEqual(['obAdmin']);
    expect(callActors(personas.admin, 'tuzla')).toEqual([
      'obAdmin',
      'asistent',
      'koordinator',
      'voditelj',
      'savjetnik',
      'menadzer',
    ]);
  });
});
