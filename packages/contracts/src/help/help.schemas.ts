import { contactTopics, hasTooManyLinks } from '@app/domain/help/contact';
import { z } from 'zod';

/** What a form proves itself with when it is sent. */
export const OpenedForm = z.object({ form: z.string() });

export const ContactMessage = z.object({
  form: z.string().max(200),
  topic: z.enum(contactTopics),
  name: z.string().trim().min(2).max(80),
  email: z.email('email').max(254),
  text: z
    .string()
    .trim()
    .min(20)
    .max(4_000)
    .refine((text) => !hasTooManyLinks(text), 'tooManyLinks'),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
