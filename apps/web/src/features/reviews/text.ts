import { formOrangeTexts } from '@app/messages/form-orange';
import { reviewsTexts } from '@app/messages/reviews';
import { sdgTexts } from '@app/messages/sdg';
import { textsFor } from '../../lib/texts/text.ts';

export const useReviewsText = textsFor('reviews', reviewsTexts);

export const useFieldsText = textsFor('form-orange', formOrangeTexts);

export const useSdgText = textsFor('sdg', sdgTexts);

export type ReviewsKey = Parameters<ReturnType<typeof useReviewsText>>[0];
