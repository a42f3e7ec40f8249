import type { filesApi } from '@app/contracts/files/files.api';
import { formWith, onePixel } from './forms.ts';
import { everybody, members } from './kinds.ts';
import type { Samples } from './sample.ts';

export const filesSamples: Samples<typeof filesApi> = {
  upload: { may: members, own: () => formWith('slika.png', onePixel) },
  image: { may: members, own: () => formWith('slika.png', onePixel) },
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
  obDocument: {
    may: everybody,
    own: async ({ app }) => {
      const id = '3e2a2f0e-6f0b-4f4e-9d3c-1c9a6d1f7b10';
      const content = Buffer.from('%PDF-1.4\n%%EOF\n');
      await app.platform.files.put(`ob-documents/${id}/a.pdf`, content, 'application/pdf');
      return { params: { id, filePath: 'a.pdf' } };
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
