import type { ApplicationSection } from '@app/domain/applications/application.fields';
import { Avatar } from '@app/ui/avatar';
import { Mail } from '@app/ui/icons';
import { useLocalized } from '../../../../lib/use-format.ts';
import { LanguageChoice, ThemeChoice } from '../../../../shell/choices.tsx';
import { type MissingKey, useMissingText } from '../../next/text.ts';
import { useApplicationsText } from '../../text.ts';
import { useCanvas } from '../canvas-context.tsx';
import s from './help.module.css';
import { isUnsent } from './send-button.tsx';

const tips: Record<ApplicationSection, readonly [title: MissingKey, text: MissingKey]> = {
  basics: ['tipBasics', 'tipBasicsText'],
  problem: ['tipProblem', 'tipProblemText'],
  story: ['tipStory', 'tipStoryText'],
  solution: ['tipSolution', 'tipSolutionText'],
  activities: ['tipActivities', 'tipActivitiesText'],
  budget: ['tipBudget', 'tipBudgetText'],
  impact: ['tipImpact', 'tipImpactText'],
  team: ['tipTeam', 'tipTeamText'],
  review: ['tipReview', 'tipReviewText'],
};

export function Tip() {
  const { draft, section, writable } = useCanvas();
  const m = useMissingText();
  if (!writable(section) || (section === 'review' && !isUnsent(draft))) return null;
  const [title, text] = tips[section];
  return (
    <section>
      <h2 className="t4">{m(title)}</h2>
      <p className="sm mut mt2">{m(text)}</p>
    </section>
  );
}

export function Contact() {
  const { contact } = useCanvas().draft.call;
  const t = useApplicationsText();
  const localized = useLocalized();
  return (
    <section className="tint">
      <h2 className="xs b">{t('contact')}</h2>
      <div className="row mt3">
        <Avatar name={contact.name} />
        <div className="grow">
          <p className="sm b">{contact.name}</p>
          <p className="xs mut">{localized(contact.role)}</p>
        </div>
      </div>
      {contact.email ? (
        <a className="go" href={`mailto:${contact.email}`}>
          <Mail />
          {t('writeTo', { name: contact.name })}
        </a>
      ) : null}
    </section>
  );
}

export function Help() {
  const t = useApplicationsText();
  return (
    <aside className={s.help} aria-label={t('helpLabel')}>
      <Tip />
      <Contact />
      <div className="row between">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </aside>
  );
}
