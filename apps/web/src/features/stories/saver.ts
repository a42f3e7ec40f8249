import type { StoryClash, StoryView } from '@app/contracts/stories/stories.schemas';
import { type StoryContent, storyLimits } from '@app/domain/stories/story';
import type { Autosave } from '../../lib/autosave/autosave.ts';
import type { EditorClaim } from '../../lib/autosave/editor-claim.ts';
import { merge, mergeSets } from '../../lib/autosave/merge.ts';
import { createRecordSaver } from '../../lib/autosave/record-saver.ts';
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

export function createStorySaver({ story, onStory, ...rest }: SaverDependencies): StorySaver {
  const { id } = story;
  return createRecordSaver<StoryContent>(
    {
      ...rest,
      kind: storyEditor,
      recordId: id,
      async save({ revision, changes: { pictures, ...parts } }) {
        const changes = { ...parts, ...(pictures && { pictures: [...pictures] }) };
        const body = { revision, changes, editor: rest.claim.editor };
        const answer = await stories.save({ params: { id }, body });
        return { ...answer, merged: answer.merged as Partial<StoryContent> };
      },
      async pull() {
        const fresh = await stories.open({ params: { id } }).catch(() => null);
        if (fresh) onStory(fresh);
        return fresh;
      },
      clash(details) {
        const { theirs, changedBy: by, savedAt: at } = details as StoryClash;
        return { theirs, by, at };
      },
      sendable: (field, value) => value.length <= mostOf(field),
      merge: (field, base, mine, theirs) =>
        (field === 'pictures'
          ? mergeSets<string>([...base], [...mine], [...theirs])
          : merge(base, mine, theirs)?.value) as typeof mine | undefined,
    },
    story,
  );
}

/** How many characters or pictures a field takes. */
export const mostOf = (field: keyof StoryContent): number =>
  field === 'pictures'
    ? storyLimits.pictures
    : field === 'short'
      ? storyLimits.campaign
      : storyLimits.part;
