import type { ApplicationSkills } from '@app/contracts/skills/skills.schemas';
import { Button } from '@app/ui/button';
import { RefreshCw } from '@app/ui/icons';
import type { SkillChanges } from '../queries.ts';
import { useSkillsText } from '../text.ts';
import s from './skills.module.css';

interface AsideProps {
  readonly skills: ApplicationSkills;
  readonly changes: SkillChanges;
}

export function SkillsAside({ skills, changes }: AsideProps) {
  const t = useSkillsText();
  return (
    <aside className={s.aside}>
      <section>
        <h2 className="title-4">{t('sureTitle')}</h2>
        <ul className={s.legend}>
          <li>
            <i data-look="says" />
            <span>
              <b>{t('sureSays')}</b> {t('sureSaysWhy')}
            </span>
          </li>
          <li>
            <i data-look="follows" />
            <span>
              <b>{t('sureFollows')}</b> {t('sureFollowsWhy')}
            </span>
          </li>
          <li>
            <i data-look="guess" />
            <span>
              <b>{t('sureGuess')}</b> {t('sureGuessWhy')}
            </span>
          </li>
        </ul>
      </section>
      <section className={s.tint}>
        <h2 className="title-4">{t('youDecide')}</h2>
        <p className="small mt2">{t('youDecideWhy')}</p>
        {skills.overallAssessment ? <p className="small mt3">{skills.overallAssessment}</p> : null}
        {skills.canAnswer ? (
          <button type="button" className="go mt2" onClick={() => void changes.read()}>
            <RefreshCw />
            {t('readAgain')}
          </button>
        ) : null}
      </section>
      <Service skills={skills} changes={changes} />
    </aside>
  );
}

/** Asked once; afterwards it says what was answered, and the owner may change it. */
function Service({ skills: { service }, changes }: AsideProps) {
  const t = useSkillsText();
  if (!service) return null;
  const { allowed, canAllow } = service;
  if (allowed === null && !canAllow) return null;
  return (
    <section>
      <h2 className="title-4">{t('consentTitle')}</h2>
      <p className="small mt2">{t('consentWhy')}</p>
      {allowed === null ? null : (
        <p className="small bold mt2">{t(allowed ? 'consentGiven' : 'consentRefused')}</p>
      )}
      {canAllow ? (
        <p className="row row-wrap g2 mt3">
          {allowed === true ? null : (
            <Button size="m" variant="soft" onClick={() => void changes.allow(true)}>
              {t('consentYes')}
            </Button>
          )}
          {allowed === false ? null : (
            <Button size="m" onClick={() => void changes.allow(false)}>
              {t('consentNo')}
            </Button>
          )}
        </p>
      ) : null}
    </section>
  );
}
