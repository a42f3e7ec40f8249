import {
  type AboutMembers,
  type PersonalData,
  withoutPerson,
} from '../../platform/personal-data.ts';
import { applicationIdsOf } from '../applications/public.ts';
import { updateComment } from './comments.repo.ts';
import { commentsBy, commentsNaming, forgetAuthor } from './personal-data.repo.ts';

export const commentsTables: AboutMembers = {
  application_comments: { author_id: 'gone', resolved_by: 'gone' },
};

/** What somebody wrote of applications; the discussion is others’ too and stays, without them. */
export const commentsPersonalData: PersonalData = {
  async collect(read, userId) {
    return { comments: await commentsBy(read, userId) };
  },

  async erase(tx, userId, _at, person) {
    const named = await commentsNaming(tx, await applicationIdsOf(tx, userId), { userId, person });
    for (const { id, comment } of named) {
      const clean = withoutPerson(comment, person);
      if (clean !== comment) await updateComment(tx, id, { comment: clean });
    }
    await forgetAuthor(tx, userId);
    return [];
  },
};
