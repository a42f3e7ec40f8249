import { z } from 'zod';
import { ById, Id } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { callExtensionsPaths } from './call-extensions.paths.ts';
import { CallExtensions, NewExtension } from './call-extensions.schemas.ts';

export const callExtensionsApi = endpoints(callExtensionsPaths, {
  extensions: {
    access: 'ob',
    summary: 'Teams of a call that were given more time, and those that have not submitted.',
    params: ById,
    answer: CallExtensions,
    errors: ['NOT_FOUND'],
  },
  extend: {
    access: 'ob',
    summary: 'Gives a team more time, with a reason; a second time takes the place of the first.',
    params: ById,
    body: NewExtension,
    answer: CallExtensions,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
  endExtension: {
    access: 'ob',
    summary: 'Takes back the time that a team was given.',
    params: z.object({ id: Id, applicationId: Id }),
    answer: CallExtensions,
    errors: ['NOT_FOUND'],
  },
});
