import { z } from 'zod';
import { LanguageCode, Slug } from '../common.schemas.ts';
import { sharedTypes } from './sharing.paths.ts';

/** The kind of a call or an application is only how the address reads. */
export const ByShared = z.object({ type: z.enum(sharedTypes), slugOrId: Slug });

/** Networks fetch pictures without saying for whom: the language is part of the address. */
export const SharedPictureQuery = z.object({ language: LanguageCode.default('bhs') });
