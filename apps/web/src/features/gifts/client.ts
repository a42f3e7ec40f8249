import type { giftsApi } from '@app/contracts/gifts/gifts.api';
import { giftsPaths } from '@app/contracts/gifts/gifts.paths';
import { client } from '../../lib/api/client.ts';

export const gifts = client<typeof giftsApi>(giftsPaths);
