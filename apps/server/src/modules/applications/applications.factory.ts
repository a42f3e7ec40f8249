import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationMachine,
} from '@app/domain/applications/application.machine';
import { completeBlueContent } from '@app/domain/applications/form/blue.factory';
import { type AnyContent, emptyContentOf } from '@app/domain/applications/form/form';
import { formOf } from '@app/domain/applications/form/forms';
import {
  activity,
  contribution,
  type OrangeContent,
  orangeForm,
} from '@app/domain/applications/form/orange.form';
import { budgetItem } from '@app/domain/applications/form/parts';
import { type AttachedFile, emptyOf } from '@app/domain/applications/form/values';
import { transition } from '@app/domain/machine';
import { type Fening, fening, fromKm } from '@app/domain/money';
import type { Tx } from '../../platform/db/client.ts';
import type { FileStore } from '../../platform/files/files.ts';
import { newId } from '../../platform/ids.ts';
import { fileKey, insertFiles } from './applications.files.repo.ts';
import { listedOf } from './applications.listed.ts';
import { draftSlug, publicSlug } from './applications.slug.ts';
import {
  applicationEdits,
  applicationMembers,
  applicationRevisions,
  applications,
  applicationTransitions,
  callExtensions,
} from './applications.tables.ts';
import { titleForBank, unnamedIn } from './applications.unnamed.ts';

export type BuiltApplication = Pick<
  typeof applications.$inferSelect,
  'id' | 'slug' | 'status' | 'submittedRevision' | 'requestedAmount' | 'projectTitle'
>;

export interface ApplicationPlan {
  readonly owner: { readonly id: string };
  readonly call: {
    readonly id: string;
    readonly bankId: string;
    readonly kind: string;
    readonly blind?: boolean;
  };
  /** `draft` unless chosen; what leads there is written too: revisions and transitions. */
  readonly status?: ApplicationStatus;
  /** What the team wrote; complete unless chosen. */
  readonly content?: AnyContent;
  /** What was submitted before, oldest first; the board returned each. */
  readonly earlier?: readonly AnyContent[];
  readonly members?: readonly { readonly id: string }[];
  /** Saves that led to the content, oldest first, with what stood there before. */
  readonly edits?: readonly { readonly by: { readonly id: string }; readonly before: AnyContent }[];
  /** The team was told of the decision by itself, before those of its call were published. */
  readonly told?: true;
  /** Who moved it for the bank; the owner's own moves are theirs. */
  readonly staff?: { readonly id: string };
  readonly reason?: string;
  readonly sections?: readonly string[];
  /** When it was begun and when it last changed; transitions lie evenly between. */
  readonly from: Date;
  readonly to: Date;
  /** When single moves happened, instead. */
  readonly times?: Readonly<Partial<Record<ApplicationEvent, Date>>>;
  /** The bank pays all of it: it was published, where others had a campaign. */
  readonly paidWhole?: boolean;
  readonly slug?: string;
  readonly copiedFrom?: string;
  readonly source?: string;
  readonly deletedAt?: Date;
}

const paths: { readonly [S in ApplicationStatus]: readonly ApplicationEvent[] } = {
  draft: [],
  submitted: [],
  pending: ['returnForChanges'],
  approved: ['approve'],
  pobjednik: ['declareWinner'],
  rejected: ['reject'],
  withdrawn: ['withdraw'],
  crowdfunding: ['approve', 'startCampaign'],
  published: ['approve', 'publish'],
  contract_signed: ['approve', 'startCampaign', 'signContract'],
  implementation: ['approve', 'startCampaign', 'signContract', 'startImplementation'],
  completed: ['approve', 'startCampaign', 'signContract', 'startImplementation', 'complete'],
};

/** Events by which everybody comes to know of a decision. */
const announcing: readonly ApplicationEvent[] = ['startCampaign', 'publish'];

