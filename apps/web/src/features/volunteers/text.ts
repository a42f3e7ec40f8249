import { volunteersTexts } from '@app/messages/volunteers';
import { volunteersPagesTexts } from '@app/messages/volunteers-pages';
import { textsFor } from '../../lib/texts/text.ts';

export const useVolunteersText = textsFor('volunteers', volunteersTexts);
export const useVolunteersPagesText = textsFor('volunteers-pages', volunteersPagesTexts);
