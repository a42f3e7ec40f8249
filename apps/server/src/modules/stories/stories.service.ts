import { isDeepStrictEqual } from 'node:util';
import type {
  StoryBody,
  StoryClash,
  StorySave,
  StorySaved,
  StoryView,
} from '@app/contracts/stories/stories.schemas';
import { coverOf } from '@app/domain/applications/application.cover';
import { applicationPolicy } from '@app/domain/applications/application.policy';
import type { AnyContent } from '@app/domain/applications/form/form';
import type { Actor } from '@app/domain/permissions/permissions';
import { emptyStory, type StoryContent } from '@app/domain/stories/story';
import { storyPolicy } from '@app/domain/stories/story.policy';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import {
  findApplication,
  formFor,
  lockApplication,
  seenBy,
  subjectOf,
  titleOf,
} from '../applications/public.ts';
import { picturesOf } from './stories.personal-data.ts';
import { findStory, putStory, type StoryRow } from './stories.repo.ts';

type SignedIn = NonNullable<Actor>;
type Field = keyof StoryContent;

const begun = (applicationId: string, at: Date): StoryRow => ({
  applicationId,
  content: emptyStory,
  revision: 0,
  fields: {},
  savedAt: at,
  forCampaign: null,
});

export async function openStory(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<z.output<typeof StoryView> | Failure> {
  const record = await findApplication(p.db.read, { id });
  if (!record || !storyPolicy.write(actor, subjectOf(record)).ok) return fail('NOT_FOUND');
  const subject = seenBy(actor, subjectOf(record));
  const story = (await findStory(p.db.read, id)) ?? begun(id, record.application.createdAt);
  const { application, call, draft } = record;
  const inApplication = call.omittedSections.includes('story') ? null : toldIn(draft);
  const { picture } = formFor(record).about(draft);
  const own = coverOf(picture) === null ? picture : null;
  const canTakeOver = inApplication !== null && applicationPolicy.edit(actor, subject, 'story').ok;
  return {
    id,
    slug: application.slug,
    kind: call.kind,
    title: titleOf(record),
    content: bodyOf(story.content),
    revision: story.revision,
    savedAt: story.savedAt,
    canTakeOver,
    inApplication,
    applicationRevision: application.editRevision,
    picture: own,
    canTakePicture: canTakeOver && !own && applicationPolicy.edit(actor, subject, 'basics').ok,
    canSetCampaign: call.allowsCampaign && storyPolicy.setCampaign(actor, subject).ok,
    forCampaign: story.forCampaign,
  };
}

/** The story as the application has it; null for a form that asks for none. */
function toldIn({
  storyContent,
  storyPictures,
}: AnyContent): z.output<typeof StoryView>['inApplication'] {
  if (typeof storyContent !== 'string') return null;
  const pictures = storyPictures as readonly (string | null)[];
  return { text: storyContent, pictures: pictures.filter((one) => one !== null) };
}

const bodyOf = (content: StoryContent): StoryBody => ({
  ...content,
  pictures: [...content.pictures],
});

/** The story, with its application locked, so that one save follows the other. */
async function lockStory(tx: Tx, actor: SignedIn, id: string, at: Date) {
  const record = await lockApplication(tx, id);
  if (!record || !storyPolicy.write(actor, subjectOf(record)).ok) return undefined;
  return { record, story: (await findStory(tx, id)) ?? begun(id, at) };
}

/**
 * Saves changed parts. What only others changed since the sent revision comes back with the answer;
 * where both changed the same part, nothing is saved and the answer has what stands there now.
 */
export function saveStory(
  p: Platform,
  actor: SignedIn,
  id: string,
  { revision: seen, changes, editor }: z.infer<typeof StorySave>,
): Promise<z.output<typeof StorySaved> | Failure> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const locked = await lockStory(tx, actor, id, at);
    if (!locked) return fail('NOT_FOUND');
    const { story } = locked;
    if (seen > story.revision) return fail('VALIDATION', { fields: { revision: 'invalid' } });
    const theirs = Object.entries(story.fields)
      .filter(([, last]) => last.revision > seen && last.editor !== editor)
      .map(([field]) => field as Field);
    const differs = (field: Field) => !isDeepStrictEqual(changes[field], story.content[field]);
    const clashing = theirs.filter((field) => field in changes && differs(field));
    if (clashing.length > 0) return clash(tx, story, clashing);
    const merged = pick(
      story.content,
      theirs.filter((field) => !(field in changes)),
    );
    const changed = (Object.keys(changes) as Field[]).filter(differs);
    if (changed.length === 0) {
      return { revision: story.revision, savedAt: story.savedAt, merged };
    }
    const revision = story.revision + 1;
    const last = { revision, by: actor.id, editor };
    await putStory(tx, {
      ...story,
      content: { ...story.content, ...changes } as StoryContent,
      revision,
      fields: { ...story.fields, ...Object.fromEntries(changed.map((field) => [field, last])) },
      savedAt: at,
    });
    p.signals.publish(tx, `application:${id}`);
    return { revision, savedAt: at, merged };
  });
}

const pick = (content: StoryContent, fields: readonly Field[]): Partial<StoryBody> =>
  Object.fromEntries(fields.map((field) => [field, content[field]]));

async function clash(read: Reader, story: StoryRow, fields: readonly Field[]): Promise<Failure> {
  const [last] = fields
    .flatMap((field) => story.fields[field] ?? [])
    .sort((a, b) => b.revision - a.revision);
  const people = await membersByIds(read, last ? [last.by] : []);
  const details: StoryClash = {
    theirs: pick(story.content, fields),
    changedBy: (last && people.get(last.by)?.name) ?? '',
    savedAt: story.savedAt.toISOString(),
  };
  return fail('REVISION_CLASH', { details });
}

export async function setCampaign(
  p: Platform,
  actor: SignedIn,
  id: string,
  text: string,
): Promise<z.output<typeof StoryView> | Failure> {
  const failed = await p.db.transaction(async (tx) => {
    const locked = await lockStory(tx, actor, id, p.clock.now());
    if (!locked) return fail('NOT_FOUND');
    const { record, story } = locked;
    const subject = seenBy(actor, subjectOf(record));
    if (!record.call.allowsCampaign || !storyPolicy.setCampaign(actor, subject).ok) {
      return fail('WRONG_STATUS');
    }
    await putStory(tx, { ...story, forCampaign: text });
    p.signals.publish(tx, `application:${id}`);
    return undefined;
  });
  return failed ?? openStory(p, actor, id);
}

/** Keys of what would be left behind by a story that goes with its application. */
export async function storyPictures(read: Reader, applicationId: string): Promise<string[]> {
  const story = await findStory(read, applicationId);
  return story ? picturesOf(story.content) : [];
}

/** What a team chose for its campaign. */
export async function campaignWords(read: Reader, applicationId: string): Promise<string | null> {
  return (await findStory(read, applicationId))?.forCampaign ?? null;
}
