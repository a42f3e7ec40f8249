import { type ErrorBody, errorStatus } from '@app/contracts/errors';
import type { Language } from '@app/messages/catalogue';
import { errorsTexts } from '@app/messages/errors';
import { formatKm } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import { issueText, type ValidationIssue } from '@app/messages/validation';
import type { FastifyReply } from 'fastify';
import type { Failure } from './failure.ts';

addTexts('errors', errorsTexts);

export function sendFailure(
  reply: FastifyReply,
  failure: Failure,
  language: Language,
): FastifyReply {
  if (failure.retryAfter !== undefined) {
    reply.header('retry-after', String(Math.ceil(failure.retryAfter)));
  }
  reply.header('cache-control', 'no-store');
  return reply.code(errorStatus[failure.code]).send(failureBody(failure, language));
}

export function failureBody(failure: Failure, language: Language): ErrorBody {
  if (failure.issues) return validationBody(failure.issues, language);
  const fields =
    failure.fields &&
    Object.fromEntries(
      Object.entries(failure.fields).map(([path, told]) => [
        path,
        typeof told === 'string'
          ? issueText({ code: 'custom', message: told, path: [] }, language)
          : translate(language, `validation.${told.key}`, { amount: formatKm(told.km, language) }),
      ]),
    );
  return {
    error: translate(language, `errors.${failure.code}`),
    code: failure.code,
    ...(fields ? { fields } : {}),
    ...(failure.details === undefined ? {} : { details: failure.details }),
  };
}

/** More than anybody mends before they send it again. */
const mostFields = 200;

export function validationBody(issues: readonly ValidationIssue[], language: Language): ErrorBody {
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, mostFields)) {
    const path = issue.path.map(String).join('.');
    fields[path] ??= issueText(issue, language);
  }
  return { error: translate(language, 'errors.VALIDATION'), code: 'VALIDATION', fields };
}

/**
 * Answers with a file that is saved under its name.
 *
 * @param cacheControl unless said, it is kept nowhere on its way.
 */
export const attach = (
  reply: FastifyReply,
  type: string,
  { name, content }: { readonly name: string; readonly content: unknown },
  cacheControl = 'no-store',
): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': cacheControl,
    })
    .send(content);
