import { describe, expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { applicationEvents, applicationStatuses } from './application.machine.ts';
import {
  type ApplicationSubject,
  applicationAbilities,
  applicationActors,
  applicationPolicy,
  mayMove,
  visibleStatus,
} from './application.policy.ts';

const subject: ApplicationSubject = {
  ownerId: 'vlasnik',
  memberIds: ['vlasnik', 'clan'],
  status: 'draft',
  bankSlug: 'tuzla',
};

/**
 * Columns: draft submitted pending approved pobjednik rejected withdrawn crowdfunding published
 * contract_signed implementation completed. A single cell stands for all.
 */
const matrices: Record<keyof typeof applicationPolicy, string> = {
  view: `
    nobody:                                     s s s + s s s + + + + +
    lejla moderator zenica:                     t t t + t t t + + + + +
    vlasnik clan vlasnikVoditelj clanVoditelj:  +
    asistent koordinator voditelj savjetnik menadzer odbor: +
    obAdmin globalni admin:                     +`,
  viewPrivate: `
    nobody:                                     s
    lejla moderator zenica:                     t
    vlasnik clan vlasnikVoditelj clanVoditelj:  +
    asistent koordinator voditelj savjetnik menadzer odbor: +
    obAdmin globalni admin:                     +`,
  comment: `
    nobody:                                     s
    lejla moderator zenica:                     t
    vlasnik clan vlasnikVoditelj clanVoditelj:  +
    asistent koordinator voditelj savjetnik menadzer odbor: +
    obAdmin globalni admin:                     +`,
  viewTeam: `
    nobody:                                     s
    lejla moderator zenica:                     t
    vlasnik clan vlasnikVoditelj clanVoditelj:  +
    asistent koordinator voditelj savjetnik menadzer odbor: +
    obAdmin globalni admin:                     +`,
  viewContacts: `
    nobody:                                     s
    lejla moderator zenica vlasnik clan:        f
    vlasnikVoditelj clanVoditelj:               +
    asistent koordinator voditelj savjetnik menadzer odbor: +
    obAdmin globalni admin:                     +`,
  edit: `
    nobody:                                     s
    lejla moderator zenica odbor:               t
    obAdmin globalni admin:                     t
    vlasnik clan vlasnikVoditelj clanVoditelj:  + + + w w w w w w w w w
    asistent koordinator voditelj savjetnik menadzer: + + + w w w w w w w w w`,
  submit: `
    nobody:                                     s
    vlasnik vlasnikVoditelj:                    + w + w w w w w w w w w
    lejla clan clanVoditelj moderator zenica odbor: o
    asistent koordinator voditelj savjetnik menadzer: o
    obAdmin globalni admin:                     o`,
  withdraw: `
    nobody:                                     s
    vlasnik vlasnikVoditelj:                    + + + w w w w w w w w w
    lejla clan clanVoditelj moderator zenica odbor: o
    asistent koordinator voditelj savjetnik menadzer: o
    obAdmin globalni admin:                     o`,
  manageTeam: `
    nobody:                                     s
    vlasnik vlasnikVoditelj:                    + + + w w w w w w w w w
    lejla clan clanVoditelj moderator zenica odbor: o
    asistent koordinator voditelj savjetnik menadzer: o
    obAdmin globalni admin:                     o`,
  delete: `
    nobody:                                     s
    vlasnik vlasnikVoditelj:                    + w w w w w w w w w w w
    lejla clan clanVoditelj moderator zenica odbor: o
    asistent koordinator voditelj savjetnik menadzer: o
    obAdmin globalni admin:                     o`,
  score: `
    nobody:                                     s
    vlasnik clan vlasnikVoditelj clanVoditelj:  x
    asistent koordinator voditelj savjetnik globalni admin: +
    lejla moderator zenica menadzer odbor obAdmin: b`,
};

describe('role × status', () => {
  const abilities = Object.keys(matrices) as (keyof typeof applicationPolicy)[];

  it('has a matrix for every ability', () => {
    expect(abilities.sort()).toEqual(Object.keys(applicationPolicy).sort());
  });

  it.each(abilities)('%s', (ability) => {
    const actual = actualMatrix(applicationStatuses, (actor, status) =>
      applicationPolicy[ability](actor, { ...subject, status }),
    );
    expect(actual).toEqual(expectedMatrix(applicationStatuses, matrices[ability]));
  });
});

describe('a blind call', () => {
  const statuses = ['draft', 'submitted', 'pending', 'approved', 'implementation'] as const;

  it.each(['comment', 'viewTeam', 'viewContacts', 'edit'] as const)(
    'until it is decided, denies who scores: %s',
    (ability) => {
      const ask = (blind: boolean) =>
        actualMatrix(statuses, (actor, status) =>
          applicationPolicy[ability](actor, { ...subject, status, blind }),
        );
      const seats = ['asistent', 'koordinator', 'voditelj', 'savjetnik', 'odbor'];
      const expected = ask(false);
      for (const seat of seats) {
        // Who may not edit anyway is told why they never may.
        if (ability === 'edit' && seat === 'odbor') continue;
        for (const status of ['draft', 'submitted', 'pending']) {
          expected[seat] = { ...expected[seat], [status]: 'CALL_FORBIDS' };
        }
      }
      expect(ask(true)).toEqual(expected);
    },
  );

  it('lets them read the rest and score', () => {
    for (const ability of ['view', 'viewPrivate', 'score'] as const) {
      const blind = { ...subject, status: 'submitted' as const, blind: true };
      expect(applicationPolicy[ability](personas.koordinator, blind).ok).toBe(true);
    }
  });
});

describe('editing a returned application', () => {
  const returned: ApplicationSubject = {
    ...subject,
    status: 'pending',
    openSections: ['budget', 'team'],
  };

  it.each(['vlasnik', 'clan', 'clanVoditelj'] as const)('%s edits opened sections only', (name) => {
    const actor = personas[name];
    expect(applicationPolicy.edit(actor, returned, 'budget')).toEqual({ ok: true });
    expect(applicationPolicy.edit(actor, returned, 'story')).toEqual({
      ok: false,
      reason: 'SECTION_CLOSED',
    });
    expect(applicationPolicy.edit(actor, returned).ok).toBe(true);
    expect(applicationPolicy.edit(actor, { ...returned, openSections: [] })).toEqual({
      ok: false,
      reason: 'SECTION_CLOSED',
    });
  });

  it.each([undefined, null])('all sections are open if none is named (%s)', (openSections) => {
    const all = { ...returned, openSections };
    expect(applicationPolicy.edit(personas.clan, all, 'story').ok).toBe(true);
  });

  it('does not bind the staff, nor other statuses', () => {
    expect(applicationPolicy.edit(personas.voditelj, returned, 'story').ok).toBe(true);
    expect(
      applicationPolicy.edit(personas.clan, { ...returned, status: 'draft' }, 'story').ok,
    ).toBe(true);
  });
});

describe('moving', () => {
  const staff = {
    submitted: {
      asistent: ['returnForChanges'],
      menadzer: [],
      others: ['returnForChanges', 'approve', 'reject', 'declareWinner'],
    },
  };

  it('acts as owner or as staff, never as both', () => {
    expect(applicationActors(personas.vlasnik, subject)).toEqual(['owner']);
    expect(applicationActors(personas.vlasnikVoditelj, subject)).toEqual(['owner']);
    expect(applicationActors(personas.clan, subject)).toEqual([]);
    expect(applicationActors(personas.clanVoditelj, subject)).toEqual([]);
    expect(applicationActors(personas.voditelj, subject)).toEqual(['voditelj']);
    expect(applicationActors(personas.zenica, subject)).toEqual([]);
    expect(applicationActors(personas.odbor, subject)).toEqual([]);
    expect(applicationActors(null, subject)).toEqual([]);
    for (const all of [personas.admin, personas.globalni]) {
      expect(applicationActors(all, subject)).toEqual([
        'asistent',
        'koordinator',
        'voditelj',
        'savjetnik',
        'menadzer',
      ]);
    }
  });

  it.each([
    ['asistent', staff.submitted.asistent],
    ['koordinator', staff.submitted.others],
    ['voditelj', staff.submitted.others],
    ['savjetnik', staff.submitted.others],
    ['menadzer', staff.submitted.menadzer],
    ['odbor', []],
    ['vlasnik', ['withdraw']],
    ['vlasnikVoditelj', ['withdraw']],
    ['clan', []],
    ['clanVoditelj', []],
    ['zenica', []],
    ['moderator', []],
    ['nobody', []],
    ['admin', staff.submitted.others],
    ['globalni', staff.submitted.others],
  ] as const)('of a submitted application: %s may %j', (name, events) => {
    const submitted = { ...subject, status: 'submitted' } as const;
    const may = applicationEvents.filter((event) => mayMove(personas[name], submitted, event).ok);
    expect(may).toEqual(events);
    expect(applicationAbilities(personas[name], submitted).events).toEqual(events);
  });

  it('says why not', () => {
    const submitted = { ...subject, status: 'submitted' } as const;
    const why = (name: keyof typeof personas, event: (typeof applicationEvents)[number]) => {
      const verdict = mayMove(personas[name], submitted, event);
      return verdict.ok ? 'ok' : verdict.reason;
    };
    expect(why('nobody', 'approve')).toBe('NOT_SIGNED_IN');
    expect(why('voditelj', 'publish')).toBe('WRONG_STATUS');
    expect(why('voditelj', 'withdraw')).toBe('NOT_OWNER');
    expect(why('admin', 'withdraw')).toBe('NOT_OWNER');
    expect(why('asistent', 'approve')).toBe('NOT_STAFF');
    expect(why('zenica', 'approve')).toBe('NOT_STAFF');
    expect(why('clanVoditelj', 'approve')).toBe('OWN_APPLICATION');
    expect(why('vlasnikVoditelj', 'approve')).toBe('OWN_APPLICATION');
  });
});

describe('a decision that is not yet announced', () => {
  const readers = ['nobody', 'lejla', 'vlasnik', 'clan', 'moderator', 'zenica', 'clanVoditelj'];
  const informed = ['asistent', 'voditelj', 'menadzer', 'odbor', 'obAdmin', 'globalni', 'admin'];

  it.each(['approved', 'rejected', 'pobjednik'] as const)('%s', (status) => {
    const decided: ApplicationSubject = { ...subject, status, decisionsPublished: false };
    const seen = (name: string) => visibleStatus(personas[name as 'nobody'], decided);
    expect(readers.map(seen)).toEqual(readers.map(() => 'submitted'));
    expect(informed.map(seen)).toEqual(informed.map(() => status));
    expect(applicationPolicy.view(null, decided)).toEqual({ ok: false, reason: 'NOT_SIGNED_IN' });
    expect(applicationPolicy.view(personas.vlasnik, decided).ok).toBe(true);
  });

  it('hides decisions only, and only until they are announced', () => {
    const running = { ...subject, status: 'crowdfunding', decisionsPublished: false } as const;
    expect(visibleStatus(null, running)).toBe('crowdfunding');
    const told = { ...subject, status: 'approved', decisionsPublished: true } as const;
    expect(visibleStatus(personas.vlasnik, told)).toBe('approved');
    expect(visibleStatus(null, { ...subject, status: 'approved' })).toBe('approved');
  });
});

describe('abilities', () => {
  it('of the owner of a draft', () => {
    expect(applicationAbilities(personas.vlasnik, subject)).toEqual({
      canEdit: true,
      canSubmit: true,
      canWithdraw: true,
      canDelete: true,
      canComment: true,
      canViewPrivate: true,
      canViewContacts: false,
      canScore: false,
      events: ['submit', 'withdraw'],
    });
  });

  it('of a visitor: none', () => {
    const { events, ...rest } = applicationAbilities(null, { ...subject, status: 'crowdfunding' });
    expect(events).toEqual([]);
    expect(Object.values(rest)).toEqual(Object.values(rest).map(() => false));
  });
});

it('opens no campaign where the call allows none', () => {
  const approved: ApplicationSubject = { ...subject, status: 'approved' };
  const closed = { ...approved, allowsCampaign: false };
  const { voditelj } = personas;
  expect(applicationAbilities(voditelj, approved).events).toContain('startCampaign');
  expect(applicationAbilities(voditelj, closed).events).not.toContain('startCampaign');
  expect(applicationAbilities(voditelj, closed).events).toContain('publish');
  expect(mayMove(voditelj, closed, 'startCampaign')).toEqual({ ok: false, reason: 'CALL_FORBIDS' });
});
