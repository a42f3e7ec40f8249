import type { PersonalData } from '../../platform/personal-data.ts';
import { cleanReviews, reviewsBy } from './personal-data.repo.ts';

export const reviewsPersonalData: PersonalData = {
  async collect(read, userId) {
    const reviews = await reviewsBy(read, userId);
    return { reviews: reviews.map(({ reviewerId: _, ...review }) => review) };
  },

  async erase(tx, _userId, _at, person) {
    await cleanReviews(tx, person);
    return [];
  },
};
