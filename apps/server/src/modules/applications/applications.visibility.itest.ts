import { applicationsApi } from '@app/contracts/applications/applications.api';
import type { ExtraQuestion } from '@app/contracts/calls/call-content.schemas';
import { permissionsApi } from '@app/contracts/permissions/permissions.api';
import {
  type ApplicationStatus,
  applicationStatuses,
  isPublicStatus,
} from '@app/domain/applications/application.machine';
import { completeBlueContent } from '@app/domain/applications/form/blue.factory';
import { fieldsOf } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import { obPermissionTypes } from '@app/domain/permissions/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonaKey } from '../../platform/testing/personas.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { createSession, createUser } from '../accounts/accounts.factory.ts';
import { grantPermission } from '../permissions/permissions.factory.ts';
import { type BuiltApplication, completeContent } from './applications.factory.ts';

/**
 * Who sees what of an application (specification §6): all that a form asks is for everybody, but for
 * what stands here. A new field is everybody's until its line is written.
 */
const hiddenFrom = {
  /** For the team, the bank's people and admins. */
  insiders: {
    everyKind: ['callAnswers', 'eligibility', 'budgetBreakdown.offers'],
    orange: [],
    blue: ['evidence.files'],
  },
  /** For the bank's people and admins. */
  contacts: {
    everyKind: ['userId', 'members.userId', 'members.email', 'members.phone_number'],
    orange: ['projectActivities.responsible'],
    blue: [],
  },
} as const;

type Kind = 'orange' | 'blue';
/** The kinds are cut by the same rules: of blue ones some statuses will do. */
const statuses: Readonly<Record<Kind, readonly ApplicationStatus[]>> = {
  orange: applicationStatuses,
  blue: ['draft', 'submitted', 'published'],
};

type Sight = 'everything' | 'asTeam' | 'asEverybody';

const bank = ['odbor1', 'asistent', 'koordinator', 'voditelj', 'savjetnik', 'menadzer'] as const;
/** Who has a role in all banks. */
const everywhere = ['obAdmin', 'globalni', 'admin'] as const;
type Reader = PersonaKey | 'obAdmin' | 'nobody';
/** How each kind of reader sees an application of the bank of Tuzla. */
const readers: Readonly<Record<Sight, readonly Reader[]>> = {
  everything: [...bank, ...everywhere],
  asTeam: ['vlasnik', 'clan'],
  asEverybody: ['nobody', 'lejla', 'moderator'],
};
/** One of another bank: who has a role in Tuzla alone is a stranger there. */
const elsewhere: typeof readers = {
  everything: everywhere,
  asTeam: ['vlasnik'],
  asEverybody: bank,
};

const app = setUpApp();
const stage = setUpGrants(app);

/** Every path of an answer, the places in lists left out. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsIn(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return [here, ...pathsIn(inner, here)];
  });
}

const within = (hidden: readonly string[]) => (path: string) =>
  hidden.some((one) => path === one || path.startsWith(`${one}.`));

/** Of all paths those that a reader of this kind sees. */
function seenBy(sight: Sight, kind: Kind, paths: ReadonlySet<string>): string[] {
  const { insiders, contacts } = hiddenFrom;
  const hidden = [
    ...(sight === 'everything' ? [] : [...contacts.everyKind, ...contacts[kind]]),
    ...(sight === 'asEverybody' ? [...insiders.everyKind, ...insiders[kind]] : []),
  ];
  const isHidden = within(hidden);
  return [...paths].filter((path) => !isHidden(path)).sort();
}

const declared = (kind: Kind): string[] =>
  Object.values(hiddenFrom).flatMap((hidden) => [...hidden.everyKind, ...hidden[kind]]);

/** The only one who is no one of the demo's cast. */
let obAdmin: string;

const tokenOf = (who: Reader): string | undefined => {
  if (who === 'nobody') return undefined;
  return who === 'obAdmin' ? obAdmin : stage.people[who].token;
};

async function read(who: Reader, slug: string, row: 'publicView' | 'teamAccess') {
  const token = tokenOf(who);
  const answer = await app.as(token).call(applicationsApi[row], { params: { slug } });
  return answer.status === 200 ? (answer.data.data as object) : null;
}

