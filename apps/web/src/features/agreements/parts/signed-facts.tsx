import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAgreementsText, useCopiesText } from '../text.ts';
import { useConditionWords } from './condition-words.ts';
import s from './signed.module.css';
import { writtenAccount } from './written-account.ts';

/** What the agreement says, to be read beside what was signed. */
export function SignedFacts({ view }: { view: AgreementView }) {
  const t = useCopiesText();
  const agreement = useAgreementsText();
  const { km, dayOf, longDate } = useFormat();
  const when = useConditionWords();
  const { agreement: text, bank, owner, granted, instalments, payee, startsOn, endsOn } = view;
  if (!text) return null;
  const ofGrant = instalments.filter(({ matched }) => !matched);
  const facts = [
    ['project', view.title],
    ['version', t('versionOf', { version: text.version, day: longDate(text.prepared.at) })],
    ['bank', bank.name],
    ['team', owner],
    ['amount', km(granted)],
    ['instalments', ofGrant.map((one) => `${km(one.amount)} ${when(one)}`)],
    ['payee', payee ? `${payee.holder}, ${writtenAccount(payee.account)}` : ''],
    [
      'period',
      startsOn && endsOn ? agreement('period', { from: dayOf(startsOn), to: dayOf(endsOn) }) : '',
    ],
  ] as const;
  return (
    <div>
      <h3 className="title-4">{t('agreed')}</h3>
      <dl className={s.facts}>
        {facts.map(([name, value]) =>
          value.length === 0 ? null : (
            <div key={name}>
              <dt>{t(`fact_${name}`)}</dt>
              {[value].flat().map((one) => (
                <dd key={one}>{one}</dd>
              ))}
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
