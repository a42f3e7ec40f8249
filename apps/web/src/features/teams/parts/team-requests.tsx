import type { Team } from '@app/contracts/teams/teams.schemas';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { requestPlace } from '../../../entities/applications/public.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { teams } from '../client.ts';
import { useTeamsText } from '../text.ts';
import s from './person.module.css';
import type { TeamActions } from './use-team.ts';

/** Who came through the link: the owner lets them in or not. */
export function TeamRequests({ team, actions }: { team: Team; actions: TeamActions }) {
  const t = useTeamsText();
  const format = useFormat();
  const answer = (id: string, event: 'admit' | 'refuse') =>
    void actions.act(() => teams.moveRequest({ params: { id }, body: { event } }));
  return (
    <section className="mt7" aria-labelledby="team-asking">
      <h2 className="title-4" id="team-asking">
        {t('asking')}
      </h2>
      <ul className="rows mt4">
        {team.requests.map(({ id, name, askedAt }) => (
          <li key={id} id={requestPlace(id)} className="row row-wrap g4" tabIndex={-1}>
            <Avatar name={name} />
            <div className={s.person}>
              <p className="bold break">{name}</p>
              <p className="small muted">{t('askedOn', { day: format.date(askedAt) })}</p>
            </div>
            <div className="row g2">
              <Button size="m" onClick={() => answer(id, 'admit')}>
                {t('admit')}
              </Button>
              <Button size="m" variant="ghost" onClick={() => answer(id, 'refuse')}>
                {t('refuse')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
