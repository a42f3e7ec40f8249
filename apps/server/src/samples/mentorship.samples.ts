import type { mentorshipApi } from '@app/contracts/mentorship/mentorship.api';
import type { RequestStatus } from '@app/domain/mentorship/request.machine';
import {
  createMentorship,
  createMentorshipFile,
  createMessage,
  createTemplate,
} from '../modules/mentorship/mentorship.factory.ts';
import { formWith, onePixel } from './forms.ts';
import { bankPeople, everywhere, type Kinds, members, team } from './kinds.ts';
import { type ByRecord, missingId, type Samples } from './sample.ts';
import type { Person, Stage } from './stage.ts';

const deciders: Kinds = ['voditelj', 'savjetnik', ...everywhere];
const board: Kinds = ['asistent', 'koordinator', 'odbor1', ...deciders];
const foreignBoard: Kinds = ['zenica', ...everywhere];
const insiders: ByRecord = { own: [...team, ...board], foreign: foreignBoard };

/** All insiders but those who get through. */
const knowing = (may: ByRecord): { may: ByRecord; knows: ByRecord } => ({
  may,
  knows: {
    own: insiders.own.filter((kind) => !may.own.includes(kind)),
    foreign: insiders.foreign.filter((kind) => !may.foreign.includes(kind)),
  },
});
const ofTeam = knowing({ own: team, foreign: [] });
const ofBoard = knowing({ own: board, foreign: foreignBoard });
const ofDeciders = knowing({ own: deciders, foreign: everywhere });
const writers = knowing({ own: [...team, ...deciders], foreign: everywhere });
/** Who asked, and admins. */
const authors = knowing({ own: ['vlasnik', 'admin'], foreign: ['admin'] });
const asker = knowing({ own: ['vlasnik'], foreign: [] });
const leading: Kinds = ['voditelj', 'obAdmin', ...everywhere];
const foreignLeading: Kinds = ['obAdmin', ...everywhere];
const leaders = {
  may: { own: leading, foreign: foreignLeading },
  knows: {
    own: ['asistent', 'koordinator', 'odbor1', 'savjetnik'],
    foreign: ['zenica'],
  },
} satisfies { may: ByRecord; knows: ByRecord };
const lookers: ByRecord = {
  own: ['asistent', 'koordinator', 'odbor1', 'savjetnik', ...leading],
  foreign: ['zenica', ...foreignLeading],
};

type Where = 'own' | 'foreign';
type GrantKind = 'orange' | 'blue';

/** The application of a side: a standing one, or a blue one of its own. */
async function applicationOn(stage: Stage, where: Where, kind: GrantKind) {
  const { standing } = stage;
  if (kind === 'orange') return where === 'own' ? standing.submitted : standing.foreignSubmitted;
  const bank = where === 'own' ? stage.tuzla : stage.zenica;
  const call = await stage.call(bank, { kind });
  const make = where === 'own' ? stage.application : stage.foreignApplication;
  return make({ call, status: 'submitted' });
}

const authorOf = ({ people }: Stage, where: Where) =>
  where === 'own' ? people.vlasnik : people.emir;

async function asked(
  stage: Stage,
  where: Where,
  { kind = 'orange', status = 'open' }: { kind?: GrantKind; status?: RequestStatus } = {},
) {
  const application = await applicationOn(stage, where, kind);
  const createdAt = stage.app.clock.now();
  const claimedBy = status === 'open' ? null : stage.people.odbor2.id;
  const made = await stage.tx((tx) =>
    createMentorship(tx, application, authorOf(stage, where), { createdAt, status, claimedBy }),
  );
  return { ...made, application };
}

/** A call on a request, made on either side. */
function on<T extends object>(
  make: (stage: Stage, where: Where, reader: Person) => Promise<T> | T,
) {
  return {
    own: (stage: Stage, reader: Person) => make(stage, 'own', reader),
    foreign: (stage: Stage, reader: Person) => make(stage, 'foreign', reader),
  };
}
const byRequest = <B extends object>(
  more: B,
  how: { kind?: GrantKind; status?: RequestStatus } = {},
) =>
  on(async (stage, where) => {
    const { id } = await asked(stage, where, how);
    return { params: { id }, ...more };
  });
const byApplication = <B extends object>(kind: GrantKind, more: B) =>
  on(async (stage, where) => ({
    params: { id: (await applicationOn(stage, where, kind)).id },
    ...more,
  }));
const older = <B extends object>(more: B) => ({
  ...on(async (stage, where) => {
    const { id, application } = await asked(stage, where);
    return { params: { id: application.id, reqId: id }, ...more };
  }),
  missing: () => ({ params: { id: missingId, reqId: missingId }, ...more }),
});
const ofBank = <B extends object>(more: B) =>
  on((_, where) => ({
    params: { bankSlug: where === 'own' ? ('tuzla' as const) : ('zenica' as const) },
    ...more,
  }));
const ofTemplate = <B extends object>(more: B) => ({
  ...on(async (stage, where) => {
    const bank = where === 'own' ? stage.tuzla : stage.zenica;
    const { id } = await stage.tx((tx) => createTemplate(tx, bank));
    return { params: { bankSlug: bank.slug, templateId: id }, ...more };
  }),
  missing: () => ({ params: { bankSlug: 'nema-ga', templateId: missingId }, ...more }),
});

