import { zoneTexts } from '@app/messages/zone';
import { textsFor } from '../../lib/texts/text.ts';

export const useZoneText = textsFor('zone', zoneTexts);
