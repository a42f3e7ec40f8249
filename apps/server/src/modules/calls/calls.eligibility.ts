import type { EligibilityQuestion } from '@app/contracts/calls/call-content.schemas';
import type { CallContent } from '@app/domain/calls/call.content';
import { callEligibilityTexts } from '@app/messages/call-eligibility';
import { addTexts, translate, type Values } from '@app/messages/translate';

addTexts('call-eligibility', callEligibilityTexts);

type Conditions = Pick<
  CallContent['who'],
  'minAge' | 'maxAge' | 'municipalities' | 'minTeam' | 'maxTeam'
> & { readonly questions: readonly EligibilityQuestion[] };

/** What somebody who wants to apply is asked: age, place and team as the call sets them, then its own. */
export function eligibilityQuestions(call: Conditions): EligibilityQuestion[] {
  const { minAge, maxAge, municipalities, minTeam, maxTeam } = call;
  const ages = minAge === null ? 'agesTo' : maxAge === null ? 'agesFrom' : 'ages';
  const places = municipalities.length > 1 ? 'places' : 'place';
  return [
    ...(minAge === null && maxAge === null
      ? []
      : [question('age', ages, { from: minAge ?? '', to: maxAge ?? '' })]),
    ...(municipalities.length > 0
      ? [question('place', places, { places: municipalities.join(', ') })]
      : []),
    ...(minTeam > 1 ? [question('team', 'team', { from: minTeam, to: maxTeam })] : []),
    ...call.questions,
  ];
}

function question(
  id: string,
  key: 'ages' | 'agesFrom' | 'agesTo' | 'place' | 'places' | 'team',
  values: Values,
): EligibilityQuestion {
  const text = (of: keyof typeof callEligibilityTexts) => ({
    bhs: translate('bhs', `call-eligibility.${of}`, values),
    en: translate('en', `call-eligibility.${of}`, values),
  });
  return { id, text: text(key), passes: 'yes', otherwise: text(`${key}Else`) };
}
