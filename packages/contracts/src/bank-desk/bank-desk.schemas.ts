import { deskStages } from '@app/domain/bank-desk/desk.stages';
import { deskTabs } from '@app/domain/bank-desk/desk.tabs';
import { deskTaskKinds } from '@app/domain/bank-desk/desk.tasks';
import { obPermissionTypes } from '@app/domain/permissions/permissions';
import { z } from 'zod';
import { ApplicationStatus } from '../applications/applications.schemas.ts';
import { BankRef } from '../banks/banks.schemas.ts';
import { CallKind } from '../calls/calls.schemas.ts';
import {
  Day,
  Id,
  Instant,
  Km,
  LocalizedText,
  listQuery,
  SheetQuery,
  SignedKm,
  Slug,
} from '../common.schemas.ts';

export const DeskStage = z.enum(deskStages);

/** What stands around every part of a bank's desk. */
export const BankDesk = z.object({
  bank: BankRef,
  /** The reader's own; empty for who is here as an admin. */
  roles: z.array(z.enum(obPermissionTypes)),
  /** What applications are sorted by: the last calls, and years with an application. */
  calls: z.array(z.object({ slug: Slug, title: LocalizedText })),
  years: z.array(z.int()),
  /** Parts of the desk that open to the reader. */
  tabs: z.array(z.enum(deskTabs)),
  abilities: z.object({
    canExport: z.boolean(),
    canManageCalls: z.boolean(),
    canManageBank: z.boolean(),
    canGrantRoles: z.boolean(),
  }),
});
export type BankDesk = z.infer<typeof BankDesk>;

const Application = z.object({ slug: Slug, title: z.string() });

export const DeskTask = z.object({
  kind: z.enum(deskTaskKinds),
  /** In Sarajevo; null where nothing says when. */
  due: Day.nullable(),
  count: z.int().positive().nullable(),
  call: z.object({ slug: Slug, title: LocalizedText }).nullable(),
  application: Application.extend({ id: Id }).nullable(),
  /** Id of the campaign. */
  campaign: Id.nullable(),
  amount: Km.nullable(),
  /** Whether the reader is among those who do it. */
  mine: z.boolean(),
  /** Address where it is done, with the place on the page. */
  to: z.string(),
});
export type DeskTask = z.input<typeof DeskTask>;

/** What the reader has to do in all their banks, the first due first. */
export const Duties = z.object({
  duties: z.array(DeskTask.extend({ bank: BankRef })),
  /** The banks with which the reader has to do, in the order of their names. */
  banks: z.array(BankRef),
});
export type Duties = z.input<typeof Duties>;

/** How many applications are at each stage; `deskCountedTo` stands for it and for all that are more. */
const StageCounts = z.record(DeskStage, z.int().nonnegative());

/** Something on the desk of a bank, with the last reminder of those for whom it waits. */
export const WaitingTask = DeskTask.extend({
  /** Null where it waits for the reader, or reminding makes no sense. */
  reminder: z
    .object({
      sentAt: Instant.nullable(),
      /** Name of who sent it. */
      by: z.string().nullable(),
      /** When another may be sent; null: now. */
      next: Instant.nullable(),
    })
    .nullable(),
});
export type WaitingTask = z.input<typeof WaitingTask>;

/** What others are reminded of: `about` is the id of an application or the slug of a call. */
export const ReminderBody = z.object({
  kind: z.enum(deskTaskKinds),
  about: z.string().min(1).max(160),
});
export const ReminderAnswer = z.object({ reminded: z.int().positive() });

export const DeskToday = z.object({
  /** What waits, the first due first. */
  tasks: z.array(WaitingTask),
  stages: StageCounts,
});
export type DeskToday = z.input<typeof DeskToday>;

export const deskSorts = ['newest', 'oldest', 'amount'] as const;

const filters = {
  call: Slug.optional(),
  stage: DeskStage.optional(),
  /** Of Sarajevo, in which it was submitted. */
  year: z.coerce.number().int().min(2000).max(2100).optional(),
  /** Number of a Sustainable Development Goal. */
  theme: z.coerce.number().int().min(1).max(17).optional(),
  /** Words, or how they begin, with or without their marks. */
  q: z.string().max(80).optional(),
};
export const DeskFilters = z.object(filters);
export type DeskFilters = z.infer<typeof DeskFilters>;

const sort = z.enum(deskSorts).default('newest');

/** Applications that were submitted; drafts by their own stage alone. */
export const DeskApplicationsQuery = listQuery(30).extend({ ...filters, sort });

export const DeskFileQuery = SheetQuery.extend({ ...filters, sort });

export const DeskApplication = Application.extend({
  id: Id,
  status: ApplicationStatus,
  call: z.object({ slug: Slug, title: LocalizedText, kind: CallKind }),
  municipality: z.string(),
  /** Numbers of the Sustainable Development Goals that it serves. */
  themes: z.array(z.int()),
  requestedAmount: Km,
  submittedAt: Instant.nullable(),
  updatedAt: Instant,
});
export type DeskApplication = z.input<typeof DeskApplication>;

/** Every stage in its order: how many there are, and the last few; of drafts none. */
export const DeskBoard = z.array(
  z.object({
    stage: DeskStage,
    count: z.int().nonnegative(),
    /** Whether there may be more than were counted. */
    more: z.boolean(),
    shown: z.array(DeskApplication),
  }),
);
export type DeskBoard = z.input<typeof DeskBoard>;

/** Somebody with a permission in the bank. */
export const DeskPerson = z.object({
  id: Id,
  name: z.string(),
  roles: z.array(
    z.object({
      type: z.enum(obPermissionTypes),
      /** `global`: in every bank. */
      scope: z.enum(['global', 'bank']),
      since: Instant,
    }),
  ),
});
export type DeskPerson = z.input<typeof DeskPerson>;

/** Of this year in Sarajevo where it is money. */
const Figures = z.object({
  openCalls: z.int().nonnegative(),
  /** Submitted to calls that are closed; `deskCountedTo` of a bank stands for it and for more. */
  waiting: z.int().nonnegative(),
  granted: SignedKm,
  paid: SignedKm,
  donated: SignedKm,
});
export type Figures = z.infer<typeof Figures>;

export const BankFigures = Figures.extend({
  bank: BankRef,
  canManage: z.boolean(),
  /** Founded, and not yet seen by everybody. */
  isDraft: z.boolean(),
});
export type BankFigures = z.input<typeof BankFigures>;

export const StaffOverview = z.object({
  year: z.int(),
  /** Whether these are all banks that there are. */
  everywhere: z.boolean(),
  totals: Figures,
  banks: z.array(BankFigures),
  /** What waits in all of them, the first due first. */
  tasks: z.array(DeskTask.extend({ bank: BankRef })),
  abilities: z.object({
    canManageCalls: z.boolean(),
    canGrantRoles: z.boolean(),
    canFoundBank: z.boolean(),
    canHandlePayments: z.boolean(),
  }),
});
export type StaffOverview = z.input<typeof StaffOverview>;

export const StaffPerson = DeskPerson.extend({
  roles: z.array(
    z.object({
      type: z.enum(obPermissionTypes),
      /** Null: in every bank. */
      bank: Slug.nullable(),
      since: Instant,
    }),
  ),
});
export type StaffPerson = z.input<typeof StaffPerson>;
