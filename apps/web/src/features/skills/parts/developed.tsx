import { pages } from '@app/contracts/pages';
import { learners } from '@app/domain/skills/analysis';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/addresses/links.tsx';
import { QueriesProvider } from '../../../lib/queries/queries.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { skillsOf, skillsQuery } from '../queries.ts';
import { useKindText, useSkillsText } from '../text.ts';
import s from './developed.module.css';

interface DevelopedProps {
  readonly applicationId: string;
}

/** What a project teaches, as its team accepted it; insiders see what to write besides. */
export const DevelopedSkills = (props: DevelopedProps) => (
  <QueriesProvider>
    <Developed {...props} />
  </QueriesProvider>
);

function Developed({ applicationId: id }: DevelopedProps) {
  const t = useSkillsText();
  const { data } = useQuery(skillsQuery(id, useLanguage().language));
  const say = useKindText(data?.kind ?? '');
  const analyses = (data?.activities ?? []).flatMap(({ analysis }) => analysis ?? []);
  const groups = learners.map((who) => {
    const accepted = analyses
      .flatMap((analysis) => skillsOf(analysis, who))
      .filter(({ answer }) => answer === 'accepted');
    return { who, names: [...new Set(accepted.map(({ skill }) => skill))] };
  });
  const advised = data?.overallAssessment;
  const suggestions = [...new Set(analyses.flatMap((analysis) => analysis.suggestions))];
  if (!data || (groups.every(({ names }) => names.length === 0) && !advised)) return null;
  return (
    <section>
      <h2 className="title-3">{t('developed')}</h2>
      {groups.map(({ who, names }) =>
        names.length === 0 ? null : (
          <div key={who} className="mt4">
            <h3 className="bold">{t(who)}</h3>
            <ul className={s.names}>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ),
      )}
      {advised ? (
        <div className={s.advice}>
          <p className="bold">{advised}</p>
          {suggestions.map((one) => (
            <p key={one} className="small mt2">
              {one}
            </p>
          ))}
          <Link className="go mt2" to={pages.skills({ id })}>
            {say('about')}
          </Link>
        </div>
      ) : null}
    </section>
  );
}
