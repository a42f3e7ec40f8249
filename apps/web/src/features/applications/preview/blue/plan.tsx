import { asksFor, Prose } from '../../../../entities/applications/public.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { lazyPart } from '../../../../lib/lazy-parts/lazy-part.tsx';
import type { OfView } from '../view.ts';
import s from './blue.module.css';
import { type BlueFormKey, useBlueFormText, useBlueText } from './text.ts';

const DevelopedSkills = lazyPart(() =>
  import('../../../skills/public.ts').then((it) => it.DevelopedSkills),
);

export function BluePlan({ application }: OfView<'blue'>) {
  const t = useBlueText();
  const f = useBlueFormText();
  const { date } = useFormat();
  const { risks, helpWanted } = application;
  const milestones = application.milestones.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return (
    <>
      {asksFor(application)('plan') ? (
        <section>
          <h2 className="title-3">{t('milestones')}</h2>
          {milestones.length === 0 ? <p className="muted">{t('noMilestones')}</p> : null}
          <ol className={s.milestones}>
            {milestones.map((one) => (
              <li key={one.id}>
                <span className={s.stone}>{date(one.date)}</span>
                <span className="bold break">{one.what}</span>
                <span className="small muted break">{one.measure}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {risks.length > 0 ? (
        <section>
          <h2 className="title-3">{t('risks')}</h2>
          <ul className="rows">
            {risks.map((one) => (
              <li key={one.id}>
                <p className="bold break">{one.risk}</p>
                <p className="smaller muted">
                  {t('likelihood', {
                    how: f(`risks.likelihood=${one.likelihood}` as BlueFormKey),
                  })}
                </p>
                {one.response ? <p className="small mt2 break">{one.response}</p> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {helpWanted.trim() === '' ? null : (
        <section>
          <h2 className="title-3">{t('help')}</h2>
          <Prose text={helpWanted} empty="" />
        </section>
      )}
      <DevelopedSkills applicationId={application.id} />
    </>
  );
}
