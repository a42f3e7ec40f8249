import { coverOf } from '@app/domain/applications/application.cover';
import {
  itemTextLimits,
  listLimits,
  textLimits,
} from '@app/domain/applications/application.fields';
import { callLimits } from '@app/domain/calls/call.content';
import { z } from 'zod';
import { Day, Km } from '../common.schemas.ts';

/**
 * A text as PostgreSQL can keep it inside JSON: no NUL, no half of a surrogate pair. What a text
 * may hold is the team's; these two are what no keyboard writes.
 */
export const Words = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replaceAll('\0', '').toWellFormed());

/** A draft saves whatever its state: texts may be empty, days not yet chosen, numbers 0. */
const DayOrEmpty = z.union([z.literal(''), Day]);
const ItemId = Words(40).min(1);
const Count = z.int().min(0).max(100_000);
const ItemName = Words(itemTextLimits.name);
const ItemDescription = Words(itemTextLimits.description);

// Bounded so that a sum of all lines stays an exact number of fening.
const Price = Km.max(1_000_000);
const Quantity = z.number().min(0).max(10_000).multipleOf(0.01);

export const BudgetItem = z.object({
  id: ItemId,
  name: ItemName,
  category: Words(80),
  description: ItemDescription,
  /** Price of one piece, in KM; 0 until known. */
  amount: Price,
  quantity: Quantity,
});
export type BudgetItem = z.infer<typeof BudgetItem>;

export const TeamAssignment = z.object({
  teamMemberName: ItemName,
  description: ItemDescription,
});

export const ProjectActivity = z.object({
  id: ItemId,
  name: ItemName,
  description: ItemDescription,
  startDate: DayOrEmpty,
  endDate: DayOrEmpty,
  /** Id of the responsible team member; empty if nobody is named. */
  responsible: Words(80),
  teamAssignments: z.array(TeamAssignment).max(listLimits.teamAssignments),
  volunteersPlanned: z.boolean(),
  expectedVolunteers: Count,
  volunteerDescription: ItemDescription,
  usersPlanned: z.boolean(),
  expectedUsers: Count,
  userDescription: ItemDescription,
});
export type ProjectActivity = z.infer<typeof ProjectActivity>;

export const Contribution = z.object({
  id: ItemId,
  donorName: ItemName,
  /** Of `donorTypes`, or in words of an older application. */
  donorType: Words(80),
  /** Of `contributionTypes`, or in words of an older application. */
  contributionType: Words(80),
  description: ItemDescription,
  budgetCategory: Words(80),
  /** Worth of one piece, in KM; 0 until known. */
  value: Price,
  quantity: Quantity,
});
export type Contribution = z.infer<typeof Contribution>;

/**
 * A picture in the product's own storage, by its address or bare name: one from elsewhere is fetched
 * and kept first. Or one of the scenes.
 */
const Picture = z
  .string()
  .max(300)
  .refine(
    (picture) =>
      /^(\/api\/(ob-files|uploads)\/\S+|[\w.-]+)$/.test(picture) || coverOf(picture) !== null,
  );

/** Everything a team writes in an orange application (specification §3), amounts in KM. */
export const ApplicationContentBody = z.object({
  projectTitle: Words(textLimits.projectTitle),
  projectDescription: Words(textLimits.projectDescription),
  applicantName: Words(textLimits.applicantName),
  municipality: Words(textLimits.municipality),
  /** Of `grantTypes`, or in words of an older application. */
  grantType: Words(80),
  projectStartDate: DayOrEmpty,
  projectEndDate: DayOrEmpty,
  projectLocation: Words(textLimits.projectLocation),
  projectCoordinates: z
    .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .nullable(),
  applicationPicture: Picture.nullable(),
  communityProblem: Words(textLimits.communityProblem),
  storyContent: Words(textLimits.storyContent),
  solutionSteps: z.array(Words(itemTextLimits.step)).max(listLimits.solutionSteps),
  projectActivities: z.array(ProjectActivity).max(listLimits.projectActivities),
  budgetBreakdown: z.array(BudgetItem).max(listLimits.budgetBreakdown),
  goodsAndServices: z.array(Contribution).max(listLimits.goodsAndServices),
  ownContribution: Words(textLimits.ownContribution),
  selectedSdgs: z.array(z.int().min(1).max(17)).max(listLimits.selectedSdgs),
  selectedSdgSubcategories: z.array(Words(10)).max(listLimits.selectedSdgSubcategories),
  sdgGoal: Words(textLimits.sdgGoal),
  sdgDescription: Words(textLimits.sdgDescription),
  sdgImpact: Words(textLimits.sdgImpact),
  communityImpact: Words(textLimits.communityImpact),
  targetGroup: Words(textLimits.targetGroup),
  lastingImpact: Words(textLimits.lastingImpact),
  innovationValue: Words(textLimits.innovationValue),
  extraAnswers: z
    .array(z.object({ id: ItemId, answer: Words(callLimits.extraAnswer.max) }))
    .max(listLimits.extraAnswers),
});
export type ApplicationContentBody = z.infer<typeof ApplicationContentBody>;

/** Changed fields only; each is replaced as a whole. */
export const ContentChanges = ApplicationContentBody.partial().strict();
export type ContentChanges = z.infer<typeof ContentChanges>;
