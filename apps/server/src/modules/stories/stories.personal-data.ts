import type { StoryContent } from '@app/domain/stories/story';
import {
  type AboutMembers,
  type PersonalData,
  withoutPerson,
} from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { putStory, storiesOf } from './stories.repo.ts';

export const storiesTables: AboutMembers = {
  stories: {},
};

/** The parts that somebody wrote last; stories of teams stay, without the name. */
export const storiesPersonalData: PersonalData = {
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

  async erase(tx, userId, _at, person) {
    for (const story of await storiesOf(tx, await applicationIdsOf(tx, userId))) {
      const clean = withoutPerson(
        { content: story.content, forCampaign: story.forCampaign },
        person,
      );
      await putStory(tx, { ...story, ...clean });
    }
    return [];
  },
};

export const picturesOf = ({ pictures }: StoryContent): string[] =>
  pictures.map((address) => address.replace('/api/ob-files/', 'ob/'));
