import type { filesApi } from '@app/contracts/files/files.api';
import { formWith, onePixel } from './forms.ts';
import { everybody, members } from './kinds.ts';
import type { Samples } from './sample.ts';

export const filesSamples: Samples<typeof filesApi> = {
  upload: { may: members, own: () => formWith('slika.png', onePixel) },
  uploadFromAddress: {
    may: members,
    // Nothing is fetched from the machine itself, and tests reach nothing else.
    told: 'ADDRESS_UNREACHABLE',
    own: () => ({ body: { url: 'http://127.0.0.1/slika.png', entityType: 'ob' } }),
  },
  productFile: {
    may: everybody,
    own: async ({ app, people: { vlasnik } }) => {
      await app.platform.files.put(`uploads/${vlasnik.id}/a.png`, onePixel, 'image/png');
      return { params: { userId: vlasnik.id, filePath: 'a.png' } };
    },
  },
  obFile: {
    may: everybody,
    own: async ({ app }) => {
      await app.platform.files.put('ob/a.png', onePixel, 'image/png');
      return { params: { filePath: 'a.png' } };
    },
  },
};
