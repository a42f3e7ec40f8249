import type { storiesApi } from '@app/contracts/stories/stories.api';
import { storiesPaths } from '@app/contracts/stories/stories.paths';
import { client } from '../../lib/api/client.ts';

export const stories = client<typeof storiesApi>(storiesPaths);
