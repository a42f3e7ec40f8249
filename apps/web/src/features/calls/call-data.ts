import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { callPage, pages } from '@app/contracts/pages';
import { type Language, languageTag } from '@app/messages/catalogue';

/** A call in the words of schema.org: a grant, when one applies for it, and what is asked about it. */
export function callData(
  call: Pick<
    CallDetail,
    | 'slug'
    | 'kind'
    | 'title'
    | 'summary'
    | 'bank'
    | 'opensAt'
    | 'closesAt'
    | 'minAmount'
    | 'maxAmount'
    | 'faq'
    | 'state'
  >,
  language: Language,
  publicUrl: string,
) {
  const textOf = (text: CallDetail['title']) => text[language] || text.bhs || text.en;
  const url = `${publicUrl}${callPage(call)}`;
  const money = (values: Readonly<Record<string, number>>) => ({
    '@type': 'MonetaryAmount',
    currency: 'BAM',
    ...values,
  });
  const grant = {
    '@type': 'MonetaryGrant',
    '@id': `${url}#grant`,
    name: textOf(call.title),
    description: textOf(call.summary),
    url,
    inLanguage: languageTag[language],
    amount: money({ minValue: call.minAmount, maxValue: call.maxAmount }),
    funder: {
      '@type': 'Organization',
      name: call.bank.name,
      url: `${publicUrl}${pages.bank({ bankSlug: call.bank.slug })}`,
      areaServed: call.bank.municipality,
    },
    potentialAction: {
      '@type': 'ApplyAction',
      startTime: call.opensAt,
      endTime: call.closesAt,
      actionStatus: `https://schema.org/${call.state === 'closed' ? 'CompletedActionStatus' : 'PotentialActionStatus'}`,
      target: `${publicUrl}${pages.callStart({ slug: call.slug })}`,
    },
  };
  const questions = call.faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: textOf(question),
    acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      grant,
      ...(questions.length > 0 ? [{ '@type': 'FAQPage', url, mainEntity: questions }] : []),
    ],
  };
}
