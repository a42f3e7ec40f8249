import { canvasOf } from '@app/contracts/pages';
import type { ApplicationSkills } from '@app/contracts/skills/skills.schemas';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { useParams, useSearchParams } from 'react-router';
import { Unopened } from '../../../entities/applications/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useAccentOf } from '../../../lib/browser/accent.ts';
import { ActivityChips, ActivityNav } from '../parts/activity-nav.tsx';
import { ActivitySkills } from '../parts/activity-skills.tsx';
import { SkillsAside } from '../parts/aside.tsx';
import { SkillsBar } from '../parts/bar.tsx';
import s from '../parts/skills.module.css';
import { useSkillChanges, useSkills } from '../queries.ts';
import { useKindText, useSkillsText } from '../text.ts';

/** What everybody learns in the activities of an application, with the words it is seen in. */
export default function SkillsPage() {
  const t = useSkillsText();
  const { id = '' } = useParams();
  const query = useSkills(id);
  const { data } = query;
  useAccentOf(data?.kind);
  if (data) {
    return (
      <div className={s.page}>
        <SkillsBar skills={data} />
        <Content skills={data} />
      </div>
    );
  }
  return <Unopened query={query} opening={t('opening')} failed={t('unavailable')} />;
}

function Unavailable({ kind, to }: { kind: string; to: string }) {
  const t = useSkillsText();
  const say = useKindText(kind);
  return (
    <div className="wrap section-end">
      <EmptyState
        level={1}
        picture={<MissingStone />}
        title={t('unavailable')}
        text={say('unavailableWhy')}
        action={
          <Link className="button button-primary" to={to}>
            {t('back')}
          </Link>
        }
      />
    </div>
  );
}

function Content({ skills }: { skills: ApplicationSkills }) {
  const t = useSkillsText();
  const changes = useSkillChanges(skills.applicationId);
  const [query] = useSearchParams();
  const { activities, canAnswer, applicationId, kind } = skills;
  if (activities.length === 0) {
    return (
      <Unavailable
        kind={kind}
        to={canvasOf(kind)({ id: applicationId, dio: kind === 'blue' ? 'plan' : 'aktivnosti' })}
      />
    );
  }
  if (activities.every(({ analysis }) => analysis === null)) {
    return (
      <div className="wrap section-end">
        <EmptyState
          level={1}
          picture={<MissingStone />}
          title={t('notRun')}
          text={t('notRunWhy')}
          action={
            canAnswer ? (
              <Button variant="primary" onClick={() => void changes.read()}>
                {t('run')}
              </Button>
            ) : null
          }
        />
      </div>
    );
  }
  const chosen = Number(query.get('aktivnost') ?? 1);
  const at = Math.min(Math.max(Number.isInteger(chosen) ? chosen : 1, 1), activities.length) - 1;
  return (
    <>
      <ActivityChips skills={skills} at={at} />
      <div className={s.columns}>
        <ActivityNav skills={skills} at={at} />
        <div className={s.middle}>
          <ActivitySkills key={at} skills={skills} at={at} changes={changes} />
        </div>
        <SkillsAside skills={skills} changes={changes} />
      </div>
    </>
  );
}
