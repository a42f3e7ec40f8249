import { useFormat } from '../../../../lib/format/use-format.ts';
import type { OfView } from '../view.ts';
import s from './blue.module.css';
import { figuresOf } from './plan-figures.ts';
import { type BlueFormKey, useBlueFormText, useBlueText } from './text.ts';

/** What the business is, and what it brings in its first year. */
export function BlueFacts({ application }: OfView<'blue'>) {
  const t = useBlueText();
  const f = useBlueFormText();
  const { km, number, date } = useFormat();
  const { legalForm, registeredSince, industry, stage, jobsCreated } = application;
  const { income } = figuresOf(application).year;
  const form = f(`legalForm=${legalForm}` as BlueFormKey);
  const texts = [
    registeredSince ? t('since', { form, date: date(registeredSince) }) : form,
    industry && f(`industry=${industry}` as BlueFormKey),
    f(`stage=${stage}` as BlueFormKey),
  ];
  return (
    <div>
      <dl className={s.counts}>
        <div>
          <dt className="small muted">{t('firstYearIncome')}</dt>
          <dd>{km(income / 100)}</dd>
        </div>
        {jobsCreated > 0 ? (
          <div>
            <dt className="small muted">{t('jobs', { count: jobsCreated })}</dt>
            <dd>{number(jobsCreated)}</dd>
          </div>
        ) : null}
      </dl>
      <p className="small muted mt4">{texts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
