import { sectionKeysOf } from '@app/domain/applications/form/form';
import { Eye, Lock } from '@app/ui/icons';
import { sectionLink, useSummary } from '../../../../entities/applications/public.ts';
import { PageLink } from '../../../../lib/addresses/links.tsx';
import { SectionSheet, type SectionStep } from '../../../../lib/writing/section-steps.tsx';
import { LanguageChoice, ThemeChoice } from '../../../../shell/choices.tsx';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useSay } from '../canvas-context.tsx';
import { isBegun } from '../content.ts';
import { HistoryButton } from '../history/button.tsx';
import { Company, Visitors } from '../presence/company.tsx';
import { previewOf } from './top-bar.tsx';
import { ApplicationWays } from './ways.tsx';

/** What each section lacks is said once somebody has begun it or asked for a check. */
export function useSectionSteps(): readonly SectionStep[] {
  const { content, draft, form, missing, membersLacking, section, writable, shows } = useCanvas();
  const t = useApplicationsText();
  const say = useSay();
  const summary = useSummary(form);
  return sectionKeysOf(form).map((key) => {
    const lacking = missing.filter((item) => item.section === key);
    const done = key === 'review' ? missing.length === 0 : lacking.length === 0;
    const begun = isBegun(form, content, key) || key === 'team';
    const summaryText = summary(lacking, membersLacking);
    const marked = summaryText !== null && (begun || lacking.some(({ field }) => shows(field)));
    const members = key === 'team' ? t('people', { count: draft.members.length }) : null;
    const open = writable(key) || !draft.abilities.canEdit;
    return {
      key,
      name: say(`section.${key}`),
      to: sectionLink(key),
      done,
      marked,
      stone: done ? 'done' : key === section ? 'now' : marked ? 'part' : 'open',
      note: marked ? summaryText : members,
      beside: (
        <>
          <Visitors section={key} />
          {open ? null : <Lock className="faint" label={t('stateClosed')} />}
        </>
      ),
    };
  });
}

/** On a phone, with what else the bar has no room for. */
export function Sheet({ steps }: { steps: readonly SectionStep[] }) {
  const { section, draft } = useCanvas();
  const t = useApplicationsText();
  return (
    <SectionSheet steps={steps} current={section} label={t('sections')} beside={<Company />}>
      <ApplicationWays className="row row-wrap" id={draft.id} />
      <PageLink className="go" {...previewOf(draft)}>
        <Eye />
        {t('preview')}
      </PageLink>
      <HistoryButton words />
      <div className="row g2">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </SectionSheet>
  );
}
