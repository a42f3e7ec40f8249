import { zoneTexts } from '@app/messages/zone';
import { textsFor } from '../../lib/text.ts';

export const useZoneText = textsFor('zone', zoneTexts);