export async function createApplication(tx: Tx, plan: ApplicationPlan): Promise<BuiltApplication> {
  const id = newId();
  const { owner, call, status = 'draft' } = plan;
  const content = plan.content ?? completeFor(call.kind);
  const submitted = status === 'draft' ? [] : [...(plan.earlier ?? []), content];
  const steps = stepsOf(plan, status, submitted.length);
  const at = (step: number) => {
    const event = steps[step];
    return (event && plan.times?.[event]) ?? between(plan.from, plan.to, (step + 1) / steps.length);
  };
  const lastSubmit = steps.lastIndexOf('submit');
  const announced = steps.findIndex((event) => announcing.includes(event));
  const team = [owner, ...(plan.members ?? [])].map((member) => member.id);
  const unnamed = await unnamedIn(tx, { blind: call.blind ?? false }, team);
  const listed = listedOf(formOf(call.kind), content, unnamed);
  const title = titleForBank(listed.projectTitle, unnamed);
  const row: typeof applications.$inferInsert = {
    id,
    slug: plan.slug ?? (submitted.length > 0 ? publicSlug(title, id) : draftSlug(id)),
    callId: call.id,
    bankId: call.bankId,
    ownerId: owner.id,
    status,
    content,
    editRevision: 1 + (plan.edits?.length ?? 0),
    fieldRevisions: {},
    submittedRevision: submitted.length,
    openSections: status === 'pending' ? [...(plan.sections ?? ['budget'])] : null,
    returnReason: status === 'pending' ? reasonOf(plan) : null,
    ...listed,
    source: plan.source ?? null,
    copiedFrom: plan.copiedFrom ?? null,
    deletedAt: plan.deletedAt ?? null,
    createdAt: plan.from,
    updatedAt: lastSubmit < 0 ? plan.to : at(lastSubmit),
    submittedAt: lastSubmit < 0 ? null : at(lastSubmit),
    announcedAt: announced >= 0 ? at(announced) : plan.told ? plan.to : null,
  };
  await tx.insert(applications).values(row);
  await insertTeam(tx, id, plan);
  await insertEdits(tx, id, plan, content);
  if (submitted.length > 0) await insertPast(tx, id, plan, steps, submitted, at);
  return {
    id,
    slug: row.slug,
    status,
    submittedRevision: submitted.length,
    requestedAmount: listed.requestedAmount,
    projectTitle: listed.projectTitle,
  };
}

function stepsOf(
  plan: ApplicationPlan,
  status: ApplicationStatus,
  revisions: number,
): ApplicationEvent[] {
  if (revisions === 0) return [];
  const returned = (plan.earlier ?? []).flatMap((): ApplicationEvent[] => [
    'submit',
    'returnForChanges',
  ]);
  const way = paths[status].map((event) =>
    plan.paidWhole && event === 'startCampaign' ? 'publish' : event,
  );
  return [...returned, 'submit', ...way];
}

const between = (from: Date, to: Date, share: number) =>
  new Date(Math.round(from.getTime() + (to.getTime() - from.getTime()) * share));

const reasonOf = (plan: ApplicationPlan) => plan.reason ?? 'Dopunite budžet ponudama.';

async function insertTeam(tx: Tx, applicationId: string, plan: ApplicationPlan): Promise<void> {
  const team = [plan.owner, ...(plan.members ?? [])];
  await tx.insert(applicationMembers).values(
    team.map((member, n) => ({
      id: newId(),
      applicationId,
      userId: member.id,
      role: n === 0 ? 'vlasnik' : 'clan',
      joinedAt: new Date(plan.from.getTime() + n),
    })),
  );
}

async function insertEdits(
  tx: Tx,
  applicationId: string,
  { edits = [], from, to }: ApplicationPlan,
  content: AnyContent,
): Promise<void> {
  let after = content;
  const rows = edits.map((edit, n) => ({ ...edit, n })).reverse();
  for (const { by, before, n } of rows) {
    const changes = Object.fromEntries(
      Object.keys(before).map((field) => [field, { before: before[field], after: after[field] }]),
    );
    await tx.insert(applicationEdits).values({
      applicationId,
      editRevision: n + 2,
      by: by.id,
      at: between(from, to, (n + 1) / rows.length),
      changes,
    });
    after = { ...after, ...before };
  }
}

type Step = (typeof applicationMachine)[ApplicationStatus][ApplicationEvent];

