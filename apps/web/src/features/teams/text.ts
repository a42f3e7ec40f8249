import { guardiansTexts } from '@app/messages/guardians';
import { teamTestTexts } from '@app/messages/team-test';
import { teamsTexts } from '@app/messages/teams';
import { textsFor } from '../../lib/texts/text.ts';

export const useTeamsText = textsFor('teams', teamsTexts);
export const useGuardiansText = textsFor('guardians', guardiansTexts);
export const useTeamTestText = textsFor('team-test', teamTestTexts);
