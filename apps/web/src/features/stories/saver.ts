import type { StoryClash, StoryView } from '@app/contracts/stories/stories.schemas';
import { type StoryContent, storyLimits } from '@app/domain/stories/story';
import { isApiError } from '../../lib/api/error.ts';
import { type Autosave, createAutosave, type SaveOutcome } from '../../lib/autosave/autosave.ts';
import type { EditorClaim } from '../../lib/autosave/editor-claim.ts';
import type { Batch } from '../../lib/autosave/fields.ts';
import { merge, mergeSets } from '../../lib/autosave/merge.ts';
import { storeUnsaved, takeOverUnsaved, unsavedChanges } from '../../lib/autosave/unsaved-store.ts';
import { stories } from './client.ts';

export type StorySaver = Autosave<StoryContent>;

/** Names the kind of record on the device. */
export const storyEditor = 'story';

interface SaverDependencies {
  readonly story: StoryView;
  readonly userId: string;
  readonly claim: EditorClaim;
  /** The story was read anew. */
  onStory(story: StoryView): void;
}

export function createStorySaver({ story, userId, claim, onStory }: SaverDependencies): StorySaver {
  const { id } = story;
  const name = { userId, recordId: id, editor: claim.editor };
  const kept = unsavedChanges(storyEditor);
  return createAutosave<StoryContent>(
    {
      save: (batch) => save(id, claim.editor, batch),
      async pull() {
        const fresh = await stories.open({ params: { id } }).catch(() => null);
        if (fresh) onStory(fresh);
        return fresh;
      },
      keep: (fields) => storeUnsaved(kept, name, fields, Date.now()),
      later(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      now: Date.now,
      random: Math.random,
      sendable: (field, value) => value.length <= mostOf(field),
      merge: (field, base, mine, theirs) =>
        (field === 'pictures'
          ? mergeSets<string>([...base], [...mine], [...theirs])
          : merge(base, mine, theirs)?.value) as typeof mine | undefined,
    },
    { ...story, kept: takeOverUnsaved<StoryContent>(kept, name, claim.gone) },
  );
}

/** How many characters or pictures a field takes. */
export const mostOf = (field: keyof StoryContent): number =>
  field === 'pictures'
    ? storyLimits.pictures
    : field === 'short'
      ? storyLimits.campaign
      : storyLimits.part;

async function save(
  id: string,
  editor: string,
  { revision, changes }: Batch<StoryContent>,
): Promise<SaveOutcome<StoryContent>> {
  const { pictures, ...parts } = changes;
  const sent = { ...parts, ...(pictures && { pictures: [...pictures] }) };
  try {
    const answer = await stories.save({
      params: { id },
      body: { revision, changes: sent, editor },
    });
    return { kind: 'saved', ...answer, merged: answer.merged as Partial<StoryContent> };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** What a failed save means; whatever may pass by itself is `unreached`. */
function outcomeOf(error: unknown): SaveOutcome<StoryContent> {
  if (!isApiError(error)) return { kind: 'unreached' };
  switch (error.code) {
    case 'REVISION_CLASH': {
      const { theirs, changedBy, savedAt } = error.details as StoryClash;
      return { kind: 'clash', theirs, by: changedBy, at: savedAt };
    }
    case 'NOT_FOUND':
    case 'FORBIDDEN':
      return { kind: 'gone' };
    case 'VALIDATION':
    case 'BAD_REQUEST':
      return { kind: 'refused', fields: null, why: error.text };
    default:
      return { kind: 'unreached' };
  }
}