const question = { body: { description: 'Kako da napišemo plan promocije?' } };
const changed = { body: { priority: 'high' as const } };
const answer = { body: { message: 'Počnite od toga ko vas čita.' } };
const stars = { body: { rating: 5 as const } };
const resolved = { status: 'resolved' } as const;
const blue = { kind: 'blue' } as const;
const template = {
  body: { title_bhs: 'Budžet', title_en: 'Budget', text_bhs: 'Pogledajte.', text_en: 'Look.' },
};

/** A message of the other side than the reader's. */
const written = async (stage: Stage, where: Where) => {
  const { id } = await asked(stage, where, { status: 'in_progress' });
  const createdAt = stage.app.clock.now();
  const message = await stage.tx((tx) =>
    createMessage(tx, { id }, stage.people.odbor2, { createdAt, side: 'mentor' }),
  );
  return { id, message };
};

const unreadOf = (kind: GrantKind) => ({
  may: insiders,
  ...on(async (stage, where) => ({
    query: { applicationId: (await applicationOn(stage, where, kind)).id },
  })),
  missing: () => ({ query: { applicationId: missingId } }),
});

export const mentorshipSamples: Samples<typeof mentorshipApi> = {
  list: {
    may: insiders,
    ...byApplication('orange', {}),
    filters: [{}, { status: 'resolved', priority: 'urgent' }, { box: 'inbox' }],
  },
  listBlue: { may: insiders, ...byApplication('blue', {}), filters: [{}] },
  all: {
    may: members,
    filters: [
      {},
      { box: 'inbox', priority: 'urgent' },
      { box: 'archive' },
      { box: 'mine' },
      { status: 'resolved' },
    ],
  },
  ask: {
    ...ofTeam,
    // An application of its own each time: it takes so many.
    ...on(async (stage, where) => {
      const make = where === 'own' ? stage.application : stage.foreignApplication;
      return { params: { id: (await make({ status: 'submitted' })).id }, ...question };
    }),
  },
  askBlue: { ...ofTeam, ...byApplication('blue', question) },
  change: { ...authors, ...byRequest(changed) },
  changeBlue: { ...authors, ...byRequest(changed, blue) },
  remove: { ...authors, ...byRequest({}) },
  removeBlue: { ...authors, ...byRequest({}, blue) },
  olderChange: { ...authors, ...older(changed) },
  olderRemove: { ...authors, ...older({}) },
  conversation: { may: insiders, ...byRequest({}) },
  conversationBlue: { may: insiders, ...byRequest({}, blue) },
  write: { ...writers, ...byRequest(answer) },
  writeBlue: { ...writers, ...byRequest(answer, blue) },
  rate: { ...asker, ...byRequest(stars, resolved) },
  rateBlue: { ...asker, ...byRequest(stars, { ...resolved, ...blue }) },
  unread: { may: members },
  unreadOf: unreadOf('orange'),
  unreadBlue: unreadOf('blue'),
  open: { may: insiders, ...byRequest({}) },
  setStatus: { ...ofBoard, ...byRequest({ body: { status: 'claimed' as const } }) },
  assign: {
    ...ofDeciders,
    ...on(async (stage, where) => {
      const { id } = await asked(stage, where, { status: 'claimed' });
      const { odbor1, zenica } = stage.people;
      return { params: { id }, body: { mentorId: (where === 'own' ? odbor1 : zenica).id } };
    }),
  },
  answerTime: { may: bankPeople },
  mentors: { ...ofBoard, ...byRequest({}) },
  read: {
    may: insiders,
    ...on(async (stage, where) => {
      const { id, message } = await written(stage, where);
      return { params: { id }, body: { messageId: message.id } };
    }),
  },
  typing: { ...writers, ...byRequest({}), changes: false },
  addFile: {
    may: insiders,
    ...byRequest(formWith('ponuda.png', onePixel)),
  },
  file: {
    may: insiders,
    ...on(async (stage, where) => {
      const { id, message } = await written(stage, where);
      const plan = { uploadedAt: stage.app.clock.now(), messageId: message.id };
      const { files } = stage.app.platform;
      const file = await stage.tx((tx) =>
        createMentorshipFile(tx, files, { id }, stage.people.odbor2, plan),
      );
      return { params: { id, fileId: file.id } };
    }),
  },
  settings: { may: lookers, ...ofBank({}) },
  setHours: { ...leaders, ...ofBank({ body: { hours: { days: [1, 2], from: 480, to: 960 } } }) },
  templates: { may: lookers, ...ofBank({}) },
  addTemplate: { ...leaders, ...ofBank(template) },
  changeTemplate: { ...leaders, ...ofTemplate(template) },
  removeTemplate: { ...leaders, ...ofTemplate({}) },
  figures: { ...leaders, ...ofBank({}) },
  figuresFile: {
    ...leaders,
    missing: () => ({ params: { bankSlug: 'nema-ga', format: 'csv' as const } }),
    ...on((_, where) => ({
      params: { bankSlug: where === 'own' ? 'tuzla' : 'zenica', format: 'csv' as const },
    })),
  },
};
