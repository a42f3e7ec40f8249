import type { Language } from './catalogue.ts';
import { addTexts, translate } from './translate.ts';
import { validationTexts } from './validation.texts.ts';

addTexts('validation', validationTexts);

/** The part of a zod issue that the texts need. */
export interface ValidationIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  /** Whether the minimum itself is allowed. */
  readonly inclusive?: boolean;
  readonly origin?: string;
  readonly input?: unknown;
}

export function issueText(issue: ValidationIssue, language: Language): string {
  // Rules of our own name their text as the message.
  if (issue.message && issue.message in validationTexts) {
    return translate(language, `validation.${issue.message}`);
  }
  const text = (key: keyof typeof validationTexts, count?: number | bigint) =>
    translate(language, `validation.${key}`, count === undefined ? {} : { count: Number(count) });
  const ofString = issue.origin === 'string';
  switch (issue.code) {
    case 'too_small':
      if (ofString) {
        return Number(issue.minimum) <= 1 ? text('required') : text('tooShort', issue.minimum);
      }
      return text(issue.inclusive === false ? 'notAbove' : 'tooSmall', issue.minimum);
    case 'too_big':
      if (issue.origin === 'array') return text('tooMany', issue.maximum);
      return text(ofString ? 'tooLong' : 'tooBig', issue.maximum);
    case 'not_multiple_of':
      return text('decimals');
    case 'unrecognized_keys':
      return text('unknown');
    case 'invalid_type':
      return text(issue.message?.includes('undefined') ? 'required' : 'invalid');
    default:
      return text('invalid');
  }
}
