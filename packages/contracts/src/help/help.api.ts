import { Done } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { helpPaths } from './help.paths.ts';
import { ContactMessage, OpenedForm } from './help.schemas.ts';

export const helpApi = endpoints(helpPaths, {
  openForm: {
    access: 'public',
    summary: 'Opens a contact form: what is sent must name one, opened seconds to a day before.',
    answer: OpenedForm,
    rateLimit: { max: 120, windowSeconds: 600 },
  },
  send: {
    access: 'public',
    summary: 'Sends a question to admins and moderators, who answer by e-mail.',
    body: ContactMessage,
    answer: Done,
    rateLimit: { max: 20, windowSeconds: 3_600 },
  },
});
