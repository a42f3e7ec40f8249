import type { StoryContent } from '@app/domain/stories/story';
import type { OwnPersonalData } from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { storiesOf } from './stories.repo.ts';

/** The parts that somebody wrote last. */
export const storiesPersonalData: OwnPersonalData = {
  async collect(read, userId) {
    const found = await storiesOf(read, await applicationIdsOf(read, userId));
    return {
      stories: found.map(({ applicationId, content, fields }) => ({
        applicationId,
        written: Object.fromEntries(
          Object.entries(content).filter(([field]) => fields[field]?.by === userId),
        ),
      })),
    };
  },

  async files(read, userId) {
    const found = await storiesOf(read, await applicationIdsOf(read, userId));
    return found.flatMap(({ content, fields }) =>
      fields.pictures?.by === userId ? picturesOf(content) : [],
    );
  },
};

export const picturesOf = ({ pictures }: StoryContent): string[] =>
  pictures.map((address) => address.replace('/api/ob-files/', 'ob/'));
