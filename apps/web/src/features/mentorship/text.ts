import { mentorshipTexts } from '@app/messages/mentorship';
import { mentorshipDeskTexts } from '@app/messages/mentorship-desk';
import { textsFor } from '../../lib/texts/text.ts';

export const useMentorshipText = textsFor('mentorship', mentorshipTexts);
export const useMentorshipDeskText = textsFor('mentorship-desk', mentorshipDeskTexts);
