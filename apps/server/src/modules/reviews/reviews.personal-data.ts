import type { AboutMembers, PersonalData } from '../../platform/personal-data.ts';
import { assignmentsOf, cleanReviews, forgetAssignments, reviewsBy } from './personal-data.repo.ts';

export const reviewsTables: AboutMembers = {
  review_assignments: { assigned_by: 'gone', reviewer_id: 'gone' },
  reviews: { reviewer_id: { stays: 'scores that a decision rests on' } },
};

export const reviewsPersonalData: PersonalData = {
  async collect(read, userId) {
    const reviews = await reviewsBy(read, userId);
    return {
      reviews: reviews.map(({ reviewerId: _, ...review }) => review),
      assignments: await assignmentsOf(read, userId),
    };
  },

  async erase(tx, userId, _at, person) {
    await forgetAssignments(tx, userId);
    await cleanReviews(tx, person);
    return [];
  },
};
