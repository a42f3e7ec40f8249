import { Avatar } from '@app/ui/avatar';
import {
  ApplicationPictures,
  asksFor,
  FileList,
  Prose,
} from '../../../../entities/applications/public.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { ProjectPlace } from '../parts/overview.tsx';
import type { OfView } from '../view.ts';
import s from './blue.module.css';
import { type BlueFormKey, useBlueFormText, useBlueText } from './text.ts';

export function BlueOverview({ application }: OfView<'blue'>) {
  const t = useBlueText();
  const { valueProposition, solution } = application;
  const asks = asksFor(application);
  const texts = [valueProposition, solution].filter((text) => text.trim() !== '');
  return (
    <>
      {asks('solution') ? (
        <section>
          <h2 className="title-3">{t('what')}</h2>
          <Prose
            text={texts.join('\n\n')}
            empty={t('noSolution')}
            opening={valueProposition !== ''}
          />
          <ApplicationPictures
            className="mt5"
            pictures={application.pictures}
            label={t('pictures')}
          />
        </section>
      ) : null}
      {asks('customer') ? <Customers application={application} /> : null}
      <Evidence application={application} />
      <People application={application} />
      <ProjectPlace application={application} />
    </>
  );
}

function Customers({ application: { customerSegments } }: OfView<'blue'>) {
  const t = useBlueText();
  const { number } = useFormat();
  return (
    <section>
      <h2 className="title-3">{t('forWhom')}</h2>
      {customerSegments.length === 0 ? <p className="muted">{t('noCustomers')}</p> : null}
      <ul className={s.segments}>
        {customerSegments.map((one) => (
          <li key={one.id}>
            <b className={s.many}>{one.howMany > 0 ? number(one.howMany) : '–'}</b>
            <div>
              <p className="bold">{one.name}</p>
              {one.description ? <p className="small muted mt2 break">{one.description}</p> : null}
              {one.howWeKnow ? <p className="small muted mt2 break">{one.howWeKnow}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Evidence({ application: { id, evidence } }: OfView<'blue'>) {
  const t = useBlueText();
  const f = useBlueFormText();
  const { date } = useFormat();
  if (evidence.length === 0) return null;
  return (
    <section>
      <h2 className="title-3">{t('evidence')}</h2>
      <ul className={s.niches}>
        {evidence.map((one) => (
          <li key={one.id}>
            <b className="bold">{f(`evidence.kind=${one.kind}` as BlueFormKey)}</b>
            <span className="small break">{one.what}</span>
            {one.happenedOn ? <span className="smaller muted">{date(one.happenedOn)}</span> : null}
            <FileList of={id} files={one.files} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who does what, as the application says; who is in its team besides stays with the team. */
function People({ application: { teamRoles } }: OfView<'blue'>) {
  const t = useBlueText();
  if (teamRoles.length === 0) return null;
  return (
    <section>
      <h2 className="title-3">{t('who')}</h2>
      <ul className="rows">
        {teamRoles.map((one) => (
          <li key={one.id} className="row">
            <Avatar name={one.name} size="l" />
            <div className="grow">
              <p className="bold">{one.name}</p>
              <p className="small muted">
                {[one.role, one.weeklyHours > 0 && t('weeklyHours', { count: one.weeklyHours })]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {one.brings ? <p className="small mt2 break">{one.brings}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