async function insertPast(
  tx: Tx,
  applicationId: string,
  plan: ApplicationPlan,
  steps: readonly ApplicationEvent[],
  submitted: readonly AnyContent[],
  at: (step: number) => Date,
): Promise<void> {
  let status: ApplicationStatus = 'draft';
  let revision = 0;
  for (const [n, event] of steps.entries()) {
    const move: Step | undefined = transition(applicationMachine, status, event);
    if (!move) throw new Error(`No way from ${status} by ${event}.`);
    const byOwner = move.by.some((actor) => actor === 'owner');
    const content = event === 'submit' ? submitted[revision] : undefined;
    if (content) {
      revision += 1;
      await tx.insert(applicationRevisions).values({
        applicationId,
        number: revision,
        content,
        submittedBy: plan.owner.id,
        submittedAt: at(n),
      });
    }
    await tx.insert(applicationTransitions).values({
      id: newId(),
      applicationId,
      from: status,
      to: move.to,
      event,
      actorId: byOwner ? plan.owner.id : (plan.staff ?? plan.owner).id,
      reason: move.reason === 'required' ? reasonOf(plan) : '',
      sections: event === 'returnForChanges' ? [...(plan.sections ?? ['budget'])] : [],
      revision,
      at: at(n),
    });
    status = move.to;
  }
}

const km = (amount: number): Fening => fromKm(amount) ?? fening(0);

const completeFor = (kind: string): AnyContent =>
  kind === 'blue' ? completeBlueContent() : completeContent();

/** A content that lacks nothing, for a call that gives 1,500 KM and more. */
export function completeContent(change: Partial<OrangeContent> = {}): OrangeContent {
  return {
    ...emptyContentOf(orangeForm),
    projectTitle: 'Muzička soba u Domu mladih',
    projectDescription: 'Soba za probe s opremom koju svaka ekipa iz grada može posuditi.',
    applicantName: 'Neformalna grupa Odjek',
    municipality: 'Tuzla',
    projectStartDate: '2027-02-01',
    projectEndDate: '2027-08-31',
    projectLocation: 'Dom mladih, prvi sprat',
    projectCoordinates: { lat: 44.5384, lng: 18.6671 },
    communityProblem: 'U gradu nema mjesta za probe osim garaža, a komšije zovu policiju.',
    storyContent: 'Prije godinu smo svirali u hodniku škole. Sad imamo ključ od sobe.',
    solutionSteps: ['Izolacija sobe', 'Nabavka opreme', 'Raspored proba'],
    projectActivities: [
      {
        ...emptyOf(activity, newId),
        name: 'Uređenje sobe',
        description: 'Izolacija, struja i police.',
        startDate: '2027-02-01',
        endDate: '2027-03-15',
        volunteersPlanned: true,
        expectedVolunteers: 8,
        volunteerDescription: 'Krečenje i montaža',
      },
    ],
    budgetBreakdown: [
      {
        ...emptyOf(budgetItem, () => 'b1'),
        name: 'Zvučna izolacija',
        quantity: 24,
        amount: km(38),
      },
      { ...emptyOf(budgetItem, () => 'b2'), name: 'Bubnjevi', quantity: 1, amount: km(650) },
    ],
    goodsAndServices: [
      {
        ...emptyOf(contribution, () => 'g1'),
        donorName: 'Dom mladih',
        donorType: 'institution',
        contributionType: 'Usluge',
        description: 'Prostorija na 18 mjeseci',
        quantity: 1,
        value: km(1800),
      },
    ],
    selectedSdgs: [11],
    selectedSdgSubcategories: ['11.7'],
    sdgImpact: 'Prostor koji koriste svi, bez članarine.',
    communityImpact: 'Trideset bendova dobija mjesto za probe.',
    targetGroup: 'Mladi od 14 do 25 godina',
    lastingImpact: 'Oprema ostaje domu mladih.',
    innovationValue: 'Prva soba za probe kojom upravljaju sami bendovi.',
    ...change,
  };
}

/** A PDF of one of its files; returned as its content refers to it. */
export async function createFile(
  tx: Tx,
  files: Pick<FileStore, 'put'>,
  { id: applicationId }: { readonly id: string },
  plan: {
    readonly id?: string;
    readonly name: string;
    readonly content: Buffer;
    readonly uploadedAt: Date;
  },
): Promise<AttachedFile> {
  const { id: file = newId(), name, content, uploadedAt } = plan;
  const key = fileKey(applicationId, file, 'pdf');
  await files.put(key, content, 'application/pdf');
  await insertFiles(tx, [{ id: file, applicationId, key, uploadedAt }]);
  return { file, name, bytes: content.length };
}

type Extension = typeof callExtensions.$inferInsert;

export async function createExtension(
  tx: Tx,
  { id: applicationId }: { readonly id: string },
  plan: Pick<Extension, 'until' | 'grantedBy'> & Partial<Extension>,
): Promise<void> {
  const reason = 'Ponude su stigle kasnije.';
  await tx.insert(callExtensions).values({ applicationId, reason, grantedAt: plan.until, ...plan });
}