/** Checks one application with all readers, and tells what differs from what is declared. */
async function differencesIn(
  { slug }: BuiltApplication,
  kind: Kind,
  status: ApplicationStatus,
  sights: typeof readers,
): Promise<string[]> {
  const shown = isPublicStatus(status);
  const whole = await read('admin', slug, 'teamAccess');
  const paths = new Set(pathsIn(whole));
  const missing = Object.keys(fieldsOf(formOf(kind))).filter(
    // Told with the questions that they answer.
    (field) => field !== 'extraAnswers' && !paths.has(field),
  );
  const wrong = [...missing, ...declared(kind).filter((path) => !paths.has(path))].map(
    (path) => `${status}: nobody sees ${path}`,
  );
  for (const [sight, people] of Object.entries(sights) as [Sight, typeof readers.asTeam][]) {
    for (const who of people) {
      const isInsider = sight !== 'asEverybody';
      const row = shown ? 'publicView' : 'teamAccess';
      const seen = await read(who, slug, row);
      const expected = isInsider || shown ? seenBy(sight, kind, paths) : null;
      const found = seen && [...new Set(pathsIn(seen))].sort();
      const most = new Set(expected);
      const has = new Set(found);
      const more = (found ?? []).filter((path) => !most.has(path));
      const less = (expected ?? []).filter((path) => !has.has(path));
      if (more.length > 0) wrong.push(`${status}: ${who} sees ${more}`);
      if (less.length > 0) wrong.push(`${status}: ${who} does not see ${less}`);
      if (sight === 'everything' || !seen) continue;
      const text = JSON.stringify(seen);
      for (const { id, email } of [stage.people.vlasnik, stage.people.clan]) {
        if (text.includes(id) || text.includes(email))
          wrong.push(`${status}: ${who} sees ${email}`);
      }
    }
  }
  return wrong;
}

const question: ExtraQuestion = {
  id: 'q1',
  text: { bhs: 'Gdje?', en: 'Where?' },
  help: { bhs: '', en: '' },
  kind: 'text',
  maxLength: 500,
  min: null,
  max: null,
  options: [],
  required: false,
};

beforeAll(async () => {
  const { platform, clock } = app;
  obAdmin = await platform.db.transaction(async (tx) => {
    const { id: userId, email } = await createUser(tx, { at: clock.now() });
    await grantPermission(tx, userId, 'ob_admin', null, { at: clock.now() });
    const { sessionId } = await createSession(tx, userId, { at: clock.now() });
    return platform.access.issue({ userId, sessionId, email, role: 'INDIVIDUAL' });
  });
});

it('is asked by every role of the youth banks', async () => {
  const roles = await Promise.all(
    readers.everything.map(async (who) => {
      const { data } = await app.as(tokenOf(who)).call(permissionsApi.obPermissions);
      return data.map(({ permission_type }) => permission_type);
    }),
  );
  expect(roles.flat().sort()).toEqual([...obPermissionTypes].sort());
});

describe.each(['orange', 'blue'] as const)('of an %s application', (kind) => {
  const built = new Map<string, BuiltApplication>();

  beforeAll(async () => {
    const announced = { kind, decisionsPublishedAt: app.clock.now(), extraQuestions: [question] };
    const own = await stage.call(stage.tuzla, announced);
    const foreign = await stage.call(stage.zenica, announced);
    const orange = completeContent();
    const answers = {
      eligibility: [{ id: 'age', answer: 'yes' }],
      extraAnswers: [{ id: 'q1', answer: 'U parku', files: [] }],
    };
    const content = {
      ...(kind === 'orange'
        ? {
            ...orange,
            projectActivities: orange.projectActivities.map((one) => ({
              ...one,
              responsible: 'membership-of-clan',
            })),
          }
        : {
            ...completeBlueContent(),
            evidence: [{ id: 'e1', kind: 'interview', what: 'Anketa', happenedOn: '', files: [] }],
          }),
      ...answers,
    } as typeof orange;
    for (const status of statuses[kind]) {
      built.set(status, await stage.application({ call: own, content, status }));
    }
    for (const status of ['submitted', 'published'] as const) {
      built.set(
        `${status} elsewhere`,
        await stage.application({ call: foreign, content, status, members: [] }),
      );
    }
  });

  const of = (name: string) => {
    const found = built.get(name);
    if (!found) throw new Error(`none was built: ${name}`);
    return found;
  };

  it('each field goes to whom it is for, in every status', async () => {
    const wrong: string[] = [];
    for (const status of statuses[kind]) {
      wrong.push(...(await differencesIn(of(status), kind, status, readers)));
    }
    for (const status of ['submitted', 'published'] as const) {
      wrong.push(...(await differencesIn(of(`${status} elsewhere`), kind, status, elsewhere)));
    }
    expect(wrong).toEqual([]);
  });

  it('the page for everybody tells nobody of what is not public, and that of the team no stranger', async () => {
    const strangers = readers.asEverybody;
    for (const who of [...strangers, 'vlasnik', 'admin'] as const) {
      expect(await read(who, of('submitted').slug, 'publicView')).toBeNull();
    }
    for (const who of strangers) {
      expect(await read(who, of('published').slug, 'teamAccess')).toBeNull();
    }
  });
});
