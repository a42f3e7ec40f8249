import { callLimits } from '@app/domain/calls/call.content';

const l = callLimits;

/** Most characters of a text, by the names on the way to it; indexes and languages left out. */
const textLimits: Readonly<Record<string, number>> = {
  title: l.title,
  summary: l.summary,
  description: l.description,
  expectedProjects: l.expectedProjects,
  slug: 80,
  'who.eligible': l.condition,
  'who.notEligible': l.condition,
  'questions.text': l.question,
  'questions.otherwise': l.otherwise,
  'rubric.name': l.criterion,
  'rubric.guidance': l.guidance,
  'extraQuestions.text': l.question,
  'extraQuestions.help': l.help,
  'extraQuestions.options.text': l.option,
  'documents.title': l.documentTitle,
  'documents.url': l.url,
  'timeline.text': l.event,
  'faq.question': l.question,
  'faq.answer': l.answer,
  'contact.name': l.name,
  'contact.role': l.role,
  'contact.email': 200,
  pictureAlt: l.pictureAlt,
  'seo.title': l.seoTitle,
  'seo.description': l.seoDescription,
};

/** Most characters at a path, for example `questions.0.text.en`. */
export const limitAt = (path: string): number =>
  textLimits[path.replace(/\.(?:\d+|bhs|en)(?=\.|$)/g, '')] ?? Number.POSITIVE_INFINITY;

/** Whether a field holds a text that the server would refuse for its length. */
export function tooLong(path: string, value: unknown): boolean {
  if (typeof value === 'string') return value.length > limitAt(path);
  if (typeof value !== 'object' || value === null || path === 'landing') return false;
  return Object.entries(value).some(([key, one]) => tooLong(`${path}.${key}`, one));
}
