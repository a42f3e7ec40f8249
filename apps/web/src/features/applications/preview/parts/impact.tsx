import type { OrangeView } from '@app/contracts/applications/applications.schemas';
import { cx } from '@app/ui/cx';
import { Prose } from '../../../../entities/applications/public.ts';
import { useLocalized } from '../../../../lib/format/use-format.ts';
import { lazyPart } from '../../../../lib/lazy-parts/lazy-part.tsx';
import type { Goal } from '../goals.ts';
import { usePreviewText } from '../text.ts';
import s from './impact.module.css';

const DevelopedSkills = lazyPart(() =>
  import('../../../skills/public.ts').then((it) => it.DevelopedSkills),
);

interface ImpactProps {
  readonly application: OrangeView;
  readonly goals: readonly Goal[];
}

export function Impact({ application, goals }: ImpactProps) {
  const t = usePreviewText();
  const { sdgImpact, sdgGoal, sdgDescription } = application;
  const parts = [
    ['communityImpact', application.communityImpact, t('notWritten')],
    ['targetGroup', application.targetGroup, t('notWritten')],
    ['lastingImpact', application.lastingImpact, t('notWritten')],
    ['innovation', application.innovationValue, t('noInnovation')],
  ] as const;
  const serves = [sdgGoal, sdgDescription, sdgImpact].filter((one) => one.trim() !== '');
  return (
    <>
      <Goals goals={goals} />
      {serves.length > 0 ? (
        <section>
          <h2 className="title-3">{t('sdgImpact')}</h2>
          <Prose text={serves.join('\n\n')} empty="" />
        </section>
      ) : null}
      {parts.map(([key, text, empty]) => (
        <section key={key}>
          <h2 className="title-3">{t(key)}</h2>
          <Prose text={text} empty={empty} />
        </section>
      ))}
      <div className={s.late}>
        <DevelopedSkills applicationId={application.id} />
      </div>
    </>
  );
}

function Goals({ goals }: Pick<ImpactProps, 'goals'>) {
  const t = usePreviewText();
  const localized = useLocalized();
  return (
    <section>
      <h2 className="title-3">{t('sdgs')}</h2>
      {goals.length === 0 ? (
        <p className="muted">{t('noSdgs')}</p>
      ) : (
        <ul className="rows">
          {goals.map(({ number, name, targets }) => (
            <li key={number} className="row top">
              <span className={cx('step-stones tabular', s.goal)} aria-hidden>
                {number}
              </span>
              <div>
                <h3 className="bold">
                  <span className="visually-hidden">{t('goal', { n: number })}: </span>
                  {localized(name)}
                </h3>
                <ul className="small muted">
                  {targets.map((target) => (
                    <li key={target.code} className="mt2">
                      <span className="tabular">{target.code}</span>{' '}
                      {target.name ? localized(target.name) : ''}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
