import { pages } from '@app/contracts/pages';
import { rightsChanged } from '../../platform/hearing.ts';
import { fail } from '../../platform/http/failure.ts';
import { hideProfile, profileWords } from '../profiles/public.ts';
import type { ReportSubject } from '../reports/public.ts';
import { isThere } from './people.service.ts';

/** A member, as their profile shows them; removing it hides the profile. */
export const reportedMember: ReportSubject = {
  async check(_p, tx, actor, subjectId) {
    const isFound = await isThere(tx, actor.id, subjectId);
    return isFound ? { ownerId: subjectId, context: null } : fail('NOT_FOUND');
  },

  async show(_p, read, reported) {
    const wordsOf = await profileWords(
      read,
      reported.map(({ subjectId }) => subjectId),
    );
    return (subjectId) => {
      const found = wordsOf(subjectId);
      if (!found) return undefined;
      const { name, slug, isHidden, headline, about } = found;
      return {
        name,
        url: isHidden ? null : pages.profile({ profileSlug: slug }),
        texts: [headline, about]
          .filter((text) => text !== '')
          .map((text) => ({ name: '', text, at: null, isReported: true })),
      };
    };
  },

  async remove(p, tx, subjectId, at) {
    await hideProfile(tx, subjectId, at);
    await rightsChanged(tx, p, subjectId);
  },
};
